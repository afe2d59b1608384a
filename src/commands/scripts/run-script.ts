/**
 * Runs a script as one action whose items are its steps, counted from 1: so bulk runner, progress, report, resume and
 * undo serve scripts as they serve any command (commands/scripts/README §3).
 */
import { ApiError, createNotSentError } from '#api/errors.ts'
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
import type { PerformOptions } from '#commands/execution/action.ts'
import { performCommand } from '#commands/execution/perform-command.ts'

/** How many phrases the confirmation lists. */
const MAX_LISTED_PHRASES = 10
const EXPIRED_PLAN_TEXT = 'Os comandos deste roteiro não estão mais guardados: digite-o de novo'

const getStep = (index: number, args: { passos?: unknown }): PlanStep | undefined => loadPlan(args)?.steps[index - 1]

const getSteps = ({ steps }: ExecutionPlan, stepNumbers: readonly number[]): PlanStep[] =>
  stepNumbers.flatMap((index) => steps[index - 1] ?? [])

/** 'Executar “fechamento 12, 15”? 4 comandos: habilitar cashback 12; …' */
function formatConfirmation(verb: string, plan: ExecutionPlan, stepNumbers: readonly number[]): string {
  const steps = getSteps(plan, stepNumbers)
  const count = formatCount(steps.length, 'comando', 'comandos')
  const listing = listPhrases(steps, MAX_LISTED_PHRASES)
  const notUndoableText =
    plan.left.length > 0
      ? `. Sem volta: ${listPhrases(
          plan.left.map((phrase) => ({ phrase })),
          3,
        )}`
      : ''
  return `${verb} ${plan.name === '' ? count : `“${plan.name}”`}? ${plan.name === '' ? '' : `${count}: `}${listing}${notUndoableText}`
}

function listPhrases(steps: readonly { phrase: string }[], limit: number): string {
  const phrases = steps.slice(0, limit).map(({ phrase }) => phrase)
  return [...phrases, ...(steps.length > limit ? [`e mais ${steps.length - limit}`] : [])].join('; ')
}

async function runStep({ id, args, undoes }: PlanStep): Promise<CommandResult | ReplacedResult> {
  const command = getRegistry().get(id)
  if (!command) throw createNotSentError('Este comando não existe mais')
  // A command on the list needs the list as the previous step has left it.
  if (command.scope === 'list') await whenScreenReady()
  const context = getCommandContext()
  const disabledReason = getDisabledReason(command, args, context)
  if (disabledReason !== null) throw createNotSentError(disabledReason)
  const undoneCommand = undoes && getRegistry().get(undoes.id)
  // With the failure message of the step's own command.
  const withCommandFailure = (error: ApiError) => {
    const { kind, isUncertain, retryAfterSeconds } = error
    return new ApiError({ kind, message: getFailureText(command, error), isUncertain, retryAfterSeconds, cause: error })
  }
  try {
    if (undoes && (await undoneCommand?.isUnmodified?.(undoes.args)) === false)
      return undoes.unsure ? new UnchangedResult('não estava feito') : new ConflictResult('')
    if (command.to) return context.navigate(command.to(args))
    const [first] = getIds(command, args)
    const result = await (command.runEach && first !== undefined
      ? command.runEach(first, args, context)
      : command.run?.(args, context))
    if (result instanceof DetailedResult) return result.text
    if (result instanceof ReplacedResult)
      return new ReplacedResult(
        result.previous,
        result.message || command.success,
        result.unconfirmedError && withCommandFailure(result.unconfirmedError),
      )
    return result || command.success
  } catch (error) {
    throw isSessionEnded(error) || !(error instanceof ApiError) ? error : withCommandFailure(error)
  }
}

/** True if the undo of an action with an unknown outcome checks the record first. */
const verifiesBeforeUndo = (command: AnyCommand) =>
  command.isUnmodified !== undefined || Boolean(command.runEach && command.resource)

/**
 * Returns a function that says whether a later step deleted the record of this step: then the step cannot be undone.
 */
