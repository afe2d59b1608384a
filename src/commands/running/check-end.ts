/** What became of an act whose answer does not tell: what it was about is looked at again (case O1). */
import type { ApiError } from '#api/errors.ts'
import { capital } from '#lib/written/capital.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { Values } from '#commands/args.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { KeptStep } from '#commands/dispatcher.ts'
import { verbOf } from '#commands/language/words/inflection.ts'
import { loadRecord } from '#commands/records.ts'
import { commandContext } from '#commands/runtime.ts'
import { noteEnd } from './history.ts'

/** What a look told: the sentence, and whether the act was done; null where it does not tell. */
type Seen = readonly [text: string, isDone: boolean | null]

/**
 * Looks at the record of this act, says what it is now, and settles the doubt where that tells; null where nothing can
 * be looked at.
 */
export function endChecker(
  command: AnyCommand,
  args: Values,
  error: ApiError,
  step: KeptStep | null,
): (() => Promise<void>) | null {
  const [id] = idsIn(command, args)
  const noun = command.args[idArgOf(command) ?? '']?.noun ?? command.noun
  if (!noun || id === undefined || !(noun.record ?? command.still ?? command.look)) return null
  const named = `${capital(noun.singular)} #${id}`
  const seen = (isDone: boolean, told: string): Seen => [`${isDone ? 'Foi feito' : 'Não foi feito'}: ${told}`, isDone]

  async function look(): Promise<Seen> {
    const { signal } = new AbortController()
    if (command.still) {
      const isDone = await command.still(args)
      return seen(isDone, `${named} ${isDone ? 'está' : 'não está'} como pedido`)
    }
    if (command.look) {
      const { facts } = await command.look(args, { known: () => null, context: commandContext(), signal })
      return [`${named}. ${facts.map(({ label, value }) => `${label}: ${value}`).join('; ')}`, null]
    }
    const record = await loadRecord(noun!, id!, signal)
    const removes = verbOf(command) === 'excluir'
    if (record === null) return [`${named} não existe mais`, removes ? true : null]
    if (removes) return seen(false, `${named} ainda existe`)
    const noop = command.noop?.(record)
    const now = `${named}: ${noop ?? [record.name, record.status?.descricao].filter(Boolean).join(', ')}`
    return command.noop ? seen(Boolean(noop), now) : [now, null]
  }

  return async () => {
    try {
      const [text, isDone] = await look()
      if (isDone !== null) {
        error.settle?.()
        if (step?.at) noteEnd(step.at, isDone, text)
      }
      notify('info', text)
    } catch {
      notify('error', `${named} não pôde ser lido. Tente conferir de novo.`)
    }
  }
}
