/** Undoes and redoes actions, one step at a time, the newest first (commands/execution/README §1). */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/format/dates.ts'
import { DAY_MS } from '#lib/storage/persisted.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { AnyCommand } from '#commands/define.ts'
import { getCommandContext, getRegistry } from '#commands/runtime.ts'
import type { HistoryReplay } from '#commands/bulk/bulk-job.ts'
import type { BulkRun } from '#commands/bulk/queue.ts'
import type { ArgValues } from '#commands/args.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import { getReplayRefusal } from './check-availability.ts'
import { type HistoryEntry, getHistory, storeUndoAttempt } from './history.ts'
import { showStatus } from './status-line.ts'
import { subscribeToRunning, getRunningIds } from './in-flight.ts'
import { isRecordWrite } from './store-action.ts'
import { performCommand } from './perform-command.ts'
import { formatConflictSince } from './report-outcome.ts'

/** In ms: a recent action is undone without a question; for an older one the operator confirms that it is meant. */
const UNASKED_UNDO_MS = 60_000

/** In ms: how long an undo waits for a running action. */
const RUNNING_TIMEOUT_MS = 3_000

/** True while an action runs that may become the newest undo step. */
export const isActionRunning = (): boolean =>
  getRunningIds().some((id) => {
    const command = getRegistry().get(id)
    return command !== undefined && isRecordWrite(command)
  })

/**
 * Resolves once no action is running, so that an undo does not take an older one by mistake. Resolves with false, after
 * a notice, if one still runs after RUNNING_TIMEOUT_MS.
 */
export function whenActionsEnd(): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isOver: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isOver || refuseWith('Um comando está em andamento: espere o fim dele, ou pare-o antes'))
    }
    const checkRunning = () => void (isActionRunning() || finish(true))
    const stop = subscribeToRunning(checkRunning)
    const timer = setTimeout(finish, RUNNING_TIMEOUT_MS, false)
    checkRunning()
  })
}

const getUndoableEntries = () => getHistory().filter(({ step }) => step)

/** The newest action that is not undone; undefined if there is none. */
export const getLastUndoable = (): HistoryEntry | undefined => getUndoableEntries().find(({ undone }) => !undone)

/** The action that was undone last; undefined if another action followed. */
export function getLastUndone(): HistoryEntry | undefined {
  const all = getUndoableEntries()
  return all
    .filter(({ undone, undoneAt = 0 }) => undone && all.every(({ at }) => at < undoneAt))
    .sort((a, b) => (b.undoneAt ?? 0) - (a.undoneAt ?? 0))[0]
}

/** The rest of an action's undo: without the records that are already undone, or that have been changed since. */
export function getRemainingUndo({ undo, taken = [], moved = [] }: HistoryEntry): HistoryEntry['undo'] {
  const inverse = undo && getRegistry().get(undo.id)
  const name = inverse ? findIdArg(inverse) : null
  const excludedIds = [...taken, ...moved]
  if (!inverse || name === null || excludedIds.length === 0) return undo
  const args = { ...undo.args, [name]: getIds(inverse, undo.args).filter((id) => !excludedIds.includes(id)) }
  return { ...undo, args, phrase: inverse.hidden ? undo.phrase : formatCommandPhrase(inverse, args) }
}

/**
 * Undoes this action; notifies if that is not possible. Returns true if it was done. `replacedRun` is the interrupted
 * run that the undo continues.
 */
