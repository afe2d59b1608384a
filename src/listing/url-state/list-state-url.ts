/**
 * Converts a list's state to the query of its URL and back: '?pagina=2&tamanho=100&ordem=id,ASC&DSC_CASHBACK=natal'.
 * The screen's defaults are omitted, so that the plain path and the default view are the same link. The page is 1-based
 * in the URL, as it is shown, and 0-based in ListState, as it is sent (spec 1 §9).
 */
import type { ListState } from '#commands/screen.ts'
import { type RouteLocation, type QueryParams, formatQueryParams } from '#lib/urls/route-location.ts'
import { toDateTimeLocalValue, parseDate } from '#lib/format/dates.ts'
import { validateNumber, parseNumber } from '#lib/format/parse-number.ts'
import { type AnyList, type FilterField, getNumberKind, getPageSizes } from '#listing/define.ts'
import { DEFAULT_LAYOUT, formatLayoutParams, parseLayout } from './column-layout.ts'

const MAX_PAGE = 1_000_000
const MAX_FILTER_LENGTH = 500
/** Maximum of pinned rows. */
export const MAX_PINNED_ROWS = 8

/** Parses the query. Drops what is not valid for the list, except filter values (case I6). Never throws. */
export function parseListState(
  definition: Pick<AnyList, 'pageSize' | 'sort' | 'filters' | 'columns'>,
  query: QueryParams,
): ListState {
  const page = Number(query.pagina)
  const size = Number(query.tamanho)
  const sort = query.ordem ?? ''
  const [field, direction] = sort.split(',')
  const sortable = definition.columns.some((column) => column.field === field && column.isSortable !== false)
  const filters: Record<string, string> = {}
  for (const filter of definition.filters ?? []) {
    const value = parseFilter(filter, query[filter.name]) || (filter.initial ?? '')
    if (value !== '') filters[filter.name] = value
  }
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page - 1 : 0,
    size: getPageSizes(definition).includes(size) ? size : definition.pageSize,
    sort: sortable && (direction === 'ASC' || direction === 'DESC') ? `${field},${direction}` : definition.sort,
    filters,
    layout: parseLayout(definition, query) ?? DEFAULT_LAYOUT,
    pinnedIds: parsePinnedIds(query.fixas),
    continuous: query.modo === 'continuo',
    ...(query.visao && { savedView: query.visao.slice(0, MAX_FILTER_LENGTH) }),
  }
}

function parsePinnedIds(text: string | undefined): number[] {
  const ids = (text ?? '').split(',').map(Number)
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MAX_PINNED_ROWS)
}

/**
 * Parses a filter's value as it is sent: numbers as '1500.5', moments as '2026-11-01T00:00', whatever the spelling in
 * the URL. A value that cannot be parsed is kept, so that the operator sees a message and no request is sent
 * (`findInvalidFilter`): without the value the list would show more than the link says.
 */
function parseFilter(filter: FilterField, given = ''): string {
  const text = given.slice(0, MAX_FILTER_LENGTH).trim()
  const numberKind = getNumberKind(filter)
  if (filter.type === 'datetime' && !/T[\d:]+$/.test(text))
    // A day without a time, as the end of a period, includes the whole day.
    return toDateTimeLocalValue(filter.rangeEnd === 'upper' && text.length === 10 ? `${text} 23:59` : text) || text
  const value = numberKind && parseNumber(numberKind, text)
  return typeof value === 'number' ? String(value) : text
}

/** Returns why a filter cannot be sent with its value; null if all can. */
export function findInvalidFilter(
  { filters = [] }: Pick<AnyList, 'filters'>,
  values: ListState['filters'],
): string | null {
  for (const field of filters) {
    const value = values[field.name] ?? ''
    const numberKind = getNumberKind(field)
    const problem = numberKind && validateNumber(numberKind, field.label, value, field.min)
    if (problem) return problem
    const isUnknownValue = field.options
      ? !field.options.some((option) => option.value === value)
      : field.type === 'datetime' && parseDate(value) === null
    if (value !== '' && isUnknownValue) return `${field.label}: “${value}” não existe.`
  }
  return null
}

/** Returns the query parameters of this state; undefined for each default. */
export function toListParams(definition: AnyList, state: ListState): QueryParams {
  const filters = (definition.filters ?? []).map(({ name, initial }) => {
    const value = state.filters[name]
    return [name, value === '' || value === initial ? undefined : value]
  })
  return {
    pagina: state.page > 0 ? String(state.page + 1) : undefined,
    tamanho: state.size === definition.pageSize ? undefined : String(state.size),
    ordem: state.sort === definition.sort ? undefined : state.sort,
    ...(Object.fromEntries(filters) as QueryParams),
    ...formatLayoutParams(state.layout),
    fixas: state.pinnedIds.join(',') || undefined,
    modo: state.continuous ? 'continuo' : undefined,
    visao: state.savedView,
  }
}

/** Returns the query as text with its '?', or ''. */
export const formatListState = (definition: AnyList, state: ListState): string =>
  formatQueryParams(toListParams(definition, state))

/** Returns the location of the list in this state. */
export const toListLocation = (definition: AnyList, state: ListState): RouteLocation => ({
  to: definition.path,
  search: toListParams(definition, state),
})

/** Returns the state after a change: another size, order or filter goes back to page 0 in the same step (case C4). */
export function nextListState(state: ListState, patch: Partial<ListState>): ListState {
  const next = { ...state, ...patch }
  const pageOnly = patch.size === undefined && patch.sort === undefined && patch.filters === undefined
  return pageOnly ? next : { ...next, page: patch.page ?? 0 }
}

/** Returns the sort after a click on a column's header: ascending first, then inverted (spec 1 §2.12). */
export function toggleSort(sort: string, field: string): string {
  return sort === `${field},ASC` ? `${field},DESC` : `${field},ASC`
}

/** Returns the filters as the endpoint takes them: number fields as numbers, the rest as text. */
export function toFilterInput(
  definition: Pick<AnyList, 'filters'>,
  filters: ListState['filters'],
): Record<string, string | number> {
  const input: Record<string, string | number> = {}
  for (const field of definition.filters ?? []) {
    const value = filters[field.name]
    if (value === undefined) continue
    if (getNumberKind(field) === null || field.isSentAsText) input[field.name] = value
    else if (Number.isFinite(Number(value))) input[field.name] = Number(value)
  }
  return input
}
