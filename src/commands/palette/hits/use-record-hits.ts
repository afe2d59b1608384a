/** Looks for the records that the typed text names, in all resources together. */
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '#api/cache/query.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { Resource } from '#commands/resource.ts'
import type { HitSearch, PaletteContext } from '#commands/palette/palette-listing.ts'
import { useValueAfterDelay } from '#commands/palette/use-value-after-delay.ts'
import { findCachedHits, findHits, FRESH_MS, type Hits } from './find-hits.ts'
import { getSearchedResources } from './hit-search.ts'
import { createRequestTurns, PAUSE_MS } from './request-turns.ts'

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

/**
 * The records that `search` finds. The platform is asked once the text has not changed for 150 ms; the next key cancels
 * the requests. What the cache knows is there at once.
 */
export function useRecordHits(search: HitSearch | null, context: PaletteContext): RecordHits {
  const key = search ? `${search.kind} ${search.text}` : ''
  const settled = useValueAfterDelay(key, key, PAUSE_MS)
  const isSettled = search !== null && settled === key
  const takeTurn = useMemo(() => createRequestTurns(), [])
  const resources = search ? getSearchedResources(search, context) : NO_RESOURCES
  const results = useQueries(
    {
      queries: resources.map((resource) => ({
        queryKey: ['paleta.acertos', resource.id, key, getCacheOwnerId()],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          search ? findHits(resource, search, { signal, takeTurn }) : Promise.reject(new Error('Nothing to look for')),
        placeholderData: () => (search ? findCachedHits(resource, search) : undefined),
        enabled: isSettled,
        staleTime: FRESH_MS,
        retry: false,
      })),
    },
    queryClient,
  )
  return {
    isSearching: search !== null && results.some(({ isPlaceholderData, isPending }) => isPlaceholderData || isPending),
    answers: resources.map((resource, index) => ({
      resource,
      hits: results[index]?.data ?? null,
      hasFailed: results[index]?.isError ?? false,
    })),
  }
}

const NO_RESOURCES: readonly Resource[] = []
