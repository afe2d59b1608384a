/** Reads records of a noun from the platform by the calls that the noun names. */
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { type Noun, type RecordSummary, type Row, summaryOf } from './noun.ts'

/** Most records that a search by name gives. */
const MOST_FOUND = 8

/** The record with this id; null where there is none (404), or no call reads one. Throws an ApiError otherwise. */
export async function loadRecord(noun: Noun, id: number, signal: AbortSignal): Promise<RecordSummary | null> {
  if (!noun.record) return null
  const row: Row | null = await call(await noun.record(), { id }, { signal }).catch(notFoundAsNull)
  return row && summaryOf(noun, row)
}

/** The first records whose name holds the text, as the platform finds them; none where no list is searched by name. */
export async function searchRecords(noun: Noun, text: string, signal: AbortSignal): Promise<RecordSummary[]> {
  if (!noun.search) return []
  const page = await call(await noun.search.list(), { page: 0, size: MOST_FOUND, [noun.search.by]: text }, { signal })
  return page.content.map((row) => summaryOf(noun, row))
}
