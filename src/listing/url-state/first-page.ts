/**
 * What a list asks the platform for, without its columns and verbs: small, and known before the screen's own code is
 * there, so that the first page is on its way beside it (app/README §2).
 */
import type { ReadCall } from '#api/cache/prefetch.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { FirstPageParts, ListDefinition } from '#listing/define.ts'
import { hasLayoutParams, wasContinuous } from './stored-mode.ts'
import { getFirstRequest } from './continuous-rows.ts'
import { toFilterInput, parseListState, findInvalidFilter } from './list-state-url.ts'

/** The part of a list's definition that its request is made of. */
export type FirstPage<R extends Row = Row> = Pick<
  ListDefinition<R>,
  'endpoint' | 'pageSize' | 'sort' | 'filters' | 'requiredFilter' | 'validateFilters' | 'fixedInput'
>

/** The input of the list's call for this state. */
export function toPageInput(definition: FirstPage, { page, size, sort, filters }: ListState) {
  return { page, size, sort, ...definition.fixedInput, ...toFilterInput(definition, filters) }
}

/**
 * Why nothing is asked for in this state: its filter is missing, cannot be read, or is refused; null where the request
 * is made.
 */
export function getNotRequestedReason(definition: FirstPage, { filters }: ListState): string | null {
  const { requiredFilter, validateFilters } = definition
  if (requiredFilter && (filters[requiredFilter.filter] ?? '') === '') return requiredFilter.message
  return findInvalidFilter(definition, filters) ?? validateFilters?.(filters) ?? null
}

/** Types the part against the endpoint's rows; `readCall` is what an address asks for: query ('?pagina=2') and path. */
export function defineFirstPage<R extends Row, Input>(firstPage: FirstPageParts<R, Input>) {
  const definition = firstPage as FirstPage
  return {
    ...firstPage,
    getRequest(search: string, path: string): ReadCall | null {
      // By which columns a list can be sorted its screen alone knows.
      const params = new URLSearchParams(search)
      if (params.has('ordem')) return null
      const read = parseListState({ ...definition, columns: [] }, parseQueryParams(search))
      const state = { ...read, continuous: read.continuous || (!hasLayoutParams(params) && wasContinuous(path)) }
      return getNotRequestedReason(definition, state) === null
        ? { endpoint: definition.endpoint, input: toPageInput(definition, getFirstRequest(state)) }
        : null
    },
  }
}
