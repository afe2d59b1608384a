/** From a value that a whole reading told to the filter that shows its rows alone. */
import type { ListState } from '#commands/screen.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { parseNumber } from '#lib/format/parse-number.ts'
import { findColumnFilter } from '#listing/column-filter.ts'
import { type AnyList, getFilterChoices, findOnlyRange, getNumberKind } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { notify } from '#ui/notices/notify.tsx'

/** Narrows the list to a value of what is called so, or says that its call cannot. */
export function applyNarrowing(list: ListModel, label: string, filters: NarrowingFilters | null): void {
  if (!filters) return void notify('info', `${list.definition.title} não filtra por ${label.toLowerCase()}`)
  list.applyFilters({ ...list.state.filters, ...filters })
  list.gridRef.current?.focus()
}

/** Filters by wire name. */
export type NarrowingFilters = Readonly<Record<string, string>>

/** What a list is and what it is filtered by now: a narrower view is a part of that. */
interface NarrowableList {
  readonly definition: Pick<AnyList, 'filters'>
  readonly state: Pick<ListState, 'filters'>
}

/** Both ends of a range within those that are set, where the list has fields for them. */
function narrowRange(
  list: NarrowableList,
  type: 'money' | 'datetime',
  from: string,
  to: string,
): NarrowingFilters | null {
  const ends = findOnlyRange(list.definition, type)
  if (!ends) return null
  const { lower, upper } = ends
  const { filters } = list.state
  const [first, last] = [filters[lower.name], filters[upper.name]]
  const isBefore = (one: string, other: string) => (type === 'money' ? Number(one) < Number(other) : one < other)
  return {
    [lower.name]: first && isBefore(from, first) ? first : from,
    [upper.name]: last && isBefore(last, to) ? last : to,
  }
}

/** One value of a column as it was grouped: the id, or the text as shown; null where the call has no filter for it. */
export function getValueFilters(definition: AnyList, column: ScanColumn, key: string): NarrowingFilters | null {
  const filter = findColumnFilter(definition, column.field)
  // Without that filter nothing is listed: another value of it is another list, and no part of this one.
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

/** A day ('yyyy-MM-dd') or a month ('yyyy-MM') of the list's period. */
export function getDayFilters(list: NarrowableList, key: string): NarrowingFilters | null {
  const [year = 0, month = 0, day] = key.split('-').map(Number)
  if (!year || !month) return null
  const last = day ?? new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = day === undefined ? `${key}-01` : key
  const end = day === undefined ? `${key}-${String(last).padStart(2, '0')}` : key
  return narrowRange(list, 'datetime', `${first}T00:00`, `${end}T23:59`)
}

const formatReais = (cents: number) => (cents / 100).toFixed(2)

/** Amounts from `from` up to, but not, `to`, in cents. */
export const getAmountFilters = (list: NarrowableList, from: number, to: number): NarrowingFilters | null =>
  narrowRange(list, 'money', formatReais(from), formatReais(to - 1))
