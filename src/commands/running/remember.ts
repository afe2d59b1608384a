/** Which acts are kept: in the history, for 'a a', and for what the palette offers first (frecency). */
import type { AnyCommand, Replacements } from '#commands/define.ts'
import { idArgOf } from '#commands/command-args.ts'
import type { Source } from '#commands/dispatcher.ts'
import { theRegistry } from '#commands/runtime.ts'
import { addToHistory, type HistoryEntry } from './history.ts'
import { tellFollowers } from './followed-acts.ts'
import { setLastAct } from './last-act.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import type { Values } from '#commands/args.ts'

interface Act {
  command: AnyCommand
  args: Values
  ids: readonly number[]
  ok: boolean
  result: string
  source: Source
  phrase: string | undefined
  /** Of some of it, or of all, nobody knows whether it was done. */
  uncertain: boolean
  /** Those of which nobody knows. */
  unknown: readonly number[]
  /** Those on which it changed something. */
  changed: readonly number[]
  /** The numbers that it replaced. */
  was: Replacements
  /** Takes another act back, or does it again. */
  again: boolean
}

/** Paging, sorting and opening the palette are no acts to look back on. */
const isAct = ({ command, source }: Act): boolean =>
  isOnRecords(command) || (source === 'paleta' && command.group !== 'Console')

const isOnRecords = ({ group }: AnyCommand) => group === 'Ações' || group === 'Cadastrar'

/** Commands that write say how that ended; the others only go or show. */
const writes = ({ success, failure, silentFailure }: AnyCommand) => Boolean(success ?? failure ?? silentFailure)

/** Whether it changes records, so that its end may be the step that is taken back next. */
export const mayBeStep = (command: AnyCommand): boolean => isOnRecords(command) && writes(command)

/**
 * What takes the act back; null where the platform has no way, or nothing was changed. A record of which nobody knows
 * is among its ids where the way back looks at it first; of a script's steps it says itself which those are.
 */
function wayBackOf({ command, args, ids, changed, unknown, was }: Act): HistoryEntry['undo'] {
  const looks = command.each ?? command.still
  const back = ids.filter((id) => changed.includes(id) || (looks && unknown.includes(id)))
  if (back.length === 0 && ids.length > 0) return null
  const name = idArgOf(command)
  const done = ids.length > 0 && name !== null && command.each ? { ...args, [name]: back } : args
  const way = command.undo?.(done, was, unknown) ?? null
  const inverse = way && theRegistry().get(way.id)
  return inverse ? { id: inverse.id, args: { ...way.args }, phrase: way.phrase ?? phraseOf(inverse, way.args) } : null
}

/** Keeps what was done, if it is worth it; returns the moment under which it stands, null where it is not kept. */
export function remember(act: Act): number | null {
  const { command, args, ids, ok, result } = act
  const isDone = ok || act.changed.length > 0
  if (!act.again) tellFollowers({ kind: isDone ? 'act' : 'failed', command, args })
  if (!isAct(act)) return null
  setLastAct({ command, args })
  return addToHistory({
    at: Date.now(),
    commandId: command.id,
    phrase: act.phrase ?? command.called?.(args) ?? phraseOf(command, args),
    args: { ...args },
    ids: [...ids],
    ok,
    // What only leads somewhere has done nothing.
    result: result || (ok && (command.to ?? command.opensRecord) ? 'Aberto' : ''),
    step: writes(command) && !act.again && (act.uncertain || (ids.length > 0 ? act.changed.length > 0 : ok)),
    form: false,
    undone: false,
    unsure: act.uncertain,
    undo: wayBackOf(act),
  })
}
