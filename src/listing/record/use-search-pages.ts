/**
 * The pages that a search dialog shows. Filters are requested 400 ms after the last key (spec 2 §9). A late response
 * for older filters is never shown, because the filters are part of the query's key.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limitPageSize } from '#api/capabilities.ts'
import { isShowingCachedResponse, useIsOnline } from '#api/cache/offline.ts'
import { queryOptions } from '#api/cache/query.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import { type SearchColumn, toSearchFilters, findTextFilter } from './search-filters.ts'

/** The delay after the last key (spec 2 §9). */
const DEBOUNCE_MS = 400
const PAGE_SIZE = 10

/** What a search dialog lists, and how its columns filter. */
export interface SearchDefinition<R extends Row> {
  title: string
  endpoint: Endpoint<unknown, Page<R>>
  columns: readonly SearchColumn<R>[]
}

/** Returns the typed filters and the page of results (0-based). `text` is the first filter. */
export function useSearchPages<R extends Row>({ endpoint, columns }: SearchDefinition<R>, text: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => ({
    [findTextFilter(columns) ?? '']: text,
  }))
  const [request, setRequest] = useState(typed)
  const [page, setPage] = useState(0)
  const query = useQuery({
    ...queryOptions(endpoint, { page, size: limitPageSize(PAGE_SIZE), ...toSearchFilters(columns, request) }),
    staleTime: 0,
  })
  useEffect(() => {
    // Nothing typed since the last request: a page turned in the meantime stays.
    if (typed === request) return
    const timer = setTimeout(() => {
      setRequest(typed)
      setPage(0)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, request])

  const { data, isError, refetch } = query
  const showsCached = isShowingCachedResponse(query, useIsOnline())
  const isFetching = query.isFetching && !showsCached
  const hasFailed = isError && !isFetching && !showsCached
  const pages = Math.max(1, data?.totalPages ?? 1)
  return {
    typed,
    type: (name: string, value: string) => setTyped({ ...typed, [name]: value }),
    page,
    pages,
    /** Goes to the page; returns false if it does not exist. */
    turnTo(next: number): boolean {
      const exists = next >= 0 && next < pages
      if (exists) setPage(next)
      return exists
    },
    rows: (!isFetching && !hasFailed && data?.content) || [],
    /** Undefined if it is unknown. */
    total: hasFailed || data?.isTotalUnknown ? undefined : data?.totalElements,
    isFetching,
    hasFailed,
    refetch,
  }
}
