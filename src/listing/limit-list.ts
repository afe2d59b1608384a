/** Takes out of a list's definition what the platform cannot do (`capabilities` of config.json). */
import { getCapabilities, limitPageSize } from '#api/capabilities.ts'
import { reportUnknownNames } from '#commands/execution/unknown-capabilities.ts'

interface LimitedParts {
  path: string
  pageSize: number
  filters?: readonly { name: string; label: string }[]
  columns: readonly { field: string; label: string; isSortable?: boolean; notSortableReason?: string }[]
}

/** A filter that the list would have, and why it has not. */
export interface UnavailableFilter {
  name: string
  label: string
  reason: string
}

/** Shown for a list none of whose filters the platform applies. */
export const NO_EFFECTIVE_FILTER_REASON = 'A plataforma não filtra esta lista'

/** Returns the list with smaller pages, with columns that are not sortable, and without filters, as far as configured. */
export function limitList<List extends LimitedParts>(list: List): List & { unavailableFilters?: UnavailableFilter[] } {
  const { withoutSort, withoutFilter } = getCapabilities()
  const pageSize = limitPageSize(list.pageSize)
  const fields = withoutSort[list.path] ?? []
  const names = withoutFilter[list.path] ?? []
  if (pageSize === list.pageSize && fields.length + names.length === 0) return list
  const { columns, filters = [] } = list
  const isUnavailable = ({ name }: { name: string }) => names.includes(name)
  return {
    ...list,
    pageSize,
    columns: columns.map((column) =>
      fields.includes(column.field)
        ? { ...column, isSortable: false, notSortableReason: `A plataforma não ordena por ${column.label}` }
        : column,
    ),
    ...(list.filters && { filters: filters.filter((filter) => !isUnavailable(filter)) }),
    unavailableFilters: filters
      .filter(isUnavailable)
      .map(({ name, label }) => ({ name, label, reason: `A plataforma não filtra por ${label}` })),
  }
}

/** Reports the columns and filters of config.json that this list does not have. */
export function reportUnknownParts({ path, columns, filters = [] }: LimitedParts): void {
  const { withoutSort, withoutFilter } = getCapabilities()
  const fields = columns.map(({ field }) => field)
  const names = filters.map(({ name }) => name)
  reportUnknownNames(`withoutSort["${path}"]`, withoutSort[path] ?? [], fields)
  reportUnknownNames(`withoutFilter["${path}"]`, withoutFilter[path] ?? [], names)
}
