/** Acts are taken back and done again, one step at a time, the newest first (commands/running/README §1). */
import { ApiError } from '#api/errors.ts'
import { formatTime } from '#lib/dates.ts'
import { DAY } from '#lib/kept.ts'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notify.tsx'
import { theRegistry } from '#commands/runtime.ts'
import { type HistoryEntry, historyEntries, setUndone } from './history.ts'
import { sayInStatusLine } from './status-line.ts'
import { perform } from './run.ts'

/** ms: the act just done needs no question; of an older one it is asked whether it is the one that is meant. */
const JUST_DONE = 60_000

const steps = () => historyEntries().filter(({ step }) => step)

/** The newest act that was not taken back; undefined where there is none. */
export const lastDone = (): HistoryEntry | undefined => steps().find(({ undone }) => !undone)

/** The act that was taken back last; undefined where something was done since. */
export function lastUndone(): HistoryEntry | undefined {
  const all = steps()
  const done = all.findIndex(({ undone }) => !undone)
  return all[(done < 0 ? all.length : done) - 1]
}

/** Takes this act back; says why where that cannot be. True where it was done. */
export async function undoEntry(entry: HistoryEntry): Promise<boolean> {
  const { undo, phrase } = entry
  const inverse = undo && theRegistry().get(undo.id)
  if (!inverse) return refuse(`“${phrase}”: não há como desfazer`)
  if (Date.now() - entry.at > DAY) return refuse(`“${phrase}”: feito há mais de 24 horas`)
  if (Date.now() - entry.at > JUST_DONE && !(await isMeant(entry))) return false
  try {
    if ((await theRegistry().get(entry.commandId)?.still?.(entry.args)) === false)
      return refuse(`“${phrase}”: foi alterado depois, não foi desfeito`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuse(`“${phrase}”: não foi possível conferir o registro. ${error.message}`)
  }
  return mark(entry, await perform(inverse, undo.args, 'tecla', { rows: false, again: true, phrase: undo.phrase }))
}

const isMeant = ({ phrase, at }: HistoryEntry) =>
  confirm({
    text: `Desfazer “${phrase}”?`,
    description: `Feito às ${formatTime(new Date(at))}.`,
    confirmLabel: 'Desfazer',
  })

/** Does an act that was taken back once more, with the ids on which it had changed something. */
export async function redoEntry(entry: HistoryEntry): Promise<boolean> {
  const command = theRegistry().get(entry.commandId)
  if (!command) return false
  return mark(entry, await perform(command, entry.args, 'tecla', { rows: false, again: true, phrase: entry.phrase }))
}

/** The end of what was just run stands first in the history; where it failed, the step stays as it was. */
function mark(entry: HistoryEntry, ran: boolean): boolean {
  const [end] = historyEntries()
  const done = ran && end?.ok === true
  if (done) {
    // Done again, it may have changed fewer records than at first.
    setUndone(entry.at, !entry.undone, entry.undone ? end.undo : entry.undo)
    sayInStatusLine(`${entry.undone ? 'Refeito' : 'Desfeito'}: ${entry.phrase}`, 6000)
  }
  return done
}

function refuse(why: string): false {
  notify('info', why)
  return false
}