function createDeletedLaterCheck(args: ScriptArgs, unknown: readonly number[] = []): (index: number) => boolean {
  const getTargetKey = (target: ReturnType<typeof getStepRecord>) => `${target?.resource.id} ${target?.id}`
  const deleted = new Map<string, number>()
  for (const index of args.ids) {
    const target = getStepRecord(index, args)
    if (target && getTitleVerb(target.command) === 'excluir' && !unknown.includes(index))
      deleted.set(getTargetKey(target), index)
  }
  return (index) => (deleted.get(getTargetKey(getStepRecord(index, args))) ?? 0) > index
}

/**
 * The command that undoes these steps, the last one first; null if none of them can be undone. Steps with an unknown
 * outcome (`unknown`) are undone only if their record can be checked.
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
  // Each undo step has the number of the step that it undoes, so that both are reported by one number.
  const undoSteps = plan.steps.map((step, index): PlanStep => {
    const stepNumber = index + 1
    if (!changed.has(stepNumber)) return step
    const command = getRegistry().get(step.id)
    const isUncertain = unknown.includes(stepNumber)
    const isUncheckable = isUncertain && command !== undefined && !verifiesBeforeUndo(command)
    const replaced = previousValues.get(stepNumber)
    const [record = 0] = command ? getIds(command, step.args) : []
    const previousOfRecord = new Map(replaced === undefined ? [] : [[record, replaced]])
    const undoStep = isUncheckable || isDeletedLater(stepNumber) ? null : command?.undo?.(step.args, previousOfRecord)
    const inverse = undoStep && getRegistry().get(undoStep.id)
    // A navigation has nothing to undo, and is not listed as lost.
    if (!inverse && command && !command.to) notUndoable.push(step)
    if (!inverse) return step
    stepNumbers.unshift(stepNumber)
    const undoes = { id: step.id, args: step.args, ...(isUncertain && { unsure: isUncertain }) }
    return { id: undoStep.id, args: { ...undoStep.args }, phrase: formatCommandPhrase(inverse, undoStep.args), undoes }
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

/**
 * The arguments that redo the undone steps and repeat the navigations. A record that was changed since stays as it is.
 */
function createScriptRedoArgs(
  args: ScriptArgs,
  undoArgs: Partial<ScriptArgs>,
  undoneSteps: readonly number[],
): ScriptArgs {
  const plan = loadPlan(args)
  const undone = loadPlan(undoArgs)
  if (!plan || !undone) return args
  const steps = plan.steps.map((step, index): PlanStep => {
    const undoStep = undoneSteps.includes(index + 1) && undone.steps[index]
    if (!undoStep) return step
    const command = getRegistry().get(step.id)
    const redoArgs = command?.redoArgs?.(step.args, undoStep.args, getIds(command, step.args)) ?? step.args
    return { ...step, args: redoArgs, undoes: { id: undoStep.id, args: undoStep.args } }
  })
  const isNavigation = ({ id }: PlanStep) => getRegistry().get(id)?.to !== undefined
  const stepNumbers = args.ids.filter(
    (index) => undoneSteps.includes(index) || getSteps(plan, [index]).some(isNavigation),
  )
  return { ids: stepNumbers, passos: savePlan({ ...plan, steps }) }
}

const scriptCommandBase = {
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
  return step ? runStep(step) : Promise.reject(createNotSentError(EXPIRED_PLAN_TEXT))
}

/**
 * True if the command has a confirmation, changes records or can be undone. A command that only shows something is not
 * confirmed, neither alone nor in a script.
 */
export const needsConfirmation = (command?: AnyCommand): boolean =>
  !command || Boolean(command.confirm ?? command.runEach ?? command.undo)

const isDestructive = (command: AnyCommand | undefined, args: ArgValues): boolean =>
  command?.tone === 'danger' || command?.isDestructive?.(args) === true

