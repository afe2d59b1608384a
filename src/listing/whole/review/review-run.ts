/** Opens the review queue: the one that is kept, or a new one of the sample, the exceptions, or the whole reading. */
import { formatInteger } from '#lib/written/money.ts'
import type { Row } from '#commands/noun.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { ListSource } from '#listing/source.ts'
import { analysesDone, findExceptions, takeSample } from '#listing/whole/figures/analyse.ts'
import { reviewedFacts } from '#listing/whole/files/evidence-facts.ts'
import { proofOf } from '#listing/whole/proof.ts'
import {
  firstOpen,
  judgedOf,
  judgedText,
  keptReview,
  MOST_REVIEWED,
  queuePlaceText,
  remainingText,
  type Review,
  type ReviewSource,
  showReview,
  wasJudged,
} from '#listing/whole/review-store.ts'
import { rememberInTab } from './review-in-tab.ts'
import { patchReading, wholeSession } from '#listing/whole/run-reading.ts'
import { keyOf, type WholeReading, wholeReading } from '#listing/whole/whole-store.ts'
import { keptPagesOf, readingOf, tellReplaced, type Whole } from '#listing/whole/whole.ts'
import { isRecordId, NO_ID } from '#lib/written/record-id.ts'
import { counted } from '#lib/written/counted.ts'

/** What is to be reviewed. */
export type ReviewOf = 'what was last' | Exclude<ReviewSource, 'whole'>

/** 'Revisão retomada no registro 7 de 10: 5 com veredito, 5 restantes'. */
function resumedText(review: Review): string {
  const at = firstOpen(review)
  const where = at < review.items.length ? `no registro ${queuePlaceText(review, at)}` : 'no fim'
  return `Revisão retomada ${where}: ${judgedText(review)}, ${remainingText(review)}`
}

/** Records of a queue, with the reason for which each is in it. */
type Items = Pick<Review, 'of' | 'origin' | 'items' | 'amostra'>

const sampleItems = ({ sample }: WholeReading): Items | null =>
  sample && {
    of: 'sample',
    origin: `amostra de ${formatInteger(sample.count)}, semente ${sample.seed}`,
    items: sample.drawn.map(({ row }) => ({ row: { ...row }, why: null })),
    amostra: reviewedFacts(sample),
  }

/** Each record once, with every rule that found it. */
async function exceptionItems({ exceptions }: WholeReading, whole: Whole): Promise<Items | null> {
  if (!exceptions) return null
  const why = new Map<number, string[]>()
  for (const { rule, told } of exceptions)
    for (const { ids, detail } of told)
      for (const id of ids) why.set(id, [...(why.get(id) ?? []), `${rule}: ${detail}`])
  return { of: 'exceptions', origin: 'exceções', items: await rowsOf(whole, why) }
}

async function rowsOf(whole: Whole, why: ReadonlyMap<number, readonly string[]> | null): Promise<Review['items']> {
  const rows = await runJob('rows', { of: keptPagesOf(whole), ids: why && new Set(why.keys()) })
  return (rows as Row[]).map((row) => ({ row, why: why?.get(row.id)?.join('; ') ?? null }))
}

async function itemsFor(source: ListSource, of: ReviewOf, whole: Whole): Promise<Items | null> {
  const shown = wholeReading.get()
  if (!shown) return null
  const isExceptions = of === 'exceptions' || (of === 'what was last' && shown.analysis?.kind === 'exceptions')
  if (isExceptions && !shown.exceptions) await findExceptions(source)
  if (of === 'sample' && !shown.sample) await takeSample(source, { count: 60, seed: undefined, byValue: false })
  const found = wholeReading.get()
  if (isExceptions) return found && exceptionItems(found, whole)
  // Where another reading has begun meanwhile none was drawn, which is told.
  if (of === 'sample' || found?.sample) return found && sampleItems(found)
  const items = whole.outcome.lines > MOST_REVIEWED ? [] : await rowsOf(whole, null)
  return { of: 'whole', origin: 'leitura inteira', items }
}

/** Differs between queues of other records; when they were read is none of it: each reload reads them anew. */
const nameOf = ({ origin, lines, items }: Review): string =>
  JSON.stringify([origin, lines, items.map(({ row, why }) => [row.id, why])])

/** True where a queue was begun and not ended, and what is asked for is that one or none in particular. */
function isMeant(before: Review, of: ReviewOf): boolean {
  if (!wasJudged(before) || judgedOf(before) === before.items.length) return false
  const shown = wholeReading.get()
  // What was drawn or found since the reload may be another: that is seen when it is made.
  return of === 'what was last' || (of === before.of && !(of === 'sample' ? shown?.sample : shown?.exceptions))
}

/**
 * Opens the queue. The one that is kept is gone on with where it is begun and no other is asked for by name, or where
 * it is the very same; one in which something was said makes way for another after a yes alone.
 */
export async function openReview(source: ListSource, of: ReviewOf): Promise<void> {
  const whole = await readingOf(source)
  await analysesDone()
  if (!whole) return
  const stands = () => wholeSession() === whole.session || tellReplaced(source)
  if (!stands()) return
  const key = keyOf(source.definition, whole.session.state.filters)
  const before = keptReview(key)
  if (before && isMeant(before, of)) {
    notify('info', resumedText(before))
    return show(key, before)
  }
  const made = await itemsFor(source, of, whole)
  if (!made || !stands()) return
  const items = made.items.filter(({ row }) => isRecordId(row.id))
  const nameless = made.items.length - items.length
  if (nameless > 0) notify('info', `${counted(nameless, 'linha fica', 'linhas ficam')} de fora: ${NO_ID}`)
  const { length } = items
  const review: Review = {
    ...made,
    lines: whole.outcome.lines,
    proof: proofOf(whole),
    items: items.slice(0, MOST_REVIEWED),
    given: [],
    notes: {},
  }
  if (length === 0 && !(before && of === 'what was last'))
    return void notify(
      'info',
      made.of === 'exceptions'
        ? 'Nenhuma exceção a revisar'
        : review.lines > MOST_REVIEWED && made.of === 'whole'
          ? 'São linhas demais para revisar uma a uma: sorteie antes uma amostra'
          : 'Nada a revisar',
    )
  if (before && (length === 0 || nameOf(before) === nameOf(review) || !(await makesWay(before))))
    return show(key, before)
  if (length > MOST_REVIEWED)
    notify('info', `A revisão leva até ${MOST_REVIEWED} registros: são os primeiros de ${formatInteger(length)}`)
  show(key, review)
}

/**
 * One place is kept for a reading: what another queue takes is gone, of whichever kind, done or not
 * (listing/whole/review/README §1).
 */
const makesWay = async (before: Review): Promise<boolean> =>
  !wasJudged(before) ||
  confirm({
    text: `Descartar a revisão de ${before.origin}, ${judgedOf(before)} de ${before.items.length}?`,
    description: 'Cancelar volta a ela.',
    confirmLabel: 'Descartar',
    tone: 'danger',
  })

/** Puts a queue in the table's place, at its first record without a verdict unless told. */
export function show(key: string, review: Review, at?: number): void {
  showReview(key, review, at)
  patchReading(key, { view: { kind: 'review' } })
  rememberInTab()
}
