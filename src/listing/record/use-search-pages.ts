/**
 * The pages that a search window shows. Filters are asked for 400 ms after the last key (spec 2 §9); an answer that
 * comes late for older filters is never shown, because the filters are part of the query's key.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isShowingCachedResponse, useIsOnline } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { type SearchColumn, toSearchFilters, findTextFilter } from './search-filters.ts'

/** ms */
const DEBOUNCE_MS = 400
const PAGE_SIZE = 10

/** What a search window lists, and how it is found. */
export interface SearchDefinition<R extends Row> {
  title: string
  endpoint: Endpoint<unknown, Page<R>>
  columns: readonly SearchColumn<R>[]
}

/** What is typed over the columns, and the page of what is found by it, 0-based; `text` stands there to begin with. */
export function useSearchPages<R extends Row>({ endpoint, columns }: SearchDefinition<R>, text: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => ({
    [findTextFilter(columns) ?? '']: text,
  }))
  const [request, setAsked] = useState(typed)
  const [page, setPage] = useState(0)
  const answer = useQuery({
    ...queryOptions(endpoint, { page, size: PAGE_SIZE, ...toSearchFilters(columns, request) }),
    staleTime: 0,
  })
  useEffect(() => {
    // Nothing typed since the last request: a page turned meanwhile stays.
    if (typed === request) return
    const timer = setTimeout(() => {
      setAsked(typed)
      setPage(0)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, request])

  const { data, isError, refetch } = answer
  const stays = isShowingCachedResponse(answer, useIsOnline())
  const isFetching = answer.isFetching && !stays
  const hasFailed = isError && !isFetching && !stays
  const pages = Math.max(1, data?.totalPages ?? 1)
  return {
    typed,
    type: (name: string, value: string) => setTyped({ ...typed, [name]: value }),
    page,
    pages,
    /** Whether there is such a page. */
    turnTo(next: number): boolean {
      const isThere = next >= 0 && next < pages
      if (isThere) setPage(next)
      return isThere
    },
    rows: (!isFetching && !hasFailed && data?.content) || [],
    /** Undefined where it is not known. */
    total: hasFailed || data?.isTotalUnknown ? undefined : data?.totalElements,
    isFetching,
    hasFailed,
    refetch,
  }
}
