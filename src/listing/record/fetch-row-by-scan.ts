/** Finds one record by scanning its list in the order of ids, if no call reads a single record. */
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { ScanLimitError, findRowByScan } from '#commands/records.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { AnyList } from '#listing/define.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/**
 * Returns the record; null if it does not exist; undefined if this list cannot be scanned, or if the scan reached its
 * limit and the record may be further on. Throws an ApiError if the list cannot be read.
 */
export async function fetchRowByScan(
  { resource, fixedInput, endpoint }: AnyList,
  id: number,
): Promise<Row | null | undefined> {
  // The rows of another call have other fields, and those of a sub-list have ids of their own.
  if (
    fixedInput !== undefined ||
    !isRecordId(id) ||
    resource.scanOrder?.key !== 'id' ||
    (await resource.list?.()) !== endpoint
  )
    return undefined
  return queryClient
    .fetchQuery({
      // The key starts with the id of the list's call, the prefix that a write invalidates.
      queryKey: [`${endpoint.id}.achado`, id, getCacheOwnerId()],
      queryFn: ({ signal }) => findRowByScan(resource, id, signal),
      gcTime: 30_000,
      staleTime: 10_000,
    })
    .catch((error: unknown) => {
      if (!(error instanceof ScanLimitError)) throw error
      return undefined
    })
}
