/** What an act will touch, looked at before it is asked about: facts for its question, and what it leaves out. */
import type { AnyCommand, BeforeAct, CommandContext } from '#commands/define.ts'
import type { RecordSummary } from '#commands/noun.ts'
import type { Values } from '#commands/args.ts'
import { anySignal } from '#lib/any-signal.ts'
import { focusKind } from '#ui/focus/focus.ts'
import { keysAtRest } from '#ui/focus/keys-at-rest.ts'
import { idsTold } from '#commands/language/words/inflection.ts'
import { sayInStatusLine, unsay } from './status-line.ts'

/** ms: after this the question is asked without what the look would have told. */
const PATIENCE = 5_000
/** ms: a shorter wait is not worth a word. */
const SOON = 400

const LOOKING = 'Conferindo antes de perguntar…'

const NOT_SEEN: BeforeAct = { facts: [{ label: 'Conferência', value: 'Não foi possível ler a plataforma antes.' }] }

/**
 * Rejects never: an act is not stopped by what could not be looked at. null: Esc called it off meanwhile. What was
 * looked up is told once the keys rest: what was begun during the look is not cut off by its question.
 */
export async function lookBefore(
  command: AnyCommand,
  args: Values,
  context: CommandContext,
  known: (id: number) => RecordSummary | null,
  skip?: ReadonlyMap<number, string>,
): Promise<BeforeAct | null> {
  if (!command.look) return { facts: [] }
  const since = performance.now()
  const timer = setTimeout(() => sayInStatusLine(LOOKING, PATIENCE), SOON)
  const off = new AbortController()
  const signal = anySignal([off.signal, AbortSignal.timeout(PATIENCE)])
  const ended = new Promise<BeforeAct>((resolve) => signal.addEventListener('abort', () => resolve(NOT_SEEN)))
  const onKey = (event: KeyboardEvent) => {
    // In a field, a menu or a window it is theirs.
    if (event.key !== 'Escape' || !/page|grid|view/.test(focusKind())) return
    event.preventDefault()
    event.stopPropagation()
    off.abort()
  }
  addEventListener('keydown', onKey, true)
  try {
    const look = async () => command.look?.(args, { known, context, skip, signal }) ?? NOT_SEEN
    const seen = await Promise.race([look().catch(() => NOT_SEEN), ended])
    if (!off.signal.aborted) await keysAtRest(since)
    return off.signal.aborted ? null : seen
  } finally {
    clearTimeout(timer)
    removeEventListener('keydown', onKey, true)
    unsay(LOOKING)
  }
}

/** Records that the act would leave as they are, each with its reason. */
export function unchangedAmong(
  command: AnyCommand,
  ids: readonly number[],
  known: (id: number) => RecordSummary | null,
): Map<number, string> {
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const record = known(id)
      const why = record && command.noop ? command.noop(record) : null
      return why === null ? [] : [[id, `#${id} ${why}`]]
    }),
  )
}

/** One word of a reason for several: 'já inativo' -> 'já inativos'. */
const several = (why: string) => why.replace(/^não existe$/, 'não existem').replace(/^já \S+[oa]$/, '$&s')

/** 'Ficam de fora (já inativos): #112, #119.'; the reasons are those of `PerformOptions.skip`, '#112 já inativo'. */
export function leftOutText(skip: ReadonlyMap<number, string>): string {
  const byReason = new Map<string, number[]>()
  const plain: string[] = []
  for (const [id, told] of [...skip].sort(([one], [other]) => one - other)) {
    const sign = `#${id} `
    if (!told.startsWith(sign)) plain.push(told)
    else byReason.set(told.slice(sign.length), [...(byReason.get(told.slice(sign.length)) ?? []), id])
  }
  const groups = [...byReason].map(([why, ids]) =>
    ids.length === 1 ? `Fica de fora (${why}): #${ids[0]}.` : `Ficam de fora (${several(why)}): ${idsTold(ids)}.`,
  )
  const rest = plain.length === 0 ? [] : [`${plain.length === 1 ? 'Fica' : 'Ficam'} de fora: ${plain.join(', ')}.`]
  return [...groups, ...rest].join(' ')
}
