/**
 * What a list requests from the platform, without its columns and commands. This part is small and known before the
 * screen's own code has loaded, so that the first page is requested in parallel (app/README §2).
 */
import type * as z from 'zod/mini'
import type { PrefetchableCall } from '#api/cache/prefetch.ts'
import { pageQuerySchema } from '#api/page.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { ListRequestParts, ListDefinition } from '#listing/define.ts'
import { limitList } from '#listing/limit-list.ts'
import { hasLayoutParams, wasContinuous } from './stored-mode.ts'
import { getFirstRequest } from './continuous-rows.ts'
import { toFilterInput, parseListState, findInvalidFilter } from './list-state-url.ts'

/** The part of a list's definition that its request needs. */
export type ListRequest<R extends Row = Row> = Pick<
  ListDefinition<R>,
  'endpoint' | 'pageSize' | 'sort' | 'filters' | 'requiredFilter' | 'validateFilters' | 'fixedInput' | 'counts'
>

/** Returns the input of the list's call for this state. */
export function toPageInput(definition: ListRequest, { page, size, sort, filters }: ListState) {
  return { page, size, sort, ...definition.fixedInput, ...toFilterInput(definition, filters) }
}

/**
 * Returns why no request is sent in this state: the required filter is missing, or a filter cannot be parsed or is
 * refused; null if the request can be sent.
 */
export function getNotRequestedReason(definition: ListRequest, { filters }: ListState): string | null {
  const { requiredFilter, validateFilters } = definition
  if (requiredFilter && (filters[requiredFilter.filter] ?? '') === '') return requiredFilter.message
  return findInvalidFilter(definition, filters) ?? validateFilters?.(filters) ?? null
}

/**
 * The parameters of a list's call that neither a filter nor the fixed input fills, and that the list does not exclude.
 */
function findInputsWithoutFilter({ endpoint, filters = [], ...parts }: ListRequestParts<Row, unknown>): string[] {
  const { shape = {} } = endpoint.input as Partial<z.ZodMiniObject>
  const known = new Set([
    ...Object.keys(pageQuerySchema),
    ...filters.map(({ name }) => name),
    ...Object.keys(parts.fixedInput ?? {}),
    ...(parts.inputsWithoutFilter ?? []),
  ])
  return Object.keys(shape).filter((name) => !known.has(name))
}

/**
 * Checks the part against the types of the endpoint. `getFirstCall` returns the call for a URL's query ('?pagina=2') and
 * path, or null. Throws if the call takes a parameter that has no filter and is not in `inputsWithoutFilter`.
 */
export function defineListRequest<R extends Row, Input>(listRequest: ListRequestParts<R, Input>) {
  const definition = listRequest as ListRequest
  const forgotten = findInputsWithoutFilter(listRequest as ListRequestParts<Row, unknown>)
  if (forgotten.length > 0)
    throw new Error(`A lista de “${listRequest.endpoint.id}” não tem filtro para ${forgotten.join(', ')}`)
  return {
    ...listRequest,
    getFirstCall(search: string, path: string): PrefetchableCall | null {
      // Only the screen knows which columns can be sorted.
      const params = new URLSearchParams(search)
      if (params.has('ordem')) return null
      const limited = limitList({ ...definition, columns: [], path })
      const read = parseListState(limited, parseQueryParams(search))
      const state = { ...read, continuous: read.continuous || (!hasLayoutParams(params) && wasContinuous(path)) }
      return getNotRequestedReason(limited, state) === null
        ? { endpoint: limited.endpoint, input: toPageInput(limited, getFirstRequest(state)) }
        : null
    },
  }
}
