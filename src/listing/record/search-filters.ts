/** The filters of a search dialog, from the texts typed above its columns. */
import { parseNumber } from '#lib/format/parse-number.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import type { Row } from '#commands/resource.ts'
import type { Column } from '#listing/define.ts'

/** A column of a search dialog. */
export interface SearchColumn<R extends Row> extends Column<R> {
  /** The filter's wire name; without it the column has no filter. */
  filterName?: string
  /** The values of a dropdown, after its option for all. Without them the filter is a text field. */
  options?: readonly string[]
  /** The option for all: 'Todos os fornecedores'. */
  allLabel?: string
}

const NUMBER_KINDS = { id: 'whole', money: 'money' } as const

/** Returns the wire name of the text filter; undefined if there is none. */
export const findTextFilter = <R extends Row>(columns: readonly SearchColumn<R>[]): string | undefined =>
  columns.find(({ filterName, format, options }) => filterName !== undefined && !format && !options)?.filterName

/**
 * Returns the filters by wire name: amounts and ids in wire format ('1.234,5' is 1234.5); words typed for an id go to
 * the text filter.
 */
export function toSearchFilters<R extends Row>(
  columns: readonly SearchColumn<R>[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const filters: Record<string, string> = {}
  for (const { filterName, format } of columns) {
    const text = filterName && sanitizeLine(typed[filterName] ?? '').trim()
    if (!filterName || !text) continue
    const kind = format === 'id' || format === 'money' ? NUMBER_KINDS[format] : null
    const value = kind && parseNumber(kind, text)
    if (typeof value === 'number') filters[filterName] = String(value)
    else filters[(format === 'id' && findTextFilter(columns)) || filterName] = text
  }
  return filters
}
