/** Acts are taken back and done again, one step at a time, the newest first (commands/execution/README §1). */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/format/dates.ts'
import { DAY_MS } from '#lib/storage/persisted.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { AnyCommand } from '#commands/define.ts'
import { getRegistry } from '#commands/runtime.ts'
import type { HistoryReplay } from '#commands/bulk/bulk-job.ts'
import type { ArgValues } from '#commands/args.ts'
import { findIdArg, getIds } from '#commands/command-args.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import { type HistoryEntry, getHistory, recordUndoAttempt } from './history.ts'
import { showStatus } from './status-line.ts'
import { subscribeToRunning, getRunningIds } from './in-flight.ts'
import { canBeUndoStep } from './record-action.ts'
import { formatConflictSince, performCommand } from './perform-command.ts'

/** ms: the act just done needs no question; of an older one it is asked whether it is the one that is meant. */
const UNASKED_UNDO_MS = 60_000

/** How long an act under way is waited for, ms. */
const RUNNING_TIMEOUT_MS = 3_000

/** True while an act is under way: its end may be the newest step. */
export const isActionRunning = (): boolean =>
  getRunningIds().some((id) => {
    const command = getRegistry().get(id)
    return command !== undefined && canBeUndoStep(command)
  })

/** Settles once no act is under way: none older is taken in its place. False where one takes longer, which it says. */
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

/** The newest act that was not taken back; undefined where there is none. */
export const getLastUndoable = (): HistoryEntry | undefined => getUndoableEntries().find(({ undone }) => !undone)

/** The act that was taken back last; undefined where something was done since. */
export function getLastUndone(): HistoryEntry | undefined {
  const all = getUndoableEntries()
  return all
    .filter(({ undone, undoneAt = 0 }) => undone && all.every(({ at }) => at < undoneAt))
    .sort((a, b) => (b.undoneAt ?? 0) - (a.undoneAt ?? 0))[0]
}

/** What takes the act back from here: without the records on which that was done before, or that moved on since. */
export function getRemainingUndo({ undo, taken = [], moved = [] }: HistoryEntry): HistoryEntry['undo'] {
  const inverse = undo && getRegistry().get(undo.id)
  const name = inverse ? findIdArg(inverse) : null
  const out = [...taken, ...moved]
  if (!inverse || name === null || out.length === 0) return undo
  const args = { ...undo.args, [name]: getIds(inverse, undo.args).filter((id) => !out.includes(id)) }
  return { ...undo, args, phrase: inverse.hidden ? undo.phrase : formatCommandPhrase(inverse, args) }
}

/** Takes this act back; says why where that cannot be. True where it was done. */
export async function undoEntry(entry: HistoryEntry): Promise<boolean> {
  const undo = getRemainingUndo(entry)
  const inverse = undo && getRegistry().get(undo.id)
  if (!inverse) return refuseWith(`“${entry.phrase}”: não há como desfazer`)
  if (isOlderThanJustDone(entry)) return refuseWith(`“${entry.phrase}”: feito há mais de 24 horas`)
  if (Date.now() - entry.at > UNASKED_UNDO_MS && !(await confirmIsIntended(entry))) return false
  const again = createReplay(entry, 'desfazer', getIds(inverse, undo.args))
  if (!(await isRecordUnmodified(again, entry.commandId, entry.args))) return again.isDone
  await performCommand(inverse, undo.args, 'tecla', { usesTargetRows: false, replay: again, phrase: undo.phrase })
  return again.isDone
}

const isOlderThanJustDone = ({ at }: HistoryEntry) => Date.now() - at > DAY_MS

const confirmIsIntended = ({ phrase, at }: HistoryEntry) =>
  confirm({
    text: `Desfazer “${phrase}”?`,
    description: `Feito às ${formatTime(new Date(at))}.`,
    confirmLabel: 'Desfazer',
  })

/** Does an act that was taken back once more, on the ids on which it was; says why where that cannot be. */
export async function redoEntry(entry: HistoryEntry): Promise<boolean> {
  const command = getRegistry().get(entry.commandId)
  if (!command) return false
  if (isOlderThanJustDone(entry)) return refuseWith(`“${entry.phrase}”: feito há mais de 24 horas`)
  const { undo } = entry
  const again = createReplay(entry, 'refazer', entry.taken ?? [])
  if (undo && !(await isRecordUnmodified(again, undo.id, undo.args))) return again.isDone
  await performCommand(command, getRedoArgs(command, entry), 'tecla', {
    usesTargetRows: false,
    replay: again,
    phrase: entry.phrase,
  })
  return again.isDone
}

function getRedoArgs(command: AnyCommand, { args, undo, taken = [] }: HistoryEntry): ArgValues {
  if (taken.length === 0) return args
  if (command.redoArgs && undo) return command.redoArgs(args, undo.args, taken)
  const name = findIdArg(command)
  return command.runEach && name !== null ? { ...args, [name]: taken } : args
}

/**
 * Whether the record is as the act of these arguments left it, as far as that can be asked; says why where not. Of an
 * act of which nobody knows whether it was done there is nothing left to do then.
 */
async function isRecordUnmodified(again: HistoryReplay, id: string, args: ArgValues): Promise<boolean> {
  try {
    if ((await getRegistry().get(id)?.isUnmodified?.(args)) !== false) return true
    if (again.isFirstAttempt()) return refuseWith(formatConflictSince(again))
    again.onAttemptEnd(true, [])
    return refuseWith(`“${again.phrase}”: já não está assim, nada foi enviado`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuseWith(`“${again.phrase}”: não foi possível conferir o registro. ${error.message}`)
  }
}

/** The end of each try is kept with the act; where it failed, the step stays as it was. */
function createReplay(
  { at, phrase }: HistoryEntry,
  verb: HistoryReplay['verb'],
  ids: readonly number[],
): HistoryReplay & { isDone: boolean } {
  return {
    verb,
    timestampMs: at,
    phrase,
    isDone: false,
    isFirstAttempt: () => !getHistory().find((each) => each.at === at)?.unsure,
    onAttemptEnd(ok, changed) {
      this.isDone = ok
      recordUndoAttempt(at, { verb, isOk: ok, ids, changed })
      if (ok) showStatus(`${verb === 'desfazer' ? 'Desfeito' : 'Refeito'}: ${phrase}`, 6000)
    },
  }
}

function refuseWith(why: string): false {
  notify('info', why)
  return false
}
