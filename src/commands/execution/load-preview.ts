/** What an act will touch, looked at before it is asked about: facts for its question, and what it leaves out. */
import type { AnyCommand, CommandPreview, CommandContext } from '#commands/define.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { ArgValues } from '#commands/args.ts'
import { anySignal } from '#lib/any-signal.ts'
import { getFocusContext } from '#ui/focus/focus.ts'
import { whenTypingIdle } from '#ui/focus/typing-idle.ts'
import { summarizeIds } from '#commands/language/words/inflection.ts'
import { showStatus, clearStatus } from './status-line.ts'

/** ms: after this the question is asked without what the look would have told. */
const PREVIEW_TIMEOUT_MS = 5_000
/** ms: a shorter wait is not worth a word. */
const STATUS_DELAY_MS = 400

const LOADING_TEXT = 'Conferindo antes de perguntar…'

const FAILED_PREVIEW: CommandPreview = {
  details: [{ label: 'Conferência', value: 'Não foi possível ler a plataforma antes.' }],
}

/**
 * Rejects never: an act is not stopped by what could not be looked at. null: Esc called it off meanwhile. What was
 * looked up is told once the keys rest: what was begun during the look is not cut off by its question.
 */
export async function loadPreview(
  command: AnyCommand,
  args: ArgValues,
  context: CommandContext,
  known: (id: number) => RecordSummary | null,
  skip?: ReadonlyMap<number, string>,
): Promise<CommandPreview | null> {
  if (!command.preview) return { details: [] }
  const startedAtMs = performance.now()
  const timer = setTimeout(() => showStatus(LOADING_TEXT, PREVIEW_TIMEOUT_MS), STATUS_DELAY_MS)
  const abortController = new AbortController()
  const signal = anySignal([abortController.signal, AbortSignal.timeout(PREVIEW_TIMEOUT_MS)])
  const ended = new Promise<CommandPreview>((resolve) =>
    signal.addEventListener('abort', () => resolve(FAILED_PREVIEW)),
  )
  const onKey = (event: KeyboardEvent) => {
    // In a field, a menu or a window it is theirs.
    if (event.key !== 'Escape' || !/page|grid|view/.test(getFocusContext())) return
    event.preventDefault()
    event.stopPropagation()
    abortController.abort()
  }
  addEventListener('keydown', onKey, true)
  try {
    const look = async () => command.preview?.(args, { findRecord: known, context, skip, signal }) ?? FAILED_PREVIEW
    const seen = await Promise.race([look().catch(() => FAILED_PREVIEW), ended])
    if (!abortController.signal.aborted) await whenTypingIdle(startedAtMs)
    return abortController.signal.aborted ? null : seen
  } finally {
    clearTimeout(timer)
    removeEventListener('keydown', onKey, true)
    clearStatus(LOADING_TEXT)
  }
}

/** Records that the act would leave as they are, each with its reason. */
export function findUnchanged(
  command: AnyCommand,
  ids: readonly number[],
  findRecord: (id: number) => RecordSummary | null,
): Map<number, string> {
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const record = findRecord(id)
      const why = record && command.unchangedReason ? command.unchangedReason(record) : null
      return why === null ? [] : [[id, `#${id} ${why}`]]
    }),
  )
}

/** One word of a reason for several: 'já inativo' -> 'já inativos'. */
const toPluralReason = (why: string) => why.replace(/^não existe$/, 'não existem').replace(/^já \S+[oa]$/, '$&s')

/** 'Ficam de fora (já inativos): #112, #119.'; the reasons are those of `PerformOptions.skip`, '#112 já inativo'. */
export function formatSkipped(skip: ReadonlyMap<number, string>): string {
  const byReason = new Map<string, number[]>()
  const plain: string[] = []
  for (const [id, told] of [...skip].sort(([one], [other]) => one - other)) {
    const sign = `#${id} `
    if (!told.startsWith(sign)) plain.push(told)
    else byReason.set(told.slice(sign.length), [...(byReason.get(told.slice(sign.length)) ?? []), id])
  }
  const groups = [...byReason].map(([why, ids]) =>
    ids.length === 1
      ? `Fica de fora (${why}): #${ids[0]}.`
      : `Ficam de fora (${toPluralReason(why)}): ${summarizeIds(ids)}.`,
  )
  const rest = plain.length === 0 ? [] : [`${plain.length === 1 ? 'Fica' : 'Ficam'} de fora: ${plain.join(', ')}.`]
  return [...groups, ...rest].join(' ')
}