/** The previews of the steps' own commands. Undo and redo check each record in its turn. */
async function previewScript(
  { ids: stepNumbers, passos }: ScriptArgs,
  { context, skip }: PreviewContext,
): Promise<CommandPreview> {
  const steps = stepNumbers.flatMap((index) => {
    const step = skip?.has(index) ? undefined : getStep(index, { passos })
    const command = step && !step.undoes && getRegistry().get(step.id)
    return command ? [{ stepNumber: index, phrase: step.phrase, command, args: step.args }] : []
  })
  const { details, skippedSteps, stepArgs, stopReason } = await previewSteps(steps, context)
  const plan = stopReason === undefined && stepArgs.size > 0 ? loadPlan({ passos }) : null
  return {
    details,
    skip: skippedSteps,
    ...(stopReason !== undefined && { stopReason }),
    ...(plan && { args: { passos: savePlan(withStepArgs(plan, stepArgs)) } }),
  }
}

/** The plan with the arguments that the previews of its steps have read. */
const withStepArgs = (plan: ExecutionPlan, stepArgs: ReadonlyMap<number, ArgValues>): ExecutionPlan => ({
  ...plan,
  steps: plan.steps.map((step, index) => ({ ...step, args: { ...(stepArgs.get(index + 1) ?? step.args) } })),
})

const createConfirmation = (verb: 'Executar' | 'Desfazer') => ({
  confirm(args: ScriptArgs) {
    const plan = loadPlan(args)
    return plan && getSteps(plan, args.ids).some(({ id }) => needsConfirmation(getLoadedRegistry()?.get(id)))
      ? formatConfirmation(verb, plan, args.ids)
      : null
  },
  confirmLabel: verb,
  /** If one step is destructive, the whole script is confirmed as destructive. */
  isDestructive(args: ScriptArgs) {
    const plan = loadPlan(args)
    return (
      plan !== null &&
      getSteps(plan, args.ids).some(({ id, args: values }) => isDestructive(getRegistry().get(id), values))
    )
  },
})

/** Runs the steps of a stored plan; created by the palette, never typed. */
export const runScript = defineCommand({
  ...scriptCommandBase,
  id: 'roteiro.executar',
  title: 'Executar comandos',
  icon: 'documento',
  phrases: ['executar passos {ids}'],
  when: isPlanStored,
  preview: previewScript,
  ...createConfirmation('Executar'),
  failure: 'Roteiro não concluído',
  historyLabel: (args) => loadPlan(args)?.line ?? null,
  itemLabel: getStepPhrase,
  itemRecord: getStepRecord,
  runEach: runStepNumber,
  isUndoable(args) {
    const isDeletedLater = createDeletedLaterCheck(args)
    return args.ids.some((index) => !isDeletedLater(index) && getRegistry().get(getStep(index, args)?.id ?? '')?.undo)
  },
  undo(args, previousValues, unknown = []) {
    const plan = loadPlan(args)
    return plan && createScriptUndo(plan, args, previousValues, unknown)
  },
  redoArgs: createScriptRedoArgs,
})

/** Undoes the steps of a script; created only by the undo. */
export const undoScript = defineCommand({
  ...scriptCommandBase,
  id: 'roteiro.desfazer',
  title: 'Desfazer comandos',
  icon: 'desfazer',
  phrases: ['desfazer passos {ids}'],
  when: isPlanStored,
  ...createConfirmation('Desfazer'),
  confirmsAsUndo: (args) => (loadPlan(args)?.left.length ?? 0) > 0,
  failure: 'Roteiro não desfeito',
  itemLabel: getStepPhrase,
  runEach: runStepNumber,
})

/** The arguments that run these steps; stores the steps. */
export function saveScriptPlan({ steps, phrase, isNamed }: Script) {
  const planSteps = steps.map(({ command, args, phrase: message }) => ({
    id: command.id,
    args: { ...args },
    phrase: message,
  }))
  const passos = savePlan({ name: isNamed ? phrase : '', line: phrase, steps: planSteps, left: [] })
  return { ids: steps.map((_, index) => index + 1), passos }
}

/**
 * Runs a script; true if it was confirmed and sent. `lookup` is what was looked up for its steps, by position from 1.
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
