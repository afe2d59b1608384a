/**
 * What the steps of a script will touch, looked at before its one question: each by its own command
 * (commands/scripts/README §3).
 */
import type { ArgValues } from '#commands/args.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import type { AnyCommand, CommandContext } from '#commands/define.ts'
import { summarizeRow } from '#commands/resource.ts'
import { loadPreview } from '#commands/execution/load-preview.ts'
import { findRow } from '#commands/screen.ts'
import { formatCount } from '#lib/format/format-count.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'

/** So many looks are taken, of a command that takes no several records at once; so many of them are told. */
const MAX_PREVIEWS = 50
const MAX_DETAILS = 10

/** A step, by its place from 1. */
export interface NumberedStep {
  stepNumber: number
  phrase: string
  command: AnyCommand
  args: ArgValues
}

/** Steps that are looked at together: those of one command whose arguments differ by the record alone. */
interface StepGroup {
  command: AnyCommand
  args: ArgValues
  stepsById: Map<number, NumberedStep>
}

/** A step about a record that one before it is about is not among them: what that makes of it is not known yet. */
function groupSteps(steps: readonly NumberedStep[]): StepGroup[] {
  const groups = new Map<string, StepGroup>()
  const touched = new Set<string>()
  for (const step of steps) {
    const { command, args, stepNumber } = step
    const name = findIdArg(command)
    const ids = getIds(command, args)
    const records = ids.map((id) => `${command.resource?.id} ${id}`)
    const isFresh = !records.some((record) => touched.has(record))
    records.forEach((record) => touched.add(record))
    if (!isFresh || (!command.preview && !command.unchangedReason)) continue
    const isOneOf = command.runEach && name !== null
    const key = `${command.id} ${isOneOf ? JSON.stringify({ ...args, [name]: 0 }) : stepNumber}`
    const group = groups.get(key) ?? { command, args, stepsById: new Map() }
    for (const id of ids) group.stepsById.set(id, step)
    if (isOneOf) group.args = { ...args, [name]: [...group.stepsById.keys()] }
    groups.set(key, group)
  }
  return [...groups.values()]
}

interface StepsPreview {
  details: readonly LabeledValue[]
  /** Why steps are left out, by their places: 'liberar bônus 600 (já liberado)'. */
  skippedSteps: ReadonlyMap<number, string>
}

/** What all of these will touch and would leave as it is; of those that are left out no facts are told. */
export async function previewSteps(steps: readonly NumberedStep[], context: CommandContext): Promise<StepsPreview> {
  const groups = groupSteps(steps)
  const previewable = groups.filter(({ command }) => command.preview)
  const notPreviewed = new Set(previewable.slice(MAX_PREVIEWS))
  const left = new Map<number, string>()
  const groupDetails = await Promise.all(
    groups.map(async (group): Promise<LabeledValue[]> => {
      const { command, args, stepsById } = group
      const findShownRecord = (id: number) => {
        const row = command.resource && findRow(command.resource, id, context)
        return row && command.resource ? summarizeRow(command.resource, row) : null
      }
      const skipStep = (id: number, why: string) => {
        const step = stepsById.get(id)
        if (step) left.set(step.stepNumber, `${step.phrase} (${why})`)
      }
      if (steps.length > 1)
        for (const id of stepsById.keys()) {
          const record = findShownRecord(id)
          const why = (record && command.unchangedReason?.(record)) ?? null
          if (why !== null) skipStep(id, why)
        }
      // What calls one of them off calls all of them off, and the script with them.
      const seen = notPreviewed.has(group) ? null : await loadPreview(command, args, context, findShownRecord)
      const { details, skip } = seen ?? { details: [] }
      for (const [id, why] of skip ?? []) skipStep(id, why)
      const [only, ...more] = stepsById.values()
      if (details.length === 0 || (only && more.length === 0 && left.has(only.stepNumber))) return []
      if (groups.length === 1) return [...details]
      const value = details.map((fact) => `${fact.label}: ${fact.value as string}`).join('; ')
      return [{ label: only && more.length === 0 ? only.phrase : command.title, value }]
    }),
  )
  const facts = groupDetails.flat()
  const countCommands = (count: number) => formatCount(count, 'comando', 'comandos')
  return {
    skippedSteps: left,
    details: [
      ...facts.slice(0, MAX_DETAILS),
      ...(facts.length > MAX_DETAILS ? [{ label: 'E mais', value: countCommands(facts.length - MAX_DETAILS) }] : []),
      ...(notPreviewed.size > 0 ? [{ label: 'Não conferidos', value: countCommands(notPreviewed.size) }] : []),
    ],
  }
}
