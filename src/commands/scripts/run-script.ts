/**
 * A run of a script is one act whose records are its steps, counted from 1: so the runner, its progress, its report,
 * the rest after a reload and the way back serve scripts as they serve any act (commands/scripts/README §3).
 */
import { ApiError } from '#api/errors.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { ids, optional, freeText, type ArgValues } from '#commands/args.ts'
import { getIds } from '#commands/command-args.ts'
import {
  type AnyCommand,
  type CommandPreview,
  DetailedResult,
  defineCommand,
  type PreviewContext,
  ConflictResult,
  ReplacedResult,
  type PreviousValues,
  type CommandResult,
  UnchangedResult,
  type UndoStep,
} from '#commands/define.ts'
import { getFailureText, isSessionEnded } from '#commands/bulk/failure-text.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import { getTitleVerb } from '#commands/language/words/inflection.ts'
import type { Resource } from '#commands/resource.ts'
import { getCommandContext, getLoadedRegistry, getRegistry } from '#commands/runtime.ts'
import { whenScreenReady } from '#commands/screen.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { previewSteps } from './preview-steps.ts'
import { savePlan, type ExecutionPlan, loadPlan, type PlanStep } from './execution-plan.ts'
import type { Script } from '#commands/execution/script.ts'
import { performCommand, type PerformOptions } from '#commands/execution/perform-command.ts'

/** So many phrases are written out where it is asked whether to run them. */
const MAX_LISTED_PHRASES = 10
const EXPIRED_PLAN_TEXT = 'Os comandos deste roteiro não estão mais guardados: digite-o de novo'

const getStep = (index: number, args: { passos?: unknown }): PlanStep | undefined => loadPlan(args)?.steps[index - 1]

const getSteps = ({ steps }: ExecutionPlan, places: readonly number[]): PlanStep[] =>
  places.flatMap((index) => steps[index - 1] ?? [])

/** 'Executar “fechamento 12, 15”? 4 comandos: habilitar cashback 12; …' */
function formatConfirmation(verb: string, plan: ExecutionPlan, places: readonly number[]): string {
  const steps = getSteps(plan, places)
  const count = formatCount(steps.length, 'comando', 'comandos')
  const listing = listPhrases(steps, MAX_LISTED_PHRASES)
  const left =
    plan.left.length > 0
      ? `. Sem volta: ${listPhrases(
          plan.left.map((phrase) => ({ phrase })),
          3,
        )}`
      : ''
  return `${verb} ${plan.name === '' ? count : `“${plan.name}”`}? ${plan.name === '' ? '' : `${count}: `}${listing}${left}`
}

function listPhrases(steps: readonly { phrase: string }[], most: number): string {
  const phrases = steps.slice(0, most).map(({ phrase }) => phrase)
  return [...phrases, ...(steps.length > most ? [`e mais ${steps.length - most}`] : [])].join('; ')
}

async function runStep({ id, args, undoes }: PlanStep): Promise<CommandResult | ReplacedResult> {
  const command = getRegistry().get(id)
  if (!command) throw new ApiError({ kind: 'not-sent', message: 'Este comando não existe mais' })
  // What goes by the list goes by what the step before it has made of it.
  if (command.scope === 'list') await whenScreenReady()
  const context = getCommandContext()
  const disabledReason = getDisabledReason(command, args, context)
  if (disabledReason !== null) throw new ApiError({ kind: 'not-sent', message: disabledReason })
  const undoneCommand = undoes && getRegistry().get(undoes.id)
  // In the words of the step's own command.
  const withCommandFailure = (error: ApiError) => {
    const { kind, isUncertain, retryAfterSeconds } = error
    return new ApiError({ kind, message: getFailureText(command, error), isUncertain, retryAfterSeconds, cause: error })
  }
  try {
    if (undoes && (await undoneCommand?.isUnmodified?.(undoes.args)) === false)
      return undoes.unsure ? new UnchangedResult('não estava feito') : new ConflictResult('')
    if (command.to) return context.navigate(command.to(args))
    const [first] = getIds(command, args)
    const said = await (command.runEach && first !== undefined
      ? command.runEach(first, args, context)
      : command.run?.(args, context))
    if (said instanceof DetailedResult) return said.text
    if (said instanceof ReplacedResult)
      return new ReplacedResult(
        said.previous,
        said.message || command.success,
        said.unconfirmedError && withCommandFailure(said.unconfirmedError),
      )
    return said || command.success
  } catch (error) {
    throw isSessionEnded(error) || !(error instanceof ApiError) ? error : withCommandFailure(error)
  }
}

