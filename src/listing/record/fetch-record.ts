/** Reads one record of a list by its id, if a call reads single records (listing/record/README §1). */
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { Row } from '#commands/resource.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { AnyList } from '#listing/define.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** ms for which a record is not read again: a cursor that moves to and fro sends one request. */
const STALE_AFTER_MS = 10_000

/** True if a call reads single records of this list. Rows of a sub-list (`fixedInput`) have ids of their own. */
export const canFetchRecord = ({ resource, fixedInput }: AnyList): boolean =>
  resource.record !== undefined && fixedInput === undefined

/**
 * Returns the record, at most `staleTimeMs` old; null if it does not exist, or if no call reads one. Throws an ApiError
 * if it cannot be read.
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

/** Returns these records in their order, at most `staleTime` ms old; undefined for each that cannot be read. */
export const fetchRecords = (definition: AnyList, ids: readonly number[], staleTime?: number) =>
  Promise.all(
    ids.map((id) =>
      canFetchRecord(definition) ? fetchRecord(definition, id, staleTime).catch(() => undefined) : undefined,
    ),
  )

/**
 * Returns the query options of a row's record, for useQuery and prefetchQuery. The row is part of the key: if the row
 * changes, the record is read again.
 */
export const createRecordQueryOfRow = (definition: AnyList, row: Row) => ({
  // The key starts with the id of the list's call, the prefix that a write invalidates.
  queryKey: [`${definition.endpoint.id}.previa`, definition.path, row, getCacheOwnerId()],
  queryFn: () => fetchRecord(definition, row.id, 0),
  gcTime: 30_000,
  staleTime: STALE_AFTER_MS,
})
