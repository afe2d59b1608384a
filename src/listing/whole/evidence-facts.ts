/** What an evidence package tells besides the rows: which console, what was sent, sample, review, exceptions. */
import { buildRequest } from '#api/client-request.ts'
import { filterInput } from '#listing/url-state.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { keptReview, reviewFacts } from './review-store.ts'
import type { WholeSession } from './run-reading.ts'
import type { SampleTaken } from './analysis.ts'
import { wholeReading } from './whole-store.ts'

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
export const sampleFacts = ({ seed, interval, count, drawn }: SampleTaken) => ({
  metodo: interval === null ? 'menor SHA-256("semente:id")' : 'intervalo fixo sobre centavos acumulados',
  semente: seed,
  registros: count,
  ...(interval !== null && { intervalo: String(interval) }),
  sorteados: drawn.map(({ row, sha256, hits }) => ({
    id: row.id,
    ...(hits ? { pontos: hits.map(String) } : { sha256 }),
  })),
})

/** Sample, review and exceptions of the reading with this key; those that there are. */
export function auditFacts(key: string): { amostra?: unknown; revisao?: unknown; excecoes?: unknown } {
  const shown = wholeReading.get()
  const whole = shown?.key === key ? shown : null
  const review = keptReview(key)
  const revisao = reviewFacts(review)
  // After a reload the draw is known by the review of it alone.
  const amostra = whole?.sample ? sampleFacts(whole.sample) : revisao === undefined ? undefined : review?.amostra
  return {
    ...(amostra !== undefined && { amostra }),
    ...(revisao !== undefined && { revisao }),
    ...(whole?.exceptions && {
      excecoes: whole.exceptions.map(({ rule, explained, count, told }) => ({
        regra: rule,
        explicacao: explained,
        total: count,
        candidatos: told.map(({ ids, detail }) => ({ ids, detalhe: detail })),
      })),
    }),
  }
}
