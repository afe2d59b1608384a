/** One record of a list by its id, read from the platform where a call reads one (listing/record/README §1). */
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { Row } from '#commands/noun.ts'
import { cacheOwner } from '#lib/kept/owner.ts'
import type { AnyList } from '#listing/define.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** ms for which a record that was read is not read again: a cursor that passes to and fro asks once. */
const FRESH = 10_000

/** True where records of this list are read alone; the rows of a part ('fixed') have ids of their own. */
export const isReadable = ({ noun, fixed }: AnyList): boolean => noun.record !== undefined && fixed === undefined

/**
 * The record, `staleTime` ms old at most; null where there is none, or no call reads one. Throws an ApiError where it
 * cannot be read.
 */
export async function readRow({ noun, fixed }: AnyList, id: number, staleTime = FRESH): Promise<Row | null> {
  const endpoint = fixed === undefined && isRecordId(id) ? await noun.record?.() : undefined
  return endpoint
    ? queryClient.fetchQuery({ ...queryOptions(endpoint, { id }), staleTime }).catch(notFoundAsNull)
    : null
}

/** These records, in their order, `staleTime` ms old at most; undefined for one that cannot be read. */
export const readRows = (definition: AnyList, ids: readonly number[], staleTime?: number) =>
  Promise.all(
    ids.map((id) => (isReadable(definition) ? readRow(definition, id, staleTime).catch(() => undefined) : undefined)),
  )

/**
 * What useQuery and prefetchQuery take for the record of a row. It is as old as the row: one that says another thing
 * has its record read anew.
 */
export const besideRow = (definition: AnyList, row: Row) => ({
  // Named after its list's call, whose prefix is what a write makes stale.
  queryKey: [`${definition.query.id}.previa`, definition.path, row, cacheOwner()],
  queryFn: () => readRow(definition, row.id, 0),
  gcTime: 30_000,
  staleTime: FRESH,
})
