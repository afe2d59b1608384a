/** Reads records of a noun from the platform by the calls that the noun names. */
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { fold } from '#lib/fold.ts'
import { type Noun, type RecordSummary, type Row, summaryOf } from './noun.ts'

/** Most records that a search by name gives. */
const MOST_FOUND = 8
/** A list without a search by name is gone through so far. */
const PAGES = 5
const PAGE_SIZE = 100
/** Most records of one owner, as many as a command takes. */
const MOST_OWNED = 1000

/** The record with this id; null where there is none (404), or no call reads one. Throws an ApiError otherwise. */
export async function loadRecord(noun: Noun, id: number, signal: AbortSignal): Promise<RecordSummary | null> {
  if (!noun.record) return null
  const row: Row | null = await call(await noun.record(), { id }, { signal }).catch(notFoundAsNull)
  return row && summaryOf(noun, row)
}

/** The first records whose name holds the text, as the platform finds them; none where no list is searched by name. */
export async function searchRecords(noun: Noun, text: string, signal: AbortSignal): Promise<RecordSummary[]> {
  return (await searchByName(noun, text, signal)).records
}

/** What a search found. */
export interface FoundRecords {
  records: readonly RecordSummary[]
  /** How many there are. */
  total: number
  /** How many rows were looked through, where not all of the list was. */
  lookedThrough?: number
}

async function searchByName(noun: Noun, text: string, signal: AbortSignal) {
  if (!noun.search) return { records: [], total: 0 }
  const page = await call(await noun.search.list(), { page: 0, size: MOST_FOUND, [noun.search.by]: text }, { signal })
  const records = page.content.map((row) => summaryOf(noun, row))
  return { records, total: Math.max(page.totalElements, records.length) }
}

/** Records whose name holds every word of the text: by the list's own search, else by going through its first pages. */
export async function findRecords(noun: Noun, text: string, signal: AbortSignal): Promise<FoundRecords> {
  if (noun.search) return searchByName(noun, text, signal)
  if (noun.walk?.by !== 'name' || !noun.list) return { records: [], total: 0 }
  const list = await noun.list()
  const words = fold(text).split(/\s+/).filter(Boolean)
  const found: RecordSummary[] = []
  for (let page = 0; page < PAGES; page++) {
    const { content, totalPages } = await call(list, { page, size: PAGE_SIZE, sort: noun.walk.sort }, { signal })
    const records = content.map((row) => summaryOf(noun, row))
    found.push(...records.filter(({ name }) => words.every((word) => fold(name).includes(word))))
    if (page + 1 >= totalPages) return { records: found.slice(0, MOST_FOUND), total: found.length }
  }
  return { records: found.slice(0, MOST_FOUND), total: found.length, lookedThrough: PAGES * PAGE_SIZE }
}

/** The records of this noun's list that belong to the owner with this id; `where` are further filters of the list. */
export async function ownedRecords(
  noun: Noun,
  owner: { by: string; id: number },
  where: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FoundRecords> {
  if (!noun.list) return { records: [], total: 0 }
  const input = { page: 0, size: MOST_OWNED, ...where, [owner.by]: String(owner.id) }
  const { content, totalElements } = await call(await noun.list(), input, { signal })
  return { records: content.map((row) => summaryOf(noun, row)), total: Math.max(totalElements, content.length) }
}
