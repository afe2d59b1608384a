/** What is said of a count of work to do: its number, or why it has none. Pure. */
import { isOfflineError } from '#api/errors.ts'
import type { Page } from '#api/page.ts'
import { formatInteger } from '#lib/format/money.ts'

/** The part of a query that the text depends on. */
export interface CountQuery {
  readonly data: unknown
  readonly error: Error | null
}

/** A count as it is shown. */
export interface CountText {
  /** The number; null while it is unknown. */
  readonly count: number | null
  /** '12', '–' if nobody knows, '…' before the first response. */
  readonly text: string
  /** Why there is no number, in Portuguese; null if there is one or it is still being read. */
  readonly reason: string | null
}

const NO_TOTAL = 'A plataforma não diz quantos são'

/** Reads the count from the response of its call. A failure is '–', never 0. */
export function toCountText({ data, error }: CountQuery): CountText {
  // An earlier response stays while there is no connection, as all figures do (case K9).
  if (error && (data === undefined || !isOfflineError(error)))
    return { count: null, text: '–', reason: `Não lido: ${error.message}` }
  if (data === undefined) return { count: null, text: '…', reason: null }
  const { totalElements, isTotalUnknown } = data as Page<unknown>
  if (isTotalUnknown) return { count: null, text: '–', reason: NO_TOTAL }
  return { count: totalElements, text: formatInteger(totalElements), reason: null }
}

/** True if all counts are known and zero: there is nothing to do. */
export const isNothingToDo = (counts: readonly CountText[]): boolean => counts.every(({ count }) => count === 0)

/** What is said if no list has a count: each is taken out, or the file of its request was not loaded. */
export const NO_COUNTS_TEXT = 'Nenhuma contagem disponível'

/** The sentence of the command 'a fazer': 'A fazer: 12 bônus pendentes · – produtos inativos'. */
export function formatTodo(counts: readonly (CountText & { readonly label: string })[]): string {
  if (counts.length === 0) return NO_COUNTS_TEXT
  if (isNothingToDo(counts)) return 'Nada a fazer'
  const shown = counts.filter(({ count }) => count !== 0)
  return `A fazer: ${shown.map(({ label, text }) => `${text} ${label}`).join(' · ')}`
}
