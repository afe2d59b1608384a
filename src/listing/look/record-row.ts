/** One record of a list by its id, read from the platform where a call reads one (listing/README §7). */
import { queryClient, queryOptions } from '#api/query.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { Row } from '#commands/noun.ts'
import type { AnyList } from '#listing/define.ts'

/** ms for which a record that was read is not read again: a cursor that passes to and fro asks once. */
const FRESH = 10_000

/** True where records of this list are read alone; the rows of a part ('fixed') have ids of their own. */
export const isReadable = ({ noun, fixed }: AnyList): boolean => noun.record !== undefined && fixed === undefined

/** What useQuery and fetchQuery take for one record; null where no call reads one. */
export async function recordQuery({ noun, fixed }: AnyList, id: number) {
  const endpoint = fixed === undefined ? await noun.record?.() : undefined
  return endpoint ? { ...queryOptions(endpoint, { id }), staleTime: FRESH } : null
}

/** The record; null where there is none, or no call reads one. Throws an ApiError where it cannot be read. */
export async function readRow(definition: AnyList, id: number): Promise<Row | null> {
  const query = await recordQuery(definition, id)
  return query ? queryClient.fetchQuery(query).catch(notFoundAsNull) : null
}
