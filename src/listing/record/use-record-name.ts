/** What the record with an id is called, for a filter that takes the id. */
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

/** ms for which a name that was read is not read again. */
const FRESH_TIME_MS = 60_000

/** The name; undefined until it is there, and where the record has none or nobody says it. */
export function useRecordName(resource: Resource | undefined, id: number): string | undefined {
  const learnt = useSyncExternalStore(subscribeToNames, () => (resource ? getRecordName(resource, id) : undefined))
  useEffect(() => {
    if (resource) void loadResourceNames(resource, [id])
  }, [resource, id])
  const { data } = useQuery(
    {
      queryKey: ['nome', resource?.id, id, getCacheOwnerId()],
      // The rows of the list come first.
      queryFn: ({ signal }) => startupIdle.then(() => (resource ? loadRecord(resource, id, signal) : null)),
      enabled: resource?.record !== undefined && isRecordId(id),
      staleTime: FRESH_TIME_MS,
      retry: false,
    },
    queryClient,
  )
  return learnt ?? (data?.name || undefined)
}
