/**
 * The one request behind a view of a list: its key and its call, the same for the screen and for whoever asks ahead.
 */
import { queryOptions as tanstackOptions } from '@tanstack/react-query'
import { consumePrefetched } from '#api/cache/prefetch.ts'
import type { Page } from '#api/page.ts'
import { queryOptions } from '#api/cache/query.ts'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { toPageInput } from './first-page.ts'

/** A page of the list, and the place of its first row among all, 0-based. */
export interface ListPage extends Page<Row> {
  /** Absent from one that was read before the screen was there. */
  firstRowIndex?: number
}

/** What a list asks for one page: what useQuery and prefetchQuery take. Always asked anew when a view is opened. */
export function createListPageQuery(definition: AnyList, state: ListState) {
  const { page, size } = state
  const input = toPageInput(definition, state)
  return tanstackOptions({
    queryKey: queryOptions(definition.endpoint, input).queryKey,
    queryFn: async ({ signal }): Promise<ListPage> => {
      const answer: Page<Row> = await (consumePrefetched(definition.endpoint, input) ??
        call(definition.endpoint, input, { signal }))
      return { ...answer, firstRowIndex: page * size }
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    // Rows of two answers are never compared one by one: it costs more than drawing them.
    structuralSharing: false,
  })
}
