/** Which acts are kept: in the history, for 'a a', and for what the palette offers first (frecency). */
import type { AnyCommand, PreviousValues } from '#commands/define.ts'
import { findIdArg } from '#commands/command-args.ts'
import type { CommandSource } from '#commands/dispatcher.ts'
import { getRegistry } from '#commands/runtime.ts'
import { addToHistory, type HistoryEntry } from './history.ts'
import { notifyActionListeners } from './action-events.ts'
import { setLastAction } from './last-action.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import type { ArgValues } from '#commands/args.ts'

interface PerformedAction {
  command: AnyCommand
  args: ArgValues
  ids: readonly number[]
  isOk: boolean
  result: string
  source: CommandSource
  phrase: string | undefined
  /** Of some of it, or of all, nobody knows whether it was done. */
  isUncertain: boolean
  /** Those of which nobody knows. */
  unconfirmedIds: readonly number[]
  /** Those on which it changed something. */
  changed: readonly number[]
  /** The numbers that it replaced. */
  previousValues: PreviousValues
  /** Takes another act back, or does it again. */
  isReplay: boolean
}

/** Paging, sorting and opening the palette are no acts to look back on. */
const belongsInHistory = ({ command, source }: PerformedAction): boolean =>
  actsOnRecords(command) || (source === 'paleta' && command.group !== 'Console')

const actsOnRecords = ({ group }: AnyCommand) => group === 'Ações' || group === 'Cadastrar'

/** Commands that write say how that ended; the others only go or show. */
const isWrite = ({ success, failure, inlineFailure }: AnyCommand) => Boolean(success ?? failure ?? inlineFailure)

/** Whether it changes records, so that its end may be the step that is taken back next. */
export const canBeUndoStep = (command: AnyCommand): boolean => actsOnRecords(command) && isWrite(command)

/**
 * What takes the act back; null where the platform has no way, or nothing was changed. A record of which nobody knows
 * is among its ids where the way back looks at it first; of a script's steps it says itself which those are.
 */
function createUndoStep({
  command,
  args,
  ids,
  changed,
  unconfirmedIds,
  previousValues,
}: PerformedAction): HistoryEntry['undo'] {
  const verifiesItself = command.runEach ?? command.isUnmodified
  const undoableIds = ids.filter((id) => changed.includes(id) || (verifiesItself && unconfirmedIds.includes(id)))
  if (undoableIds.length === 0 && ids.length > 0) return null
  const name = findIdArg(command)
  const doneArgs = ids.length > 0 && name !== null && command.runEach ? { ...args, [name]: undoableIds } : args
  const step = command.undo?.(doneArgs, previousValues, unconfirmedIds) ?? null
  const inverse = step && getRegistry().get(step.id)
  return inverse
    ? { id: inverse.id, args: { ...step.args }, phrase: step.phrase ?? formatCommandPhrase(inverse, step.args) }
    : null
}

/** Keeps what was done, if it is worth it; returns the moment under which it stands, null where it is not kept. */
export function recordAction(act: PerformedAction): number | null {
  const { command, args, ids, isOk, result } = act
  const isDone = isOk || act.changed.length > 0
  if (!act.isReplay) notifyActionListeners({ kind: isDone ? 'act' : 'failed', command, args })
  if (!belongsInHistory(act)) return null
  setLastAction({ command, args })
  return addToHistory({
    at: Date.now(),
    commandId: command.id,
    phrase: act.phrase ?? command.historyLabel?.(args) ?? formatCommandPhrase(command, args),
    args: { ...args },
    ids: [...ids],
    ok: isOk,
    // What only leads somewhere has done nothing.
    result: result || (isOk && (command.to ?? command.opensRecord) ? 'Aberto' : ''),
    step: isWrite(command) && !act.isReplay && (act.isUncertain || (ids.length > 0 ? act.changed.length > 0 : isOk)),
    form: false,
    undone: false,
    unsure: act.isUncertain,
    undo: createUndoStep(act),
  })
}
