/** Looks for the records that the typed text names, in all resources together. */
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '#api/cache/query.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { Resource } from '#commands/resource.ts'
import type { HitSearch, PaletteContext } from '#commands/palette/palette-listing.ts'
import { useValueAfterDelay } from '#commands/palette/use-value-after-delay.ts'
import { findCachedHits, findHits, FRESH_MS, type Hits } from './find-hits.ts'
import { getSearchedResources } from './hit-search.ts'
import { createRequestSlots, PAUSE_MS } from './request-slots.ts'

/** What is known of the hits in one resource. */
export interface HitAnswer {
  resource: Resource
  /** null until the resource has answered, or if it failed. */
  hits: Hits | null
  hasFailed: boolean
}

/** Whether requests are still on their way, and what has been answered. */
export interface RecordHits {
  isSearching: boolean
  answers: readonly HitAnswer[]
}

/** The same object as long as nothing has changed, so that the lines of the list are not rendered again. */
const combineResults = (results: readonly UseQueryResult<Hits>[]) =>
  results.map(({ data, isError, isPending }) => ({ hits: data ?? null, hasFailed: isError, isPending }))

/**
 * The records that `search` finds. The platform is asked once the text has not changed for 150 ms; the next key cancels
 * the requests. What the cache knows is there at once. A key before that creates no queries, because eight of them would
 * cost as much as the rest of the key.
 */
export function useRecordHits(search: HitSearch | null, context: PaletteContext): RecordHits {
  const key = search ? `${search.kind} ${search.text}` : ''
  const settled = useValueAfterDelay(key, key, PAUSE_MS)
  const isSettled = search !== null && settled === key
  const waitForSlot = useMemo(() => createRequestSlots(), [])
  const resources = useMemo(() => (search ? getSearchedResources(search, context) : NO_RESOURCES), [search, context])
  const cached = useMemo(
    () => resources.map((resource) => (search && findCachedHits(resource, search)) ?? null),
    [resources, search],
  )
  const results = useQueries(
    {
      queries: (isSettled ? resources : NO_RESOURCES).map((resource) => ({
        queryKey: ['paleta.acertos', resource.id, key, getCacheOwnerId()],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          search
            ? findHits(resource, search, { signal, waitForSlot })
            : Promise.reject(new Error('Nothing to look for')),
        staleTime: FRESH_MS,
        retry: false,
      })),
      combine: combineResults,
    },
    queryClient,
  )
  return useMemo(
    () => ({
      isSearching: search !== null && (!isSettled || results.some(({ isPending }) => isPending)),
      answers: resources.map((resource, index) => ({
        resource,
        hits: results[index]?.hits ?? cached[index] ?? null,
        hasFailed: results[index]?.hasFailed ?? false,
      })),
    }),
    [search, isSettled, results, resources, cached],
  )
}

const NO_RESOURCES: readonly Resource[] = []