/** Of an act of which nobody knows whether it was done: its way back looks at the record first. */
const verifiesBeforeUndo = (command: AnyCommand) =>
  command.isUnmodified !== undefined || Boolean(command.runEach && command.resource)

/** Whether the record of a step was deleted by one after it: nothing takes that step back. */
function createDeletedLaterCheck(args: ScriptArgs, unknown: readonly number[] = []): (index: number) => boolean {
  const getTargetKey = (part: ReturnType<typeof getStepRecord>) => `${part?.resource.id} ${part?.id}`
  const deleted = new Map<string, number>()
  for (const index of args.ids) {
    const part = getStepRecord(index, args)
    if (part && getTitleVerb(part.command) === 'excluir' && !unknown.includes(index))
      deleted.set(getTargetKey(part), index)
  }
  return (index) => (deleted.get(getTargetKey(getStepRecord(index, args))) ?? 0) > index
}

/**
 * What takes these steps back, the last one first; null where none of them has a way. Of those of which nobody knows
 * (`unknown`) only what can be looked at comes back.
 */
function createScriptUndo(
  plan: ExecutionPlan,
  args: ScriptArgs,
  previousValues: PreviousValues,
  unknown: readonly number[],
): UndoStep | null {
  const notUndoable: PlanStep[] = []
  const stepNumbers: number[] = []
  const changed = new Set(args.ids)
  const isDeletedLater = createDeletedLaterCheck(args, unknown)
  // Each stands at the place of the act that it takes back, so that both tell of it by one number.
  const undoSteps = plan.steps.map((step, at): PlanStep => {
    const index = at + 1
    if (!changed.has(index)) return step
    const command = getRegistry().get(step.id)
    const unsure = unknown.includes(index)
    const isBlind = unsure && command !== undefined && !verifiesBeforeUndo(command)
    const replaced = previousValues.get(index)
    const [record = 0] = command ? getIds(command, step.args) : []
    const of = new Map(replaced === undefined ? [] : [[record, replaced]])
    const way = isBlind || isDeletedLater(index) ? null : command?.undo?.(step.args, of)
    const inverse = way && getRegistry().get(way.id)
    // Going to a place is nothing to take back, and no loss.
    if (!inverse && command && !command.to) notUndoable.push(step)
    if (!inverse) return step
    stepNumbers.unshift(index)
    const undoes = { id: step.id, args: step.args, ...(unsure && { unsure }) }
    return { id: way.id, args: { ...way.args }, phrase: formatCommandPhrase(inverse, way.args), undoes }
  })
  if (stepNumbers.length === 0) return null
  const phrase = `desfazer ${plan.name || 'comandos'}`
  const passos = savePlan({
    name: plan.name,
    line: phrase,
    steps: undoSteps,
    left: notUndoable.map((step) => step.phrase),
  })
  return { id: undoScript.id, args: { ids: stepNumbers, passos }, phrase }
}

/** Does again what was taken back, and goes where it led; a record that was changed since that stays. */
function createScriptRedoArgs(
  args: ScriptArgs,
  undoArgs: Partial<ScriptArgs>,
  undoneSteps: readonly number[],
): ScriptArgs {
  const plan = loadPlan(args)
  const undone = loadPlan(undoArgs)
  if (!plan || !undone) return args
  const steps = plan.steps.map((step, at): PlanStep => {
    const way = undoneSteps.includes(at + 1) && undone.steps[at]
    if (!way) return step
    const command = getRegistry().get(step.id)
    const again = command?.redoArgs?.(step.args, way.args, getIds(command, step.args)) ?? step.args
    return { ...step, args: again, undoes: { id: way.id, args: way.args } }
  })
  const isNavigation = ({ id }: PlanStep) => getRegistry().get(id)?.to !== undefined
  const places = args.ids.filter((index) => undoneSteps.includes(index) || getSteps(plan, [index]).some(isNavigation))
  return { ids: places, passos: savePlan({ ...plan, steps }) }
}

const run = {
  group: 'Ações',
  scope: 'global',
  hidden: true,
  args: { ids: ids(null, { label: 'passos' }), passos: optional(freeText('passos')) },
} as const

interface ScriptArgs {
  ids: number[]
  passos?: string
}

const isPlanStored = (_: unknown, { passos }: Partial<ScriptArgs>) =>
  passos === undefined || loadPlan({ passos }) !== null || EXPIRED_PLAN_TEXT

const getStepPhrase = (index: number, args: ScriptArgs) => getStep(index, args)?.phrase ?? null

