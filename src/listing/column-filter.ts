/**
 * Finds the filter for the values of a column, for commands that filter by a cell. The definition names it: names are
 * not compared.
 */
import type { AnyList, FilterField } from './define.ts'

/** Returns the list's filter for the column with this field; undefined if the call has none. */
export function findColumnFilter({ columns, filters = [] }: AnyList, field: string): FilterField | undefined {
  const name = columns.find((column) => column.field === field)?.filterName
  return name === undefined ? undefined : filters.find((filter) => filter.name === name)
}
