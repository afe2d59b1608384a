/** What became of an act whose answer does not tell: what it was about is looked at again (case O1). */
import type { ApiError } from '#api/errors.ts'
import { capital } from '#lib/written/capital.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { Values } from '#commands/args.ts'
import { idArgOf, idsIn } from '#commands/command-args.ts'
import type { Item, Run } from '#commands/bulk/queue.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { KeptStep } from '#commands/dispatcher.ts'
import { verbOf } from '#commands/language/words/inflection.ts'
import { loadRecord } from '#commands/records.ts'
import { commandContext } from '#commands/runtime.ts'
import { noteEnd } from './history.ts'

/** What a look told: the sentence, and whether the act was done; null where it does not tell. */
type Seen = readonly [text: string, isDone: boolean | null]

/** What a look at the record of this act needs; null where nothing can be looked at. */
function lookOf(command: AnyCommand, args: Values): { named: string; look: () => Promise<Seen> } | null {
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
  return { named, look }
}

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
  const known = lookOf(command, args)
  if (!known) return null
  return async () => {
    try {
      const [text, isDone] = await known.look()
      if (isDone !== null) {
        error.settle?.()
        if (step?.at) noteEnd(step.at, isDone, text)
      }
      notify('info', text)
    } catch {
      notify('error', `${known.named} não pôde ser lido. Tente conferir de novo.`)
    }
  }
}

/** The look at one record of a run, or at that of a script's step; null where nothing can be looked at. */
function lookInRun(run: AnyCommand, args: Values, id: number): ReturnType<typeof lookOf> {
  const step = run.about?.(id, args)
  const command = step?.command ?? run
  const name = idArgOf(command)
  return command.each && name !== null ? lookOf(command, { ...(!step && args), [name]: [step?.id ?? id] }) : null
}

/**
 * The same of the records of a run of which nobody knows: tells what each is now, and returns the run in which those of
 * which that tells are done, or wait.
 */
export async function checkRun(command: AnyCommand, args: Values, run: Run): Promise<Run> {
  const told: string[] = []
  const items: Item[] = []
  for (const item of run.items) {
    const known = item.state === 'unknown' ? lookInRun(command, args, item.id) : null
    const [text, isDone] = (await known?.look().catch(() => null)) ?? [null, null]
    const name = known?.named ?? item.name ?? `#${item.id}`
    if (item.state === 'unknown') told.push(text ?? `${name} não pôde ser conferido`)
    items.push(isDone === null ? item : { ...item, state: isDone ? 'done' : 'waiting', message: null })
  }
  notify('info', told.join('. '))
  return { ...run, items }
}
