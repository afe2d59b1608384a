/** One record found in its list, by going through it in the order of its ids, where no call reads one. */
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/noun.ts'
import { NotReached, walkToRow } from '#commands/records.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import type { AnyList } from '#listing/define.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/**
 * The record; null where there is none, undefined where nobody goes through this list, or where it was gone through as
 * far as is allowed and the record may stand further on. Throws an ApiError where the list cannot be read.
 */
export async function walkedRow({ noun, fixed, query }: AnyList, id: number): Promise<Row | null | undefined> {
  // Another call's rows have other fields, and those of a part ids of their own.
  if (fixed !== undefined || !isRecordId(id) || noun.walk?.by !== 'id' || (await noun.list?.()) !== query)
    return undefined
  return queryClient
    .fetchQuery({
      // Named after its list's call, whose prefix is what a write makes stale.
      queryKey: [`${query.id}.achado`, id, cacheOwner()],
      queryFn: ({ signal }) => walkToRow(noun, id, signal),
      gcTime: 30_000,
      staleTime: 10_000,
    })
    .catch((error: unknown) => {
      if (!(error instanceof NotReached)) throw error
      return undefined
    })
}
