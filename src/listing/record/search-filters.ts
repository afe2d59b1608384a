/** What a search window asks for by what is typed above its columns. */
import { parseNumber } from '#lib/format/parse-number.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import type { Row } from '#commands/resource.ts'
import type { Column } from '#listing/define.ts'

/** A column of a search window. */
export interface SearchColumn<R extends Row> extends Column<R> {
  /** The filter's wire name; without it the column has no filter. */
  filterName?: string
  /** The values of a dropdown; its first option is the one for all. Without them the filter is typed. */
  options?: readonly string[]
  /** The option for all: 'Todos os fornecedores'. */
  allLabel?: string
}

const NUMBER_KINDS = { id: 'whole', money: 'money' } as const

/** The filter that takes words; undefined where there is none. */
export const findTextFilter = <R extends Row>(columns: readonly SearchColumn<R>[]): string | undefined =>
  columns.find(({ filterName: filter, format, options }) => filter !== undefined && !format && !options)?.filterName

/** By wire name: amounts and ids as the wire has them ('1.234,5' is 1234.5), and words typed for an id as words. */
export function toSearchFilters<R extends Row>(
  columns: readonly SearchColumn<R>[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked: Record<string, string> = {}
  for (const { filterName, format } of columns) {
    const text = filterName && sanitizeLine(typed[filterName] ?? '').trim()
    if (!filterName || !text) continue
    const kind = format === 'id' || format === 'money' ? NUMBER_KINDS[format] : null
    const value = kind && parseNumber(kind, text)
    if (typeof value === 'number') asked[filterName] = String(value)
    else asked[(format === 'id' && findTextFilter(columns)) || filterName] = text
  }
  return asked
}
