/** Opens the review queue: the one that is kept, or a new one of the sample, the exceptions, or the whole reading. */
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
  judgedText,
  getStoredReview,
  MAX_REVIEWED,
  queuePlaceText,
  remainingText,
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

/** What is to be reviewed. */
export type ReviewRequest = 'what was last' | Exclude<ReviewSource, 'whole'>

/** 'Revisão retomada no registro 7 de 10: 5 com veredito, 5 restantes'. */
function resumedText(review: Review): string {
  const at = findFirstUnjudged(review)
  const where = at < review.items.length ? `no registro ${queuePlaceText(review, at)}` : 'no fim'
  return `Revisão retomada ${where}: ${judgedText(review)}, ${remainingText(review)}`
}

/** Records of a queue, with the reason for which each is in it. */
type ReviewItems = Pick<Review, 'of' | 'origin' | 'items' | 'amostra'>

const getSampleItems = ({ sample }: ListScan): ReviewItems | null =>
  sample && {
    of: 'sample',
    origin: `amostra de ${formatInteger(sample.count)}, semente ${sample.seed}`,
    items: sample.drawn.map(({ row }) => ({ row: { ...row }, why: null })),
    amostra: toReviewedSampleData(sample),
  }

/** Each record once, with every rule that found it. */
async function getExceptionItems({ exceptions }: ListScan, whole: CompletedScan): Promise<ReviewItems | null> {
  if (!exceptions) return null
  const why = new Map<number, string[]>()
  for (const { rule, candidates } of exceptions)
    for (const { ids, detail } of candidates)
      for (const id of ids) why.set(id, [...(why.get(id) ?? []), `${rule}: ${detail}`])
  return { of: 'exceptions', origin: 'exceções', items: await loadItems(whole, why) }
}

async function loadItems(
  whole: CompletedScan,
  why: ReadonlyMap<number, readonly string[]> | null,
): Promise<Review['items']> {
  const rows = await runJob('rows', { storedPages: getStoredPages(whole), ids: why && new Set(why.keys()) })
  return (rows as Row[]).map((row) => ({ row, why: why?.get(row.id)?.join('; ') ?? null }))
}

async function getItemsFor(
  source: ListSource,
  request: ReviewRequest,
  whole: CompletedScan,
): Promise<ReviewItems | null> {
  const shown = scanStore.get()
  if (!shown) return null
  const isExceptions =
    request === 'exceptions' || (request === 'what was last' && shown.analysis?.kind === 'exceptions')
  if (isExceptions && !shown.exceptions) await findExceptions(source)
  if (request === 'sample' && !shown.sample) await takeSample(source, { count: 60, seed: undefined, byValue: false })
  const found = scanStore.get()
  if (isExceptions) return found && getExceptionItems(found, whole)
  // Where another reading has begun meanwhile none was drawn, which is told.
  if (request === 'sample' || found?.sample) return found && getSampleItems(found)
  const items = whole.outcome.lines > MAX_REVIEWED ? [] : await loadItems(whole, null)
  return { of: 'whole', origin: 'leitura inteira', items }
}

/** Differs between queues of other records; when they were read is none of it: each reload reads them anew. */
const getQueueKey = ({ origin, lines, items }: Review): string =>
  JSON.stringify([origin, lines, items.map(({ row, why }) => [row.id, why])])

/** True where a queue was begun and not ended, and what is asked for is that one or none in particular. */
function isRequestedReview(stored: Review, request: ReviewRequest): boolean {
  if (!hasEntries(stored) || countJudged(stored) === stored.items.length) return false
  const shown = scanStore.get()
  // What was drawn or found since the reload may be another: that is seen when it is made.
  return (
    request === 'what was last' ||
    (request === stored.of && !(request === 'sample' ? shown?.sample : shown?.exceptions))
  )
}

/**
 * Opens the queue. The one that is kept is gone on with where it is begun and no other is asked for by name, or where
 * it is the very same; one in which something was said makes way for another after a yes alone.
 */
export async function openReview(source: ListSource, request: ReviewRequest): Promise<void> {
  const scan = await ensureScan(source)
  await whenAnalysesDone()
  if (!scan) return
  const isStillCurrent = () => getScanSession() === scan.session || notifyReplaced(source)
  if (!isStillCurrent()) return
  const key = getScanKey(source.definition, scan.session.state.filters)
  const before = getStoredReview(key)
  if (before && isRequestedReview(before, request)) {
    notify('info', resumedText(before))
    return showQueue(key, before)
  }
  const made = await getItemsFor(source, request, scan)
  if (!made || !isStillCurrent()) return
  const items = made.items.filter(({ row }) => isRecordId(row.id))
  const nameless = made.items.length - items.length
  if (nameless > 0) notify('info', `${formatCount(nameless, 'linha fica', 'linhas ficam')} de fora: ${NO_ID_TEXT}`)
  const { length } = items
  const review: Review = {
    ...made,
    lines: scan.outcome.lines,
    proof: formatProof(scan),
    items: items.slice(0, MAX_REVIEWED),
    given: [],
    notes: {},
  }
  if (length === 0 && !(before && request === 'what was last'))
    return void notify(
      'info',
      made.of === 'exceptions'
        ? 'Nenhuma exceção a revisar'
        : review.lines > MAX_REVIEWED && made.of === 'whole'
          ? 'São linhas demais para revisar uma a uma: sorteie antes uma amostra'
          : 'Nada a revisar',
    )
  if (before && (length === 0 || getQueueKey(before) === getQueueKey(review) || !(await confirmReplacement(before))))
    return showQueue(key, before)
  if (length > MAX_REVIEWED)
    notify('info', `A revisão leva até ${MAX_REVIEWED} registros: são os primeiros de ${formatInteger(length)}`)
  showQueue(key, review)
}

/**
 * One place is kept for a reading: what another queue takes is gone, of whichever kind, done or not
 * (listing/scan/review/README §1).
 */
const confirmReplacement = async (before: Review): Promise<boolean> =>
  !hasEntries(before) ||
  confirm({
    text: `Descartar a revisão de ${before.origin}, ${countJudged(before)} de ${before.items.length}?`,
    description: 'Cancelar volta a ela.',
    confirmLabel: 'Descartar',
    tone: 'danger',
  })

/** Puts a queue in the table's place, at its first record without a verdict unless told. */
export function showQueue(key: string, review: Review, at?: number): void {
  showReview(key, review, at)
  patchScan(key, { view: { kind: 'review' } })
  saveOpenReview()
}
