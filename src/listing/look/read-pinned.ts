/** Reads the rows on top that are not on the page. */
import type { Row } from '#commands/noun.ts'
import type { AnyList } from '#listing/define.ts'
import { rememberedRow, rememberRows } from '#listing/remembered-rows.ts'
import { isReadable, readRow } from './record-row.ts'

/**
 * Reads these records anew; what cannot be read stays as it was known. Resolves to those that cannot be shown: the
 * platform has them no more, or they were never seen and no call reads one.
 */
export async function readPinned(definition: AnyList, ids: readonly number[]): Promise<number[]> {
  const isKnown = (id: number) => rememberedRow(definition, id) !== undefined
  if (!isReadable(definition)) return ids.filter((id) => !isKnown(id))
  const read = await Promise.all(
    ids.map(async (id): Promise<Row | 'failed' | null> => readRow(definition, id).catch(() => 'failed' as const)),
  )
  rememberRows(
    definition,
    read.flatMap((row) => (row && row !== 'failed' ? [row] : [])),
  )
  return ids.filter((id, at) => read[at] === null || (read[at] === 'failed' && !isKnown(id)))
}
