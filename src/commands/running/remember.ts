/** Which acts are kept: in the history, for 'a a', and for what the palette offers first (frecency). */
import type { AnyCommand } from '#commands/define.ts'
import type { RecordSummary } from '#commands/noun.ts'
import type { Source } from '#commands/dispatcher.ts'
import { addToHistory } from './history.ts'
import { setLastCommand } from './last-command.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import type { Values } from '#commands/command-args.ts'

interface Act {
  command: AnyCommand
  args: Values
  ids: readonly number[]
  ok: boolean
  result: string
  source: Source
  phrase: string | undefined
  /** The record before the act. */
  before: RecordSummary | null
}

/** Paging, sorting and opening the palette are no acts to look back on. */
const isAct = ({ command, source }: Act): boolean =>
  command.group === 'Ações' || command.group === 'Cadastrar' || (source === 'paleta' && command.group !== 'Console')

/** Keeps what was done, if it is worth it. */
export function remember(act: Act): void {
  if (!isAct(act)) return
  const { command, args, ids, ok, result, before } = act
  setLastCommand(command, args)
  const undo = ok ? (command.undo?.(args, before) ?? null) : null
  addToHistory({
    at: Date.now(),
    commandId: command.id,
    phrase: act.phrase ?? phraseOf(command, args),
    args: { ...args },
    ids: [...ids],
    ok,
    result,
    undo,
  })
}
