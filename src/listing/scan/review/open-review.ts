/** Opens the review queue: the stored one, or a new one from the sample, the exceptions, or the whole scan. */
import { formatInteger } from '#lib/format/money.ts'
import type { Row } from '#commands/resource.ts'
import { runJob } from '#scan/jobs/run-job.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ListSource } from '#listing/list-source.ts'
import { whenAnalysesDone, findExceptions, takeSample } from '#listing/scan/analysis/analyse.ts'
import { toReviewedSampleData } from '#listing/scan/files/evidence-data.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import {
  findFirstUnjudged,
  countJudged,
  formatJudgedCount,
  getStoredReview,
  MAX_REVIEWED,
  formatQueuePosition,
  formatRemainingCount,
  type Review,
  type ReviewSource,
  showReview,
  hasEntries,
} from '#listing/scan/review-store.ts'
import { saveOpenReview } from './open-review-store.ts'
import { patchScan, getScanSession } from '#listing/scan/run-scan.ts'
import { getScanKey, type ListScan, scanStore } from '#listing/scan/scan-store.ts'
import { getStoredPages, ensureScan, notifyReplaced, type CompletedScan } from '#listing/scan/completed-scan.ts'
import { isRecordId, NO_ID_TEXT } from '#lib/format/record-id.ts'
import { formatCount } from '#lib/format/format-count.ts'

/** What to review. */
export type ReviewRequest = 'what was last' | Exclude<ReviewSource, 'whole'>

/** For example 'Revisão retomada no registro 7 de 10: 5 com veredito, 5 restantes'. */
function resumedText(review: Review): string {
  const index = findFirstUnjudged(review)
  const positionText = index < review.items.length ? `no registro ${formatQueuePosition(review, index)}` : 'no fim'
  return `Revisão retomada ${positionText}: ${formatJudgedCount(review)}, ${formatRemainingCount(review)}`
}

/** The records of a queue, each with the reason why it is in it. */
type ReviewItems = Pick<Review, 'of' | 'origin' | 'items' | 'amostra'>

const getSampleItems = ({ sample }: ListScan): ReviewItems | null =>
  sample && {
    of: 'sample',
    origin: `amostra de ${formatInteger(sample.count)}, semente ${sample.seed}`,
    items: sample.drawn.map(({ row }) => ({ row: { ...row }, why: null })),
    amostra: toReviewedSampleData(sample),
  }

/** Each record once, with every rule that found it. */
async function getExceptionItems({ exceptions }: ListScan, scan: CompletedScan): Promise<ReviewItems | null> {
  if (!exceptions) return null
  const reasonsById = new Map<number, string[]>()
  for (const { rule, candidates } of exceptions)
    for (const { ids, detail } of candidates)
      for (const id of ids) reasonsById.set(id, [...(reasonsById.get(id) ?? []), `${rule}: ${detail}`])
  return { of: 'exceptions', origin: 'exceções', items: await loadItems(scan, reasonsById) }
}

async function loadItems(
  scan: CompletedScan,
  reasonsById: ReadonlyMap<number, readonly string[]> | null,
): Promise<Review['items']> {
  const rows = await runJob('rows', {
    storedPages: getStoredPages(scan),
    ids: reasonsById && new Set(reasonsById.keys()),
  })
  return (rows as Row[]).map((row) => ({ row, why: reasonsById?.get(row.id)?.join('; ') ?? null }))
}

async function getItemsFor(
  source: ListSource,
  request: ReviewRequest,
  scan: CompletedScan,
): Promise<ReviewItems | null> {
  const shown = scanStore.get()
  if (!shown) return null
  const isExceptions =
    request === 'exceptions' || (request === 'what was last' && shown.analysis?.kind === 'exceptions')
  if (isExceptions && !shown.exceptions) await findExceptions(source)
  if (request === 'sample' && !shown.sample) await takeSample(source, { count: 60, seed: undefined, byValue: false })
  const current = scanStore.get()
  if (isExceptions) return current && getExceptionItems(current, scan)
  // If another scan started meanwhile, no sample was drawn, and the operator was notified.
  if (request === 'sample' || current?.sample) return current && getSampleItems(current)
  const items = scan.outcome.lines > MAX_REVIEWED ? [] : await loadItems(scan, null)
  return { of: 'whole', origin: 'leitura inteira', items }
}

