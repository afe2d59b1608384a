/** Opens the review queue: the one that is kept, or a new one of the sample, the exceptions, or the whole reading. */
import { formatInteger } from '#lib/money.ts'
import type { Row } from '#commands/noun.ts'
import { runJob } from '#reading/jobs/run-job.ts'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notify.tsx'
import { analysesDone, findExceptions, takeSample } from './analyse.ts'
import { sampleFacts } from './evidence-facts.ts'
import { proofOf } from './proof.ts'
import { firstOpen, keptReview, MOST_REVIEWED, type Review, type ReviewSource, showReview } from './review-store.ts'
import { patchReading } from './run-reading.ts'
import type { ListSource } from '#listing/source.ts'
import { keptPagesOf, readingOf, type Whole } from './whole.ts'
import { keyOf, type WholeReading, wholeReading } from './whole-store.ts'

/** What is to be reviewed. */
export type ReviewOf = 'what was last' | Exclude<ReviewSource, 'whole'>

/** Records of a queue, with the reason for which each is in it. */
type Items = Pick<Review, 'of' | 'origin' | 'items' | 'amostra'>

const sampleItems = ({ sample }: WholeReading): Items | null =>
  sample && {
    of: 'sample',
    origin: `amostra de ${formatInteger(sample.count)}, semente ${sample.seed}`,
    items: sample.drawn.map(({ row }) => ({ row: { ...row }, why: null })),
    // A longer one would not fit the browser's storage.
    ...(sample.drawn.length <= MOST_REVIEWED && { amostra: sampleFacts(sample) }),
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
  const now = () => wholeReading.get()
  const shown = now()
  if (!shown) return null
  const last = shown.analysis?.kind
  if (of === 'exceptions' || (of === 'what was last' && last === 'exceptions')) {
    if (!shown.exceptions) await findExceptions(source)
    const found = now()
    return found && exceptionItems(found, whole)
  }
  if (of === 'sample' && !shown.sample) await takeSample(source, { count: 60, seed: undefined, byValue: false })
  const found = now()
  if (found?.sample) return sampleItems(found)
  const items = whole.outcome.lines > MOST_REVIEWED ? [] : await rowsOf(whole, null)
  return { of: 'whole', origin: 'leitura inteira', items }
}

/** Opens the queue; what is kept of an unfinished one is asked about before another takes its place. */
export async function openReview(source: ListSource, of: ReviewOf): Promise<void> {
  const whole = await readingOf(source)
  await analysesDone()
  if (!whole) return
  const key = keyOf(source.definition, whole.session.state.filters)
  const before = keptReview(key)
  if (before && (of === 'what was last' || before.of === of) && (await goesOn(before))) return show(key, before)
  const made = await itemsFor(source, of, whole)
  const shown = wholeReading.get()
  if (!made || !shown) return
  if (made.items.length === 0)
    return void notify(
      'info',
      whole.outcome.lines > MOST_REVIEWED
        ? 'São linhas demais para revisar uma a uma: sorteie antes uma amostra'
        : 'Nada a revisar',
    )
  if (made.items.length > MOST_REVIEWED)
    notify(
      'info',
      `A revisão leva até ${MOST_REVIEWED} registros: são os primeiros de ${formatInteger(made.items.length)}`,
    )
  const review: Review = {
    of: made.of,
    origin: made.origin,
    lines: whole.outcome.lines,
    proof: proofOf(shown),
    items: made.items.slice(0, MOST_REVIEWED),
    amostra: made.amostra,
    given: [],
    notes: {},
  }
  show(key, review)
}

/** A queue that is not at its end goes on unless the operator wants it anew. */
async function goesOn(before: Review): Promise<boolean> {
  const at = firstOpen(before)
  if (before.given.length === 0 || at === before.items.length) return before.given.length > 0
  return confirm({
    text: `Continuar a revisão de ${before.origin}, ${before.given.length} de ${before.items.length}?`,
    confirmLabel: 'Continuar',
  })
}

function show(key: string, review: Review): void {
  if (!showReview(key, review)) notify('warning', 'O navegador não guarda a revisão: ela se perde ao recarregar')
  patchReading(key, { view: { kind: 'review' } })
}
