/** What an evidence package tells besides the rows: which console, what was sent, sample, review, exceptions. */
import { buildRequest } from '#api/call/client-request.ts'
import { filterInput } from '#listing/address/url-state.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { linesText } from '#reading/walk/wording.ts'
import { keptReview, MOST_REVIEWED, type Review, tally, wasJudged } from '#listing/whole/review-store.ts'
import { type WholeSession, wholeSession } from '#listing/whole/run-reading.ts'
import type { SampleTaken } from '#listing/whole/analysis.ts'
import { keyOf, wholeReading } from '#listing/whole/whole-store.ts'

/** What every page was asked with, as it was sent: slots of the path and the query, without the number of the page. */
export function sentParameters(
  { source, state }: WholeSession,
  { size, sort }: ReadingOutcome,
): Record<string, string> {
  const { query, fixed } = source.definition
  const input: Record<string, unknown> = {
    ...fixed,
    ...filterInput(source.definition, state.filters),
    page: 0,
    size,
    sort,
  }
  const { path } = buildRequest(query, input)
  const sent = new URLSearchParams(path.split('?')[1] ?? '')
  sent.delete(query.rename['page'] ?? 'page')
  const slots = [...query.path.matchAll(/\{(\w+)\}/g)].map(([, slot = '']): [string, string] => [
    slot,
    String(input[slot]),
  ])
  return Object.fromEntries([...slots, ...sent])
}

/** A draw, with all that is needed to draw it again. */
const sampleFacts = ({ seed, interval, count, drawn }: SampleTaken) => ({
  metodo: interval === null ? 'menor SHA-256("semente:id")' : 'intervalo fixo sobre centavos acumulados',
  semente: seed,
  registros: count,
  ...(interval !== null && { intervalo: String(interval) }),
  sorteados: drawn.map(({ row, sha256, hits }) => ({
    id: row.id,
    ...(hits ? { pontos: hits.map(String) } : { sha256 }),
  })),
})

/**
 * The same of the records that one reviews: a longer draw would not fit the browser's storage, and its seed draws it
 * again.
 */
export const reviewedFacts = (sample: SampleTaken) =>
  sampleFacts({ ...sample, drawn: sample.drawn.slice(0, MOST_REVIEWED) })

/** The queue as the evidence's manifest tells it; undefined where nothing was said. What is noted of a record without a verdict follows those with one. */
function reviewFacts(review: Review | null): unknown {
  if (!review || !wasJudged(review)) return undefined
  const { conforme, exceção, pulada } = tally(review)
  const why = new Map(review.items.map((item) => [item.row.id, item.why]))
  const given = new Map(review.given.map((each) => [each.id, each]))
  const noted = review.items.map(({ row }) => row.id).filter((id) => !given.has(id) && id in review.notes)
  return {
    origem: review.origin,
    leitura: `${linesText(review.lines)}, ${review.proof}`,
    registros: review.items.length,
    conforme,
    excecao: exceção,
    pulada,
    vereditos: [...given.keys(), ...noted].map((id) => {
      const { verdict = null, at } = given.get(id) ?? {}
      return {
        id,
        veredito: verdict,
        motivo: why.get(id) ?? null,
        nota: review.notes[id] ?? null,
        em: at === undefined ? null : new Date(at).toISOString(),
      }
    }),
  }
}

/** Sample, review and exceptions of this reading; those that there are. */
export function auditFacts(session: WholeSession): { amostra?: unknown; revisao?: unknown; excecoes?: unknown } {
  // What was drawn or found in another reading of the same list is of other rows.
  const whole = wholeSession() === session ? wholeReading.get() : null
  const review = keptReview(keyOf(session.source.definition, session.state.filters))
  const revisao = reviewFacts(review)
  const sample = whole?.sample
  const reviewed = revisao && review?.amostra
  // The draw that was reviewed, whatever was drawn since, and in whole while it stands; after a reload it is known by
  // its review alone.
  const isLast = sample && JSON.stringify(reviewed) === JSON.stringify(reviewedFacts(sample))
  const amostra = reviewed && !isLast ? reviewed : sample ? sampleFacts(sample) : undefined
  const excecoes = whole?.exceptions?.map(({ rule, explained, count, told }) => ({
    regra: rule,
    explicacao: explained,
    total: count,
    candidatos: told.map(({ ids, detail }) => ({ ids, detalhe: detail })),
  }))
  return { amostra, revisao, excecoes }
}
