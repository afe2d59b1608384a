/** From a value that a whole reading told to the filter that shows its rows alone. */
import type { ListState } from '#commands/screen.ts'
import { fold } from '#lib/written/fold.ts'
import { readNumber } from '#lib/written/typed-number.ts'
import { filterOf } from '#listing/column-filter.ts'
import { type AnyList, choicesOf, endsOf, numberKindOf } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import { notify } from '#ui/notices/notify.tsx'

/** Narrows the list to a value of what is called so, or says that its call cannot. */
export function narrowTo(list: ListModel, label: string, filters: Narrowing | null): void {
  if (!filters) return void notify('info', `${list.definition.title} não filtra por ${label.toLowerCase()}`)
  list.applyFilters({ ...list.state.filters, ...filters })
  list.gridRef.current?.focus()
}

/** Filters by wire name. */
export type Narrowing = Readonly<Record<string, string>>

/** What a list is and what it is filtered by now: a narrower view is a part of that. */
interface Narrowed {
  readonly definition: Pick<AnyList, 'filters'>
  readonly state: Pick<ListState, 'filters'>
}

/** Both ends of a range within those that are set, where the list has fields for them. */
function range(list: Narrowed, type: 'money' | 'datetime', from: string, to: string): Narrowing | null {
  const ends = endsOf(list.definition, type)
  if (!ends) return null
  const { least, most } = ends
  const { filters } = list.state
  const [first, last] = [filters[least.name], filters[most.name]]
  const isLess = (one: string, other: string) => (type === 'money' ? Number(one) < Number(other) : one < other)
  return {
    [least.name]: first && isLess(from, first) ? first : from,
    [most.name]: last && isLess(last, to) ? last : to,
  }
}

/** One value of a column as it was grouped: the id, or the text as shown; null where the call has no filter for it. */
export function narrowToValue(definition: AnyList, column: ReadColumn, key: string): Narrowing | null {
  const filter = filterOf(definition, column.field)
  // Without that filter nothing is listed: another value of it is another list, and no part of this one.
  if (!filter || key === '' || filter.name === definition.needs?.filter) return null
  const choices = choicesOf(filter)
  const chosen = choices.find(({ value, label }) => value === key || fold(label) === fold(key))
  if (chosen) return { [filter.name]: chosen.value }
  if (filter.type === 'select') return null
  const kind = numberKindOf(filter)
  if (kind === null) return { [filter.name]: key }
  const number = readNumber(kind, key.replace(/^#/, ''))
  return typeof number === 'number' ? { [filter.name]: String(number) } : null
}

/** A day ('yyyy-MM-dd') or a month ('yyyy-MM') of the list's period. */
export function narrowToDay(list: Narrowed, key: string): Narrowing | null {
  const [year = 0, month = 0, day] = key.split('-').map(Number)
  if (!year || !month) return null
  const last = day ?? new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = day === undefined ? `${key}-01` : key
  const end = day === undefined ? `${key}-${String(last).padStart(2, '0')}` : key
  return range(list, 'datetime', `${first}T00:00`, `${end}T23:59`)
}

const reais = (cents: number) => (cents / 100).toFixed(2)

/** Amounts from `from` up to, but not, `to`, in cents. */
export const narrowToAmounts = (list: Narrowed, from: number, to: number): Narrowing | null =>
  range(list, 'money', reais(from), reais(to - 1))
