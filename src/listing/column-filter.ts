/** Which filter takes the values of a column: the definition says it, no name is compared. */
import type { AnyList, FilterField } from './define.ts'

/** The filter of this list for the column at this field; undefined where the call has none. */
export function findColumnFilter({ columns, filters = [] }: AnyList, field: string): FilterField | undefined {
  const name = columns.find((column) => column.field === field)?.filterName
  return name === undefined ? undefined : filters.find((filter) => filter.name === name)
}
