/** Previews the steps of a script before its one confirmation: each by its own command (commands/scripts/README §3). */
import type { ArgValues } from '#commands/args.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import type { AnyCommand, CommandContext, CommandPreview } from '#commands/define.ts'
import { summarizeRow } from '#commands/resource.ts'
import { loadPreview } from '#commands/execution/load-preview.ts'
import { findRow } from '#commands/screen.ts'
import { formatCount } from '#lib/format/format-count.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'

/**
 * MAX_PREVIEWS: how many groups of steps are previewed, besides those whose command requires it. MAX_DETAILS: how many
 * of their details are shown.
 */
const MAX_PREVIEWS = 50
const MAX_DETAILS = 10

/** A step with its number, from 1. */
export interface NumberedStep {
  stepNumber: number
  phrase: string
  command: AnyCommand
  args: ArgValues
}

/** Steps that are previewed together: those of one command whose arguments differ only in the record. */
interface StepGroup {
  command: AnyCommand
  args: ArgValues
  steps: NumberedStep[]
  /** The steps by record, without those whose record an earlier step acts on: they are never skipped. */
  stepsById: Map<number, NumberedStep>
}

/** True if nothing of the command is sent without its preview. */
const requiresPreview = ({ command }: Pick<StepGroup, 'command'>): boolean => command.requiredPreviewMs !== undefined

/**
 * Groups the steps. A step whose record an earlier step acts on is left out, because that step's effect is not known
 * yet; not if its command requires the preview: it then refuses a record that it finds other than shown.
 */
function groupSteps(steps: readonly NumberedStep[]): StepGroup[] {
  const groups = new Map<string, StepGroup>()
  const touched = new Set<string>()
  for (const step of steps) {
    const { command, args, stepNumber } = step
    const name = findIdArg(command)
    const ids = getIds(command, args)
    const records = ids.map((id) => `${command.resource?.id} ${id}`)
    const isFirst = !records.some((record) => touched.has(record))
    records.forEach((record) => touched.add(record))
    const isLeftOut = !isFirst && !requiresPreview(step)
    if (isLeftOut || (!command.preview && !command.unchangedReason)) continue
    const takesSeveral = command.runEach && name !== null
    const key = `${command.id} ${takesSeveral ? JSON.stringify({ ...args, [name]: 0 }) : stepNumber}`
    const group = groups.get(key) ?? { command, args, steps: [], stepsById: new Map<number, NumberedStep>() }
    group.steps.push(step)
    if (isFirst) for (const id of ids) group.stepsById.set(id, step)
    if (takesSeveral)
      group.args = { ...args, [name]: [...new Set(group.steps.flatMap((each) => getIds(command, each.args)))] }
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** What a script would do. */
interface StepsPreview {
  details: readonly LabeledValue[]
  /** Why steps are skipped, by step number: 'liberar bônus 600 (já liberado)'. */
  skippedSteps: ReadonlyMap<number, string>
  /** The arguments as the previews have read them, by step number; without those that stay as they are. */
  stepArgs: ReadonlyMap<number, ArgValues>
  /** Why nothing of the script runs: the reason why one of its commands would not run by itself. */
  stopReason?: string
}

/** Why the command would end by itself after this preview; null if it would go on. */
function getStopReason({ stopReason, prompt }: CommandPreview, args: ArgValues): string | null {
  if (stopReason !== undefined) return stopReason
  return prompt ? `“${String(args[prompt.argName])}” pode ser mais de um registro: diga o id` : null
}

/** What all steps will affect, and which of them would change nothing. Skipped steps have no details. */
export async function previewSteps(steps: readonly NumberedStep[], context: CommandContext): Promise<StepsPreview> {
  const groups = groupSteps(steps)
  const previewable = groups.filter((group) => group.command.preview && !requiresPreview(group))
  const notPreviewed = new Set(previewable.slice(MAX_PREVIEWS))
  const skippedSteps = new Map<number, string>()
  const stepArgs = new Map<number, ArgValues>()
  const stops = new Map<number, string>()
  const groupDetails = await Promise.all(
    groups.map(async (group): Promise<LabeledValue[]> => {
      const { command, args, stepsById } = group
      const findShownRecord = (id: number) => {
        const row = command.resource && findRow(command.resource, id, context)
        return row && command.resource ? summarizeRow(command.resource, row) : null
      }
      const skipStep = (id: number, reason: string) => {
        const step = stepsById.get(id)
        if (step) skippedSteps.set(step.stepNumber, `${step.phrase} (${reason})`)
      }
      if (steps.length > 1)
        for (const id of stepsById.keys()) {
          const record = findShownRecord(id)
          const reason = (record && command.unchangedReason?.(record)) ?? null
          if (reason !== null) skipStep(id, reason)
        }
      // Esc cancels all previews, and the script with them.
      const preview = notPreviewed.has(group) ? null : await loadPreview(command, args, context, findShownRecord)
      const { details, skip } = preview ?? { details: [] }
      const [firstStep, ...more] = group.steps
      const stopReason = preview && getStopReason(preview, args)
      if (firstStep && stopReason) stops.set(firstStep.stepNumber, `${firstStep.phrase}: ${stopReason}`)
      if (preview?.args)
        for (const step of group.steps) stepArgs.set(step.stepNumber, { ...step.args, ...preview.args })
      for (const [id, reason] of skip ?? []) skipStep(id, reason)
      if (details.length === 0 || (firstStep && more.length === 0 && skippedSteps.has(firstStep.stepNumber))) return []
      if (groups.length === 1) return [...details]
      const value = details.map((detail) => `${detail.label}: ${detail.value as string}`).join('; ')
      return [{ label: firstStep && more.length === 0 ? firstStep.phrase : command.title, value }]
    }),
  )
  const [stop] = [...stops].toSorted(([one], [other]) => one - other)
  if (stop) return { details: [], skippedSteps, stepArgs, stopReason: stop[1] }
  // What an operator has to see before it is sent is never cut.
  const maxDetails = groups.some(requiresPreview) ? Infinity : MAX_DETAILS
  const allDetails = groupDetails.flat()
  const countCommands = (count: number) => formatCount(count, 'comando', 'comandos')
  return {
    skippedSteps,
    stepArgs,
    details: [
      ...allDetails.slice(0, maxDetails),
      ...(allDetails.length > maxDetails
        ? [{ label: 'E mais', value: countCommands(allDetails.length - maxDetails) }]
        : []),
      ...(notPreviewed.size > 0 ? [{ label: 'Não conferidos', value: countCommands(notPreviewed.size) }] : []),
    ],
  }
}
