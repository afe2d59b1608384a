/**
 * A list's state in the address: '?pagina=2&tamanho=100&ordem=id,ASC&DSC_CASHBACK=natal'. What is the screen's own
 * default is left out, so that the plain path and the default view are the same link. Page is 1-based here, as it is
 * shown, and 0-based in ListState, as it is sent (spec 1 §9).
 */
import type { ListState } from '#commands/screen.ts'
import { readNumber } from '#lib/typed-number.ts'
import { PLAIN_LAYOUT, readLayout, writeLayout } from './column-layout.ts'
import { type AnyList, type FilterField, numberKindOf, sizesOf } from './define.ts'

const MAX_PAGE = 1_000_000
const MAX_FILTER_LENGTH = 500
/** Most rows that stay on top. */
export const MOST_PINS = 8

/** Reads the query text; whatever is not of the list's form is dropped (case I6). Never throws. */
export function readListState(
  definition: Pick<AnyList, 'size' | 'sort' | 'filters' | 'columns'>,
  search: string,
): ListState {
  const params = new URLSearchParams(search)
  const page = Number(params.get('pagina'))
  const size = Number(params.get('tamanho'))
  const sort = params.get('ordem') ?? ''
  const [field, direction] = sort.split(',')
  const sortable = definition.columns.some((column) => column.field === field && column.sortable !== false)
  const filters: Record<string, string> = {}
  for (const filter of definition.filters ?? []) {
    const value = readFilter(filter, params.get(filter.name)) ?? filter.initial ?? ''
    if (value !== '') filters[filter.name] = value
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page - 1 : 0,
    size: sizesOf(definition).includes(size) ? size : definition.size,
    sort: sortable && (direction === 'ASC' || direction === 'DESC') ? `${field},${direction}` : definition.sort,
    filters,
    layout: readLayout(definition, params) ?? PLAIN_LAYOUT,
    pins: readPins(params.get('fixas')),
    continuous: params.get('modo') === 'continuo',
  }
}

function readPins(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST_PINS)
}

/** A filter's value as it is sent; numbers as '1500.5', whatever the address spells. null for none, or none to read. */
function readFilter(filter: FilterField, given: string | null): string | null {
  const text = given?.slice(0, MAX_FILTER_LENGTH).trim() ?? null
  const kind = numberKindOf(filter)
  if (text === null || kind === null) return text
  const value = readNumber(kind, text)
  return typeof value === 'number' ? String(value) : null
}

/** Writes the query text with its '?', or '' where everything is the default. */
export function writeListState(definition: AnyList, state: ListState): string {
  const params = new URLSearchParams()
  if (state.page > 0) params.set('pagina', String(state.page + 1))
  if (state.size !== definition.size) params.set('tamanho', String(state.size))
  if (state.sort !== definition.sort) params.set('ordem', state.sort)
  for (const filter of definition.filters ?? []) {
    const value = state.filters[filter.name]
    if (value !== undefined && value !== '' && value !== filter.initial) params.set(filter.name, value)
  }
  writeLayout(state.layout, params)
  if (state.pins.length > 0) params.set('fixas', state.pins.join(','))
  if (state.continuous) params.set('modo', 'continuo')
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

/** The state after a change: another size, order or filter goes back to page 0 in the same step (case C4). */
export function nextListState(state: ListState, patch: Partial<ListState>): ListState {
  const next = { ...state, ...patch }
  const pageOnly = patch.size === undefined && patch.sort === undefined && patch.filters === undefined
  return pageOnly ? next : { ...next, page: patch.page ?? 0 }
}

/** The sort after a click on a column's header: ascending first, then inverted (spec 1 §2.12). */
export function toggledSort(sort: string, field: string): string {
  return sort === `${field},ASC` ? `${field},DESC` : `${field},ASC`
}

/** The filters as the endpoint takes them: number fields as numbers, the rest as text. */
export function filterInput(
  definition: Pick<AnyList, 'filters'>,
  filters: ListState['filters'],
): Record<string, string | number> {
  const input: Record<string, string | number> = {}
  for (const field of definition.filters ?? []) {
    const value = filters[field.name]
    if (value === undefined) continue
    if (numberKindOf(field) === null || field.asText) input[field.name] = value
    else if (Number.isFinite(Number(value))) input[field.name] = Number(value)
  }
  return input
}
