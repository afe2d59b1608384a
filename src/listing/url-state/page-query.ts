/** The query behind a view of a list: its key and its call, the same for the screen and for a prefetch. */
import { queryOptions as tanstackOptions } from '@tanstack/react-query'
import { consumePrefetched } from '#api/cache/prefetch.ts'
import type { Page } from '#api/page.ts'
import { queryOptions } from '#api/cache/query.ts'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { toPageInput } from './list-request.ts'

/** A page of the list, and the 0-based index of its first row in the whole result. */
export interface ListPage extends Page<Row> {
  /** Absent from a page that was read before the screen's code had loaded. */
  firstRowIndex?: number
}

/** Returns the query options for one page, for useQuery and prefetchQuery. Opening a view always requests it anew. */
export function createListPageQuery(definition: AnyList, state: ListState) {
  const { page, size } = state
  const input = toPageInput(definition, state)
  return tanstackOptions({
    queryKey: queryOptions(definition.endpoint, input).queryKey,
    queryFn: async ({ signal }): Promise<ListPage> => {
      const response: Page<Row> = await (consumePrefetched(definition.endpoint, input) ??
        call(definition.endpoint, input, { signal }))
      return { ...response, firstRowIndex: page * size }
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    // Two responses are never compared row by row: comparing costs more than drawing them.
    structuralSharing: false,
  })
}
