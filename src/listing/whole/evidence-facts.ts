/** What an evidence package tells besides the rows: which console, what was sent, sample, review, exceptions. */
import { buildRequest } from '#api/client-request.ts'
import { filterInput } from '#listing/url-state.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { keptReview, reviewFacts } from './review-store.ts'
import type { WholeSession } from './run-reading.ts'
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

/** Sample, review and exceptions of the reading with this key; those that there are. */
export function auditFacts(key: string): { amostra?: unknown; revisao?: unknown; excecoes?: unknown } {
  const shown = wholeReading.get()
  const whole = shown?.key === key ? shown : null
  const sample = whole?.sample
  const revisao = reviewFacts(keptReview(key))
  return {
    ...(sample && {
      amostra: {
        metodo: sample.interval === null ? 'menor SHA-256("semente:id")' : 'intervalo fixo sobre centavos acumulados',
        semente: sample.seed,
        registros: sample.count,
        ...(sample.interval !== null && { intervalo: String(sample.interval) }),
        sorteados: sample.drawn.map(({ row, sha256, hits }) => ({
          id: row.id,
          ...(hits ? { pontos: hits.map(String) } : { sha256 }),
        })),
      },
    }),
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
