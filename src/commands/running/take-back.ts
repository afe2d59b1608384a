/** Acts are taken back and done again, one step at a time, the newest first (commands/running/README §1). */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/written/dates.ts'
import { DAY } from '#lib/kept/kept.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { AnyCommand } from '#commands/define.ts'
import { theRegistry } from '#commands/runtime.ts'
import type { Again } from '#commands/bulk/work.ts'
import type { Values } from '#commands/args.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import { type HistoryEntry, historyEntries, noteTry } from './history.ts'
import { sayInStatusLine } from './status-line.ts'
import { onRunningChange, runningIds } from './in-flight.ts'
import { mayBeStep } from './remember.ts'
import { movedSince, perform } from './run.ts'

/** ms: the act just done needs no question; of an older one it is asked whether it is the one that is meant. */
const JUST_DONE = 60_000

/** How long an act under way is waited for, ms. */
const WAIT = 3_000

/** True while an act is under way: its end may be the newest step. */
export const isActing = (): boolean =>
  runningIds().some((id) => {
    const command = theRegistry().get(id)
    return command !== undefined && mayBeStep(command)
  })

/** Settles once no act is under way: none older is taken in its place. False where one takes longer, which it says. */
export function afterActs(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isOver: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isOver || refuse('Um comando está em andamento: espere o fim dele, ou pare-o antes'))
    }
    const look = () => void (isActing() || end(true))
    const stop = onRunningChange(look)
    const timer = setTimeout(end, WAIT, false)
    look()
  })
}

const steps = () => historyEntries().filter(({ step }) => step)

/** The newest act that was not taken back; undefined where there is none. */
export const lastDone = (): HistoryEntry | undefined => steps().find(({ undone }) => !undone)

/** The act that was taken back last; undefined where something was done since. */
export function lastUndone(): HistoryEntry | undefined {
  const all = steps()
  return all
    .filter(({ undone, undoneAt = 0 }) => undone && all.every(({ at }) => at < undoneAt))
    .sort((a, b) => (b.undoneAt ?? 0) - (a.undoneAt ?? 0))[0]
}

/** What takes the act back from here: without the records on which that was done before, or that moved on since. */
export function leftToUndo({ undo, taken = [], moved = [] }: HistoryEntry): HistoryEntry['undo'] {
  const inverse = undo && theRegistry().get(undo.id)
  const name = inverse ? idArgOf(inverse) : null
  const out = [...taken, ...moved]
  if (!inverse || name === null || out.length === 0) return undo
  const args = { ...undo.args, [name]: idsIn(inverse, undo.args).filter((id) => !out.includes(id)) }
  return { ...undo, args, phrase: inverse.hidden ? undo.phrase : phraseOf(inverse, args) }
}

/** Takes this act back; says why where that cannot be. True where it was done. */
export async function undoEntry(entry: HistoryEntry): Promise<boolean> {
  const undo = leftToUndo(entry)
  const inverse = undo && theRegistry().get(undo.id)
  if (!inverse) return refuse(`“${entry.phrase}”: não há como desfazer`)
  if (isOld(entry)) return refuse(`“${entry.phrase}”: feito há mais de 24 horas`)
  if (Date.now() - entry.at > JUST_DONE && !(await isMeant(entry))) return false
  const again = againOf(entry, 'desfazer', idsIn(inverse, undo.args))
  if (!(await isStill(again, entry.commandId, entry.args))) return again.isDone
  await perform(inverse, undo.args, 'tecla', { rows: false, again, phrase: undo.phrase })
  return again.isDone
}

const isOld = ({ at }: HistoryEntry) => Date.now() - at > DAY

const isMeant = ({ phrase, at }: HistoryEntry) =>
  confirm({
    text: `Desfazer “${phrase}”?`,
    description: `Feito às ${formatTime(new Date(at))}.`,
    confirmLabel: 'Desfazer',
  })

/** Does an act that was taken back once more, on the ids on which it was; says why where that cannot be. */
export async function redoEntry(entry: HistoryEntry): Promise<boolean> {
  const command = theRegistry().get(entry.commandId)
  if (!command) return false
  if (isOld(entry)) return refuse(`“${entry.phrase}”: feito há mais de 24 horas`)
  const { undo } = entry
  const again = againOf(entry, 'refazer', entry.taken ?? [])
  if (undo && !(await isStill(again, undo.id, undo.args))) return again.isDone
  await perform(command, argsAgain(command, entry), 'tecla', { rows: false, again, phrase: entry.phrase })
  return again.isDone
}

function argsAgain(command: AnyCommand, { args, undo, taken = [] }: HistoryEntry): Values {
  if (taken.length === 0) return args
  if (command.onceMore && undo) return command.onceMore(args, undo.args, taken)
  const name = idArgOf(command)
  return command.each && name !== null ? { ...args, [name]: taken } : args
}

/**
 * Whether the record is as the act of these arguments left it, as far as that can be asked; says why where not. Of an
 * act of which nobody knows whether it was done there is nothing left to do then.
 */
async function isStill(again: Again, id: string, args: Values): Promise<boolean> {
  try {
    if ((await theRegistry().get(id)?.still?.(args)) !== false) return true
    if (again.isFirst()) return refuse(movedSince(again))
    again.ended(true, [])
    return refuse(`“${again.phrase}”: já não está assim, nada foi enviado`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuse(`“${again.phrase}”: não foi possível conferir o registro. ${error.message}`)
  }
}

/** The end of each try is kept with the act; where it failed, the step stays as it was. */
function againOf(
  { at, phrase }: HistoryEntry,
  verb: Again['verb'],
  ids: readonly number[],
): Again & { isDone: boolean } {
  return {
    verb,
    at,
    phrase,
    isDone: false,
    isFirst: () => !historyEntries().find((each) => each.at === at)?.unsure,
    ended(ok, changed) {
      this.isDone = ok
      noteTry(at, { verb, ok, ids, changed })
      if (ok) sayInStatusLine(`${verb === 'desfazer' ? 'Desfeito' : 'Refeito'}: ${phrase}`, 6000)
    },
  }
}

function refuse(why: string): false {
  notify('info', why)
  return false
}