export async function undoEntry(entry: HistoryEntry, replacedRun?: BulkRun): Promise<boolean> {
  const undo = getRemainingUndo(entry)
  const inverse = undo && getRegistry().get(undo.id)
  if (!inverse) return refuseWith(`“${entry.phrase}”: não há como desfazer`)
  if (isOlderThanJustDone(entry)) return refuseWith(`“${entry.phrase}”: feito há mais de 24 horas`)
  const refusal = getReplayRefusal(inverse, undo.args, getCommandContext())
  if (refusal !== null) return refuseWith(`“${entry.phrase}” não foi desfeito: ${refusal}`)
  if (Date.now() - entry.at > UNASKED_UNDO_MS && !(await confirmIsIntended(entry))) return false
  const replay = createReplay(entry, 'desfazer', getIds(inverse, undo.args))
  if (!(await isRecordUnmodified(replay, entry.commandId, entry.args))) return replay.isDone
  await performCommand(inverse, undo.args, 'tecla', {
    usesTargetRows: false,
    replay,
    replacedRun,
    phrase: undo.phrase,
  })
  return replay.isDone
}

const isOlderThanJustDone = ({ at }: HistoryEntry) => Date.now() - at > DAY_MS

const confirmIsIntended = ({ phrase, at }: HistoryEntry) =>
  confirm({
    text: `Desfazer “${phrase}”?`,
    description: `Feito às ${formatTime(new Date(at))}.`,
    confirmLabel: 'Desfazer',
  })

/**
 * Redoes an undone action on the records on which it was undone; notifies if that is not possible. Returns true if it
 * was done. `replacedRun` is the interrupted run that the redo continues.
 */
export async function redoEntry(entry: HistoryEntry, replacedRun?: BulkRun): Promise<boolean> {
  const command = getRegistry().get(entry.commandId)
  if (!command) return false
  if (isOlderThanJustDone(entry)) return refuseWith(`“${entry.phrase}”: feito há mais de 24 horas`)
  const { undo } = entry
  const args = getRedoArgs(command, entry)
  const refusal = getReplayRefusal(command, args, getCommandContext())
  if (refusal !== null) return refuseWith(`“${entry.phrase}” não foi refeito: ${refusal}`)
  const replay = createReplay(entry, 'refazer', entry.taken ?? [])
  if (undo && !(await isRecordUnmodified(replay, undo.id, undo.args))) return replay.isDone
  await performCommand(command, args, 'tecla', {
    usesTargetRows: false,
    replay,
    replacedRun,
    phrase: entry.phrase,
  })
  return replay.isDone
}

function getRedoArgs(command: AnyCommand, { args, undo, taken = [] }: HistoryEntry): ArgValues {
  if (taken.length === 0) return args
  if (command.redoArgs && undo) return command.redoArgs(args, undo.args, taken)
  const name = findIdArg(command)
  return command.runEach && name !== null ? { ...args, [name]: taken } : args
}

/**
 * Whether the record is as the action with these arguments left it, if that can be checked; notifies if not. If it is
 * not known whether the earlier attempt was done, a changed record means that nothing is left to do.
 */
async function isRecordUnmodified(replay: HistoryReplay, id: string, args: ArgValues): Promise<boolean> {
  try {
    if ((await getRegistry().get(id)?.isUnmodified?.(args)) !== false) return true
    if (replay.isFirstAttempt()) return refuseWith(formatConflictSince(replay))
    replay.onAttemptEnd(true, [])
    return refuseWith(`“${replay.phrase}”: já não está assim, nada foi enviado`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuseWith(`“${replay.phrase}”: não foi possível conferir o registro. ${error.message}`)
  }
}

/** Stores the end of each attempt with the entry; if it failed, the entry stays as it was. */
function createReplay(
  { at: timestampMs, phrase }: HistoryEntry,
  verb: HistoryReplay['verb'],
  ids: readonly number[],
): HistoryReplay & { isDone: boolean } {
  return {
    verb,
    timestampMs,
    phrase,
    isDone: false,
    isFirstAttempt: () => !getHistory().find((entry) => entry.at === timestampMs)?.unsure,
    onAttemptEnd(isOk, changed) {
      this.isDone = isOk
      storeUndoAttempt(timestampMs, { verb, isOk, ids, changed })
      if (isOk) showStatus(`${verb === 'desfazer' ? 'Desfeito' : 'Refeito'}: ${phrase}`, 6000)
    },
  }
}

function refuseWith(reason: string): false {
  notify('info', reason)
  return false
}
