/** Stores performed actions: in the history, for 'a a', and for the palette's order (frecency). */
import type { AnyCommand, PreviousValues } from '#commands/define.ts'
import { findIdArg } from '#commands/command-args.ts'
import type { CommandSource } from '#commands/command-requests.ts'
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
  /** It is not known for all of its records whether the action was done. */
  isUncertain: boolean
  /** The records for which it is not known. */
  unconfirmedIds: readonly number[]
  /** The records that the action changed. */
  changed: readonly number[]
  /** The numbers that the action replaced. */
  previousValues: PreviousValues
  /** The action undoes or redoes another one. */
  isReplay: boolean
}

/** Paging, sorting and opening the palette are not worth an entry. */
const belongsInHistory = ({ command, source }: PerformedAction): boolean =>
  actsOnRecords(command) || (source === 'paleta' && command.group !== 'Console')

const actsOnRecords = ({ group }: AnyCommand) => group === 'Ações' || group === 'Cadastrar'

/** Commands that write have a message for success or failure; the others only navigate or show. */
const isWrite = ({ success, failure, inlineFailure }: AnyCommand) => Boolean(success ?? failure ?? inlineFailure)

/** Whether the command changes records, so that its action may be the next one to undo. */
export const isRecordWrite = (command: AnyCommand): boolean => actsOnRecords(command) && isWrite(command)

/**
 * The command that undoes the action; null if the platform offers none, or nothing was changed. Records that may have
 * been changed are included if the undo checks them first; a script's undo says itself which ones those are.
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

/**
 * Stores what was done if it belongs in the history. Returns the entry's timestamp in ms; null if nothing is stored.
 */
export function storeAction(action: PerformedAction): number | null {
  const { command, args, ids, isOk, result } = action
  const isDone = isOk || action.changed.length > 0
  if (!action.isReplay) notifyActionListeners({ kind: isDone ? 'act' : 'failed', command, args })
  if (!belongsInHistory(action)) return null
  setLastAction({ command, args })
  return addToHistory({
    at: Date.now(),
    commandId: command.id,
    phrase: action.phrase ?? command.historyLabel?.(args) ?? formatCommandPhrase(command, args),
    args: { ...args },
    ids: [...ids],
    ok: isOk,
    // A command that only navigates has no result.
    result: result || (isOk && (command.to ?? command.opensRecord) ? 'Aberto' : ''),
    step:
      isWrite(command) &&
      !action.isReplay &&
      (action.isUncertain || (ids.length > 0 ? action.changed.length > 0 : isOk)),
    form: false,
    undone: false,
    unsure: action.isUncertain,
    undo: createUndoStep(action),
  })
}