/**
 * Differs between queues of other records. The time of the scan is not part of it, because the list is scanned anew
 * after each reload.
 */
const getQueueKey = ({ origin, lines, items }: Review): string =>
  JSON.stringify([origin, lines, items.map(({ row, why }) => [row.id, why])])

/** True if the stored queue is started and unfinished, and the request is for its kind or for none in particular. */
function isRequestedReview(stored: Review, request: ReviewRequest): boolean {
  if (!hasEntries(stored) || countJudged(stored) === stored.items.length) return false
  const shown = scanStore.get()
  // A sample or exceptions made since the reload may differ from the stored queue; then the queues are compared.
  return (
    request === 'what was last' ||
    (request === stored.of && !(request === 'sample' ? shown?.sample : shown?.exceptions))
  )
}

/**
 * Opens the queue. The stored queue continues if it is started and no other is requested by name, or if the requested
 * one is the same. A stored queue with entries is replaced only after a confirmation.
 */
export async function openReview(source: ListSource, request: ReviewRequest): Promise<void> {
  const scan = await ensureScan(source)
  await whenAnalysesDone()
  if (!scan) return
  const isStillCurrent = () => getScanSession() === scan.session || notifyReplaced(source)
  if (!isStillCurrent()) return
  const key = getScanKey(source.definition, scan.session.state.filters)
  const stored = getStoredReview(key)
  if (stored && isRequestedReview(stored, request)) {
    notify('info', resumedText(stored))
    return showQueue(key, stored)
  }
  const requested = await getItemsFor(source, request, scan)
  if (!requested || !isStillCurrent()) return
  const items = requested.items.filter(({ row }) => isRecordId(row.id))
  const skippedCount = requested.items.length - items.length
  if (skippedCount > 0)
    notify('info', `${formatCount(skippedCount, 'linha fica', 'linhas ficam')} de fora: ${NO_ID_TEXT}`)
  const { length } = items
  const review: Review = {
    ...requested,
    lines: scan.outcome.lines,
    proof: formatProof(scan),
    items: items.slice(0, MAX_REVIEWED),
    given: [],
    notes: {},
  }
  if (length === 0 && !(stored && request === 'what was last'))
    return void notify(
      'info',
      requested.of === 'exceptions'
        ? 'Nenhuma exceção a revisar'
        : review.lines > MAX_REVIEWED && requested.of === 'whole'
          ? 'São linhas demais para revisar uma a uma: sorteie antes uma amostra'
          : 'Nada a revisar',
    )
  if (stored && (length === 0 || getQueueKey(stored) === getQueueKey(review) || !(await confirmReplacement(stored))))
    return showQueue(key, stored)
  if (length > MAX_REVIEWED)
    notify('info', `A revisão leva até ${MAX_REVIEWED} registros: são os primeiros de ${formatInteger(length)}`)
  showQueue(key, review)
}

/**
 * Only one queue is stored for a scan. Replacing it discards the stored one, whatever its kind or state
 * (listing/scan/review/README §1).
 */
const confirmReplacement = async (stored: Review): Promise<boolean> =>
  !hasEntries(stored) ||
  confirm({
    text: `Descartar a revisão de ${stored.origin}, ${countJudged(stored)} de ${stored.items.length}?`,
    description: 'Cancelar volta a ela.',
    confirmLabel: 'Descartar',
    tone: 'danger',
  })

/** Shows a queue in place of the table, at record `at` (0-based) or at its first record without an entry. */
export function showQueue(key: string, review: Review, index?: number): void {
  showReview(key, review, index)
  patchScan(key, { view: { kind: 'review' } })
  saveOpenReview()
}
