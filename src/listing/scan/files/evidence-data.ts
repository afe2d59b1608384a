/** What an evidence package tells besides the rows: which console, what was sent, sample, review, exceptions. */
import { buildRequest } from '#api/call/client-request.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { getStoredReview, MAX_REVIEWED, type Review, countVerdicts, hasEntries } from '#listing/scan/review-store.ts'
import { type ScanSession, getScanSession } from '#listing/scan/run-scan.ts'
import type { TakenSample } from '#listing/scan/analysis.ts'
import { getScanKey, scanStore } from '#listing/scan/scan-store.ts'

/** What every page was asked with, as it was sent: slots of the path and the query, without the number of the page. */
export function getSentParams({ source, state }: ScanSession, { size, sort }: ScanOutcome): Record<string, string> {
  const { endpoint, fixedInput } = source.definition
  const input: Record<string, unknown> = {
    ...fixedInput,
    ...toFilterInput(source.definition, state.filters),
    page: 0,
    size,
    sort,
  }
  const { path } = buildRequest(endpoint, input)
  const sent = new URLSearchParams(path.split('?')[1] ?? '')
  sent.delete(endpoint.wireNames['page'] ?? 'page')
  const slots = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, slot = '']): [string, string] => [
    slot,
    String(input[slot]),
  ])
  return Object.fromEntries([...slots, ...sent])
}

/** A draw, with all that is needed to draw it again. */
const toSampleData = ({ seed, interval, count, drawn }: TakenSample) => ({
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
export const toReviewedSampleData = (sample: TakenSample) =>
  toSampleData({ ...sample, drawn: sample.drawn.slice(0, MAX_REVIEWED) })

/** The queue as the evidence's manifest tells it; undefined where nothing was said. What is noted of a record without a verdict follows those with one. */
function toReviewData(review: Review | null): unknown {
  if (!review || !hasEntries(review)) return undefined
  const { conforme, exceção, pulada } = countVerdicts(review)
  const why = new Map(review.items.map((item) => [item.row.id, item.why]))
  const given = new Map(review.given.map((each) => [each.id, each]))
  const noted = review.items.map(({ row }) => row.id).filter((id) => !given.has(id) && id in review.notes)
  return {
    origem: review.origin,
    leitura: `${formatRowCount(review.lines)}, ${review.proof}`,
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
export function getAuditData(session: ScanSession): { amostra?: unknown; revisao?: unknown; excecoes?: unknown } {
  // What was drawn or found in another reading of the same list is of other rows.
  const whole = getScanSession() === session ? scanStore.get() : null
  const review = getStoredReview(getScanKey(session.source.definition, session.state.filters))
  const revisao = toReviewData(review)
  const sample = whole?.sample
  const reviewed = revisao && review?.amostra
  // The draw that was reviewed, whatever was drawn since, and in whole while it stands; after a reload it is known by
  // its review alone.
  const isLast = sample && JSON.stringify(reviewed) === JSON.stringify(toReviewedSampleData(sample))
  const amostra = reviewed && !isLast ? reviewed : sample ? toSampleData(sample) : undefined
  const excecoes = whole?.exceptions?.map(({ rule, explanation, count, candidates }) => ({
    regra: rule,
    explicacao: explanation,
    total: count,
    candidatos: candidates.map(({ ids, detail }) => ({ ids, detalhe: detail })),
  }))
  return { amostra, revisao, excecoes }
}
