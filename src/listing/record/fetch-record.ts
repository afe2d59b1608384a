/** One record of a list by its id, read from the platform where a call reads one (listing/record/README §1). */
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { Row } from '#commands/resource.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { AnyList } from '#listing/define.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** ms for which a record that was read is not read again: a cursor that passes to and fro asks once. */
const STALE_AFTER_MS = 10_000

/** True where records of this list are read alone; the rows of a part ('fixed') have ids of their own. */
export const canFetchRecord = ({ resource: noun, fixedInput: fixed }: AnyList): boolean =>
  noun.record !== undefined && fixed === undefined

/**
 * The record, `staleTime` ms old at most; null where there is none, or no call reads one. Throws an ApiError where it
 * cannot be read.
 */
export async function fetchRecord(
  { resource, fixedInput }: AnyList,
  id: number,
  staleTimeMs = STALE_AFTER_MS,
): Promise<Row | null> {
  const endpoint = fixedInput === undefined && isRecordId(id) ? await resource.record?.() : undefined
  return endpoint
    ? queryClient.fetchQuery({ ...queryOptions(endpoint, { id }), staleTime: staleTimeMs }).catch(notFoundAsNull)
    : null
}

/** These records, in their order, `staleTime` ms old at most; undefined for one that cannot be read. */
export const fetchRecords = (definition: AnyList, ids: readonly number[], staleTime?: number) =>
  Promise.all(
    ids.map((id) =>
      canFetchRecord(definition) ? fetchRecord(definition, id, staleTime).catch(() => undefined) : undefined,
    ),
  )

/**
 * What useQuery and prefetchQuery take for the record of a row. It is as old as the row: one that says another thing
 * has its record read anew.
 */
export const createRecordQueryOfRow = (definition: AnyList, row: Row) => ({
  // Named after its list's call, whose prefix is what a write makes stale.
  queryKey: [`${definition.endpoint.id}.previa`, definition.path, row, getCacheOwnerId()],
  queryFn: () => fetchRecord(definition, row.id, 0),
  gcTime: 30_000,
  staleTime: STALE_AFTER_MS,
})
