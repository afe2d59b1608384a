/** What the record with an id is called, for a filter that takes the id. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '#api/cache/query.ts'
import type { Noun } from '#commands/noun.ts'
import { loadRecord } from '#commands/records.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import { atRest } from '#lib/start/at-rest.ts'
import { isRecordId } from '#lib/written/record-id.ts'
import { nameOf, onNames } from '#commands/record-names.ts'
import { learnNames } from './learnt-names.ts'

/** ms for which a name that was read is not read again. */
const FRESH = 60_000

/** The name; undefined until it is there, and where the record has none or nobody says it. */
export function useNameOf(noun: Noun | undefined, id: number): string | undefined {
  const learnt = useSyncExternalStore(onNames, () => (noun ? nameOf(noun, id) : undefined))
  useEffect(() => {
    if (noun) void learnNames(noun, [id])
  }, [noun, id])
  const { data } = useQuery(
    {
      queryKey: ['nome', noun?.id, id, cacheOwner()],
      // The rows of the list come first.
      queryFn: ({ signal }) => atRest.then(() => (noun ? loadRecord(noun, id, signal) : null)),
      enabled: noun?.record !== undefined && isRecordId(id),
      staleTime: FRESH,
      retry: false,
    },
    queryClient,
  )
  return learnt ?? (data?.name || undefined)
}
