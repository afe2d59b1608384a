/**
 * The one request behind a view of a list: its key and its call, the same for the screen and for whoever asks ahead.
 */
import { queryOptions as tanstackOptions } from '@tanstack/react-query'
import { takeAhead } from '#api/cache/ahead.ts'
import type { Page } from '#api/page.ts'
import { queryOptions } from '#api/cache/query.ts'
import { call } from '#api/session/client.ts'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { pageInput } from './first-page.ts'

/** A page of the list, and the place of its first row among all, 0-based. */
export interface ListPage extends Page<Row> {
  /** Absent from one that was read before the screen was there. */
  firstRow?: number
}

/** What a list asks for one page: what useQuery and prefetchQuery take. Always asked anew when a view is opened. */
export function listPageQuery(definition: AnyList, asked: ListState) {
  const { page, size } = asked
  const input = pageInput(definition, asked)
  return tanstackOptions({
    queryKey: queryOptions(definition.query, input).queryKey,
    queryFn: async ({ signal }): Promise<ListPage> => {
      const answer: Page<Row> = await (takeAhead(definition.query, input) ?? call(definition.query, input, { signal }))
      return { ...answer, firstRow: page * size }
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    // Rows of two answers are never compared one by one: it costs more than drawing them.
    structuralSharing: false,
  })
}
