/** The blocks of continuous mode: which ones a range of rows needs, and the request for one. */
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'

/**
 * Returns the indexes of the blocks with the rows from `first` to before `end` (0-based); `count` is the number of
 * rows.
 */
export function getBlockRange(first: number, end: number, count: number): number[] {
  const last = Math.min(end, count) - 1
  if (last < first) return []
  const from = Math.floor(first / getBlockSize())
  return Array.from({ length: Math.floor(last / getBlockSize()) - from + 1 }, (_, offset) => from + offset)
}

/** Requests one block. `cancel` aborts the request. */
export function requestBlock(definition: AnyList, state: ListState, index: number) {
  const query = createListPageQuery(definition, { ...state, page: index, size: getBlockSize() })
  return {
    // The list keeps the blocks, so the cache need not hold them too.
    response: queryClient.fetchQuery({ ...query, gcTime: 0 }),
    cancel: () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }),
  }
}
