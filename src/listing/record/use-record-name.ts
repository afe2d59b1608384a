/** The name of the record behind an id, for a filter that takes the id. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '#api/cache/query.ts'
import type { Resource } from '#commands/resource.ts'
import { loadRecord } from '#commands/records.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { getRecordName, subscribeToNames } from '#commands/record-names.ts'
import { loadResourceNames } from './resource-names.ts'

/** ms for which a name is not read again. */
const FRESH_TIME_MS = 60_000

/** Returns the name; undefined while it loads, and if the record has none or it cannot be read. */
export function useRecordName(resource: Resource | undefined, id: number): string | undefined {
  const listedName = useSyncExternalStore(subscribeToNames, () => (resource ? getRecordName(resource, id) : undefined))
  useEffect(() => {
    if (resource) void loadResourceNames(resource, [id])
  }, [resource, id])
  const { data } = useQuery(
    {
      queryKey: ['nome', resource?.id, id, getCacheOwnerId()],
      // The rows of the list load first.
      queryFn: ({ signal }) => startupIdle.then(() => (resource ? loadRecord(resource, id, signal) : null)),
      enabled: resource?.record !== undefined && isRecordId(id),
      staleTime: FRESH_TIME_MS,
      retry: false,
    },
    queryClient,
  )
  return listedName ?? (data?.name || undefined)
}