function getStepRecord(
  index: number,
  args: ScriptArgs,
): { resource: Resource; id: number; command: AnyCommand } | null {
  const step = getStep(index, args)
  const command = step && getRegistry().get(step.id)
  const [id] = command ? getIds(command, step.args) : []
  return command?.resource && id !== undefined ? { resource: command.resource, id, command } : null
}

function runStepNumber(index: number, args: ScriptArgs): Promise<CommandResult | ReplacedResult> {
  const step = getStep(index, args)
  return step ? runStep(step) : Promise.reject(new ApiError({ kind: 'not-sent', message: EXPIRED_PLAN_TEXT }))
}

/** It asks, changes records or has a way back; what only shows something is not asked about, together or alone. */
export const needsConfirmation = (command?: AnyCommand): boolean =>
  !command || Boolean(command.confirm ?? command.runEach ?? command.undo)

const isDestructive = (command: AnyCommand | undefined, args: ArgValues): boolean =>
  command?.tone === 'danger' || command?.isDestructive?.(args) === true

/** Its steps' own looks. What takes back, or does again, looks at each record by its turn. */
async function previewScript(
  { ids: places, passos }: ScriptArgs,
  { context, skip }: PreviewContext,
): Promise<CommandPreview> {
  const steps = places.flatMap((index) => {
    const step = skip?.has(index) ? undefined : getStep(index, { passos })
    const command = step && !step.undoes && getRegistry().get(step.id)
    return command ? [{ stepNumber: index, phrase: step.phrase, command, args: step.args }] : []
  })
  const { details, skippedSteps } = await previewSteps(steps, context)
  return { details, skip: skippedSteps }
}

const confirmationOf = (verb: 'Executar' | 'Desfazer') => ({
  confirm(args: ScriptArgs) {
    const plan = loadPlan(args)
    return plan && getSteps(plan, args.ids).some(({ id }) => needsConfirmation(getLoadedRegistry()?.get(id)))
      ? formatConfirmation(verb, plan, args.ids)
      : null
  },
  confirmLabel: verb,
  /** One act among them that destroys is asked about as alone. */
  isDestructive(args: ScriptArgs) {
    const plan = loadPlan(args)
    return (
      plan !== null &&
      getSteps(plan, args.ids).some(({ id, args: values }) => isDestructive(getRegistry().get(id), values))
    )
  },
})

/** Runs the steps of a kept plan; made by the palette, never typed. */
export const runScript = defineCommand({
  ...run,
  id: 'roteiro.executar',
  title: 'Executar comandos',
  icon: 'documento',
  phrases: ['executar passos {ids}'],
  when: isPlanStored,
  preview: previewScript,
  ...confirmationOf('Executar'),
  failure: 'Roteiro não concluído',
  historyLabel: (args) => loadPlan(args)?.line ?? null,
  itemLabel: getStepPhrase,
  itemRecord: getStepRecord,
  runEach: runStepNumber,
  isUndoable(args) {
    const isLost = createDeletedLaterCheck(args)
    return args.ids.some((index) => !isLost(index) && getRegistry().get(getStep(index, args)?.id ?? '')?.undo)
  },
  undo(args, was, unknown = []) {
    const plan = loadPlan(args)
    return plan && createScriptUndo(plan, args, was, unknown)
  },
  redoArgs: createScriptRedoArgs,
})

/** Takes the steps of a script back; made by the way back alone. */
export const undoScript = defineCommand({
  ...run,
  id: 'roteiro.desfazer',
  title: 'Desfazer comandos',
  icon: 'desfazer',
  phrases: ['desfazer passos {ids}'],
  when: isPlanStored,
  ...confirmationOf('Desfazer'),
  confirmsAsUndo: (args) => (loadPlan(args)?.left.length ?? 0) > 0,
  failure: 'Roteiro não desfeito',
  itemLabel: getStepPhrase,
  runEach: runStepNumber,
})

/** The arguments that run these steps; they are kept from now on. */
export function saveScriptPlan({ steps, phrase, isNamed }: Script) {
  const planSteps = steps.map(({ command, args, phrase: message }) => ({
    id: command.id,
    args: { ...args },
    phrase: message,
  }))
  const passos = savePlan({ name: isNamed ? phrase : '', line: phrase, steps: planSteps, left: [] })
  return { ids: steps.map((_, at) => at + 1), passos }
}

/**
 * Runs a script; true where it was agreed to and sent. `looked`: what was looked up of its steps, by their places from
 * 1.
 */
export const performScript = (
  script: Script,
  lookup: Pick<PerformOptions, 'skip' | 'records' | 'note'> = {},
): Promise<boolean> =>
  performCommand(runScript, saveScriptPlan(script), 'paleta', {
    ...lookup,
    usesTargetRows: false,
    phrase: script.phrase,
  })
