/** The blocks of one long table: asked for as they come into view, given up when they are passed, few of them kept. */
import { queryClient } from '#api/cache/query.ts'
import type { ListState } from '#commands/screen.ts'
import { BLOCK_SIZE } from '#listing/url-state/continuous-rows.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'

/** The blocks that hold the rows from `first` to before `end`. */
export function getBlockRange(first: number, end: number, count: number): number[] {
  const last = Math.min(end, count) - 1
  if (last < first) return []
  const from = Math.floor(first / BLOCK_SIZE)
  return Array.from({ length: Math.floor(last / BLOCK_SIZE) - from + 1 }, (_, at) => from + at)
}

/** Asks for one block; `cancel` gives it up. */
export function requestBlock(definition: AnyList, state: ListState, index: number) {
  const query = createListPageQuery(definition, { ...state, page: index, size: BLOCK_SIZE })
  return {
    // The blocks are kept by the list: the cache need not hold them as well.
    answer: queryClient.fetchQuery({ ...query, gcTime: 0 }),
    cancel: () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true }),
  }
}
