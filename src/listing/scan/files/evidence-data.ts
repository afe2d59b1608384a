/** Data of an evidence package besides the rows: request parameters, sample, review, exceptions. */
import { buildRequest } from '#api/call/client-request.ts'
import { toFilterInput } from '#listing/url-state/list-state-url.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { getStoredReview, MAX_REVIEWED, type Review, countVerdicts, hasEntries } from '#listing/scan/review-store.ts'
import { getScanSession } from '#listing/scan/run-scan.ts'
import type { ScanSession } from '#listing/scan/scan-sessions.ts'
import type { TakenSample } from '#listing/scan/analysis.ts'
import { getScanKey, scanStore } from '#listing/scan/scan-store.ts'

/** The parameters with which every page was requested, as sent: path slots and query, without the page number. */
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

/** A sample with everything needed to draw it again. */
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
 * The same, limited to the records under review. More would not fit the browser's storage, and the seed allows drawing
 * them again.
 */
export const toReviewedSampleData = (sample: TakenSample) =>
  toSampleData({ ...sample, drawn: sample.drawn.slice(0, MAX_REVIEWED) })

/**
 * The review as the evidence manifest holds it; undefined if it has no verdict and no note. Records with only a note
 * come after those with a verdict.
 */
function toReviewData(review: Review | null): unknown {
  if (!review || !hasEntries(review)) return undefined
  const { conforme, exceção, pulada } = countVerdicts(review)
  const reasonById = new Map(review.items.map((item) => [item.row.id, item.why]))
  const entryById = new Map(review.given.map((entry) => [entry.id, entry]))
  const notedIds = review.items.map(({ row }) => row.id).filter((id) => !entryById.has(id) && id in review.notes)
  return {
    origem: review.origin,
    leitura: `${formatRowCount(review.lines)}, ${review.proof}`,
    registros: review.items.length,
    conforme,
    excecao: exceção,
    pulada,
    vereditos: [...entryById.keys(), ...notedIds].map((id) => {
      const { verdict = null, at } = entryById.get(id) ?? {}
      return {
        id,
        veredito: verdict,
        motivo: reasonById.get(id) ?? null,
        nota: review.notes[id] ?? null,
        em: at === undefined ? null : new Date(at).toISOString(),
      }
    }),
  }
}

/** Sample, review and exceptions of this scan, each undefined if there is none. */
export function getAuditData(session: ScanSession): { amostra?: unknown; revisao?: unknown; excecoes?: unknown } {
  // A sample or exceptions of another scan of the same list belong to other rows.
  const scan = getScanSession() === session ? scanStore.get() : null
  const review = getStoredReview(getScanKey(session.source.definition, session.state.filters))
  const revisao = toReviewData(review)
  const sample = scan?.sample
  const reviewedSample = revisao && review?.amostra
  // The reviewed sample takes precedence over a later one, and is written in full while the scan still has it. After a
  // reload only the review knows it.
  const isLast = sample && JSON.stringify(reviewedSample) === JSON.stringify(toReviewedSampleData(sample))
  const amostra = reviewedSample && !isLast ? reviewedSample : sample ? toSampleData(sample) : undefined
  const excecoes = scan?.exceptions?.map(({ rule, explanation, count, candidates }) => ({
    regra: rule,
    explicacao: explanation,
    total: count,
    candidatos: candidates.map(({ ids, detail }) => ({ ids, detalhe: detail })),
  }))
  return { amostra, revisao, excecoes }
}
