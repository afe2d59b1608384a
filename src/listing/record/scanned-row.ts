/** One record found in its list, by going through it in the order of its ids, where no call reads one. */
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { ScanLimitError, scanForRow } from '#commands/records.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import type { AnyList } from '#listing/define.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/**
 * The record; null where there is none, undefined where nobody goes through this list, or where it was gone through as
 * far as is allowed and the record may stand further on. Throws an ApiError where the list cannot be read.
 */
export async function fetchScannedRow(
  { resource, fixedInput, endpoint }: AnyList,
  id: number,
): Promise<Row | null | undefined> {
  // Another call's rows have other fields, and those of a part ids of their own.
  if (
    fixedInput !== undefined ||
    !isRecordId(id) ||
    resource.scanOrder?.key !== 'id' ||
    (await resource.list?.()) !== endpoint
  )
    return undefined
  return queryClient
    .fetchQuery({
      // Named after its list's call, whose prefix is what a write makes stale.
      queryKey: [`${endpoint.id}.achado`, id, getCacheOwnerId()],
      queryFn: ({ signal }) => scanForRow(resource, id, signal),
      gcTime: 30_000,
      staleTime: 10_000,
    })
    .catch((error: unknown) => {
      if (!(error instanceof ScanLimitError)) throw error
      return undefined
    })
}
