/** Turns a value shown by a scan into filters that list only its rows. */
import type { ListState } from '#commands/screen.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { parseNumber } from '#lib/format/parse-number.ts'
import { findColumnFilter } from '#listing/column-filter.ts'
import { type AnyList, getFilterChoices, findOnlyRange, getNumberKind } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { notify } from '#ui/notices/notify.tsx'

/** Narrows the list to a value, or notifies that the list has no filter for it; `label` names the value's column. */
export function applyNarrowing(list: ListModel, label: string, filters: NarrowingFilters | null): void {
  if (!filters) return void notify('info', `${list.definition.title} não filtra por ${label.toLowerCase()}`)
  list.applyFilters({ ...list.state.filters, ...filters })
  list.gridRef.current?.focus()
}

/** Filters by wire name. */
export type NarrowingFilters = Readonly<Record<string, string>>

/** A list and its current filters: the narrowed list is a part of the current one. */
interface NarrowableList {
  readonly definition: Pick<AnyList, 'filters'>
  readonly state: Pick<ListState, 'filters'>
}

/** Limits a range within the current limits; null if the list has no fields for it. */
function narrowRange(
  list: NarrowableList,
  type: 'money' | 'datetime',
  from: string,
  to: string,
): NarrowingFilters | null {
  const range = findOnlyRange(list.definition, type)
  if (!range) return null
  const { lower, upper } = range
  const { filters } = list.state
  const [first, last] = [filters[lower.name], filters[upper.name]]
  const isBefore = (a: string, b: string) => (type === 'money' ? Number(a) < Number(b) : a < b)
  return {
    [lower.name]: first && isBefore(from, first) ? first : from,
    [upper.name]: last && isBefore(last, to) ? last : to,
  }
}

/**
 * Filters for one value of a column: `key` is the group's key, an id or a text. null if the list has no filter for it.
 */
export function getValueFilters(definition: AnyList, column: ScanColumn, key: string): NarrowingFilters | null {
  const filter = findColumnFilter(definition, column.field)
  // The list needs this filter. Another value would give another list, not a part of this one.
  if (!filter || key === '' || filter.name === definition.requiredFilter?.filter) return null
  const choices = getFilterChoices(filter)
  const chosen = choices.find(({ value, label }) => value === key || normalizeText(label) === normalizeText(key))
  if (chosen) return { [filter.name]: chosen.value }
  if (filter.type === 'select') return null
  const kind = getNumberKind(filter)
  if (kind === null) return { [filter.name]: key }
  const number = parseNumber(kind, key.replace(/^#/, ''))
  return typeof number === 'number' ? { [filter.name]: String(number) } : null
}

/** Filters for a day ('yyyy-MM-dd') or a month ('yyyy-MM') within the list's period; null if `key` is neither. */
export function getDayFilters(list: NarrowableList, key: string): NarrowingFilters | null {
  const [year = 0, month = 0, day] = key.split('-').map(Number)
  if (!year || !month) return null
  const last = day ?? new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = day === undefined ? `${key}-01` : key
  const end = day === undefined ? `${key}-${String(last).padStart(2, '0')}` : key
  return getSpanFilters(list, first, end)
}

/** Filters for the days from `first` to `last` ('yyyy-MM-dd', both included) within the list's period. */
export const getSpanFilters = (list: NarrowableList, first: string, last: string): NarrowingFilters | null =>
  narrowRange(list, 'datetime', `${first}T00:00`, `${last}T23:59`)

const formatReais = (cents: number) => (cents / 100).toFixed(2)

/** Filters for amounts from `from` (included) to `to` (excluded), in cents. */
export const getAmountFilters = (list: NarrowableList, from: number, to: number): NarrowingFilters | null =>
  narrowRange(list, 'money', formatReais(from), formatReais(to - 1))
