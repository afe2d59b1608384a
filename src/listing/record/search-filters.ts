/** What a search window asks for by what is typed above its columns. */
import { readNumber } from '#lib/written/typed-number.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import type { Row } from '#commands/noun.ts'
import type { Column } from '#listing/define.ts'

/** A column of a search window. */
export interface SearchColumn<R extends Row> extends Column<R> {
  /** The filter's wire name; without it the column has no filter. */
  filter?: string
  /** The values of a dropdown; its first option is the one for all. Without them the filter is typed. */
  options?: readonly string[]
  /** The option for all: 'Todos os fornecedores'. */
  all?: string
}

const KINDS = { id: 'whole', money: 'money' } as const

/** The filter that takes words; undefined where there is none. */
export const wordsFilter = <R extends Row>(columns: readonly SearchColumn<R>[]): string | undefined =>
  columns.find(({ filter, format, options }) => filter !== undefined && !format && !options)?.filter

/** By wire name: amounts and ids as the wire has them ('1.234,5' is 1234.5), and words typed for an id as words. */
export function searchFilters<R extends Row>(
  columns: readonly SearchColumn<R>[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked: Record<string, string> = {}
  for (const { filter, format } of columns) {
    const text = filter && plainLine(typed[filter] ?? '').trim()
    if (!filter || !text) continue
    const kind = format === 'id' || format === 'money' ? KINDS[format] : null
    const value = kind && readNumber(kind, text)
    if (typeof value === 'number') asked[filter] = String(value)
    else asked[(format === 'id' && wordsFilter(columns)) || filter] = text
  }
  return asked
}
