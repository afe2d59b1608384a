/**
 * Loads what a command will affect before the confirmation: facts for the confirmation, and the records that are
 * skipped.
 */
import type { AnyCommand, CommandPreview, CommandContext } from '#commands/define.ts'
import { summarizeIds } from '#commands/language/words/id-list.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { ArgValues } from '#commands/args.ts'
import { anySignal } from '#lib/any-signal.ts'
import { getFocusContext } from '#ui/focus/focus.ts'
import { whenTypingIdle } from '#ui/focus/typing-idle.ts'
import { showStatus, clearStatus } from './status-line.ts'

/** In ms: after this time the confirmation appears without the preview, unless the command requires it. */
const PREVIEW_TIMEOUT_MS = 5_000
/** In ms: a shorter wait shows no status. */
const STATUS_DELAY_MS = 400

const LOADING_TEXT = 'Conferindo antes de perguntar…'

const FAILED_PREVIEW: CommandPreview = {
  details: [{ label: 'Conferência', value: 'Não foi possível ler a plataforma antes.' }],
}
const FAILED_REQUIRED_PREVIEW: CommandPreview = {
  details: [],
  stopReason: 'Não foi possível ler a plataforma antes: nada foi enviado',
}

/**
 * Loads the command's preview. Never rejects: a failed preview does not stop the command. Returns null if the operator
 * pressed Esc meanwhile. Returns only once typing is idle, so that the confirmation does not interrupt what the
 * operator began to type during the preview.
 */
export async function loadPreview(
  command: AnyCommand,
  args: ArgValues,
  context: CommandContext,
  findRecord: (id: number) => RecordSummary | null,
  skip?: ReadonlyMap<number, string>,
): Promise<CommandPreview | null> {
  if (!command.preview) return { details: [] }
  const startedAtMs = performance.now()
  const { requiredPreviewMs: timeoutMs = PREVIEW_TIMEOUT_MS } = command
  const failedPreview = command.requiredPreviewMs === undefined ? FAILED_PREVIEW : FAILED_REQUIRED_PREVIEW
  const timer = setTimeout(() => showStatus(LOADING_TEXT, timeoutMs), STATUS_DELAY_MS)
  const abortController = new AbortController()
  const signal = anySignal([abortController.signal, AbortSignal.timeout(timeoutMs)])
  const ended = new Promise<CommandPreview>((resolve) => signal.addEventListener('abort', () => resolve(failedPreview)))
  const onKey = (event: KeyboardEvent) => {
    // In a field, a menu or a dialog, Esc belongs to that element.
    if (event.key !== 'Escape' || !/page|grid|view/.test(getFocusContext())) return
    event.preventDefault()
    event.stopPropagation()
    abortController.abort()
  }
  addEventListener('keydown', onKey, true)
  try {
    const readPreview = async () => command.preview?.(args, { findRecord, context, skip, signal }) ?? failedPreview
    const preview = await Promise.race([readPreview().catch(() => failedPreview), ended])
    if (!abortController.signal.aborted) await whenTypingIdle(startedAtMs)
    return abortController.signal.aborted ? null : preview
  } finally {
    clearTimeout(timer)
    removeEventListener('keydown', onKey, true)
    clearStatus(LOADING_TEXT)
  }
}

/** Records that the command would not change, each with its reason. */
export function findUnchanged(
  command: AnyCommand,
  ids: readonly number[],
  findRecord: (id: number) => RecordSummary | null,
): Map<number, string> {
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const record = findRecord(id)
      const reason = record && command.unchangedReason ? command.unchangedReason(record) : null
      return reason === null ? [] : [[id, `#${id} ${reason}`]]
    }),
  )
}

/** The reason in the plural: 'já inativo' -> 'já inativos'. */
const toPluralReason = (reason: string) => reason.replace(/^não existe$/, 'não existem').replace(/^já \S+[oa]$/, '$&s')

/** 'Ficam de fora (já inativos): #112, #119.'; the reasons are those of `PerformOptions.skip`: '#112 já inativo'. */
export function formatSkipped(skip: ReadonlyMap<number, string>): string {
  const byReason = new Map<string, number[]>()
  const plain: string[] = []
  for (const [id, reason] of [...skip].sort(([one], [other]) => one - other)) {
    const prefix = `#${id} `
    if (!reason.startsWith(prefix)) plain.push(reason)
    else byReason.set(reason.slice(prefix.length), [...(byReason.get(reason.slice(prefix.length)) ?? []), id])
  }
  const groups = [...byReason].map(([reason, ids]) =>
    ids.length === 1
      ? `Fica de fora (${reason}): #${ids[0]}.`
      : `Ficam de fora (${toPluralReason(reason)}): ${summarizeIds(ids)}.`,
  )
  const rest = plain.length === 0 ? [] : [`${plain.length === 1 ? 'Fica' : 'Ficam'} de fora: ${plain.join(', ')}.`]
  return [...groups, ...rest].join(' ')
}
