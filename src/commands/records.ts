/** Reads records of a noun from the platform by the calls that the noun names. */
import { call } from '#api/session/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { fold } from '#lib/written/fold.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { type Noun, type RecordSummary, type Row, summaryOf } from './noun.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** Most records that a search by name gives, and of how many the likest are taken. */
const MOST_FOUND = 8
const MOST_ASKED = 50
/** A list without a search by name is gone through so far. */
const PAGES = 5
const PAGE_SIZE = 100
/** Most records of one owner, as many as a command takes. */
const MOST_OWNED = 1000

/** Requests of a walk to one record, whatever the length of the list. */
const MOST_STEPS = 12

/** The list was gone through as far as is allowed, and the record was not there: it may stand further on. */
export class NotReached extends Error {}

/**
 * The row with this id, found in its list where no call reads one: by halves, since the platform is asked for the order
 * of ids; where it keeps another order, page by page. At most 12 requests. null where there is none. Throws NotReached.
 */
export async function walkToRow(noun: Noun, id: number, signal: AbortSignal): Promise<Row | null> {
  if (noun.walk?.by !== 'id' || !noun.list) return null
  const list = await noun.list()
  const { sort } = noun.walk
  const read = (page: number) => call(list, { page, size: PAGE_SIZE, sort }, { signal })
  const first = await read(0)
  const isOrdered = (rows: readonly Row[]) => rows.every((row, at) => at === 0 || (rows[at - 1]?.id ?? 0) > row.id)
  let [low, high] = [0, first.totalPages - 1]
  let { content, isOpen } = first
  for (let step = 0, page = 0; step < MOST_STEPS; step++) {
    const found = content.find((row) => row.id === id)
    if (found) return found
    const [newest, oldest] = [content[0]?.id ?? 0, content.at(-1)?.id ?? 0]
    if (!isOrdered(content)) low = page + 1
    else if (id > newest) high = page - 1
    else if (id < oldest) low = page + 1
    else return null
    if (low > high) return null
    page = isOrdered(content) ? Math.floor((low + high) / 2) : low
    const answer = await read(page)
    content = answer.content
    // Where nobody says how many pages there are each says whether there is another.
    if (isOpen) high = Math.max(high, answer.totalPages - 1)
    isOpen = answer.isOpen
  }
  throw new NotReached(`${noun.singular} #${id} was not among the rows gone through`)
}

/** So many rows are looked for one by one; more are sought among the newest of the list. */
const ONE_BY_ONE = 4
const NEWEST = 1_000

/**
 * The rows with these ids that can be found in few requests, where no call reads one; what is not found is left out.
 */
export async function findRows(noun: Noun, ids: readonly number[], signal: AbortSignal): Promise<Row[]> {
  if (noun.walk?.by !== 'id' || !noun.list || ids.length === 0) return []
  if (ids.length <= ONE_BY_ONE) {
    const rows = await Promise.all(ids.map((id) => walkToRow(noun, id, signal).catch(() => null)))
    return rows.filter((row) => row !== null)
  }
  const { content } = await call(await noun.list(), { page: 0, size: NEWEST, sort: noun.walk.sort }, { signal })
  return content.filter(({ id }) => ids.includes(id))
}

/** The record with this id; null where there is none (404), or no call reads one. Throws an ApiError otherwise. */
export async function loadRecord(noun: Noun, id: number, signal: AbortSignal): Promise<RecordSummary | null> {
  if (!noun.record) return null
  const row: Row | null = await call(await noun.record(), { id }, { signal }).catch(notFoundAsNull)
  return row && summaryOf(noun, row)
}

/** What a search found. */
export interface FoundRecords {
  records: readonly RecordSummary[]
  /** How many there are. */
  total: number
  /** How many rows were looked through, where not all of the list was. */
  lookedThrough?: number
}

/** Of the rows that name a record: no other can be chosen, or acted on. */
const summariesOf = (noun: Noun, rows: readonly Row[]): RecordSummary[] =>
  rows.filter(({ id }) => isRecordId(id)).map((row) => summaryOf(noun, row))

/** The best match first: the same name, then one that begins so. */
function likest(records: readonly RecordSummary[], text: string): RecordSummary[] {
  const wanted = fold(text)
  const rank = ({ name }: RecordSummary) => {
    const folded = fold(name)
    return folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2
  }
  return records.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_FOUND)
}

async function searchByName(noun: Noun, text: string, signal: AbortSignal): Promise<FoundRecords> {
  if (!noun.search) return { records: [], total: 0 }
  const page = await call(await noun.search.list(), { page: 0, size: MOST_ASKED, [noun.search.by]: text }, { signal })
  const records = summariesOf(noun, page.content)
  const total = Math.max(page.totalElements, records.length)
  const found = { records: likest(records, text), total }
  return total > records.length ? { ...found, lookedThrough: records.length } : found
}

/** Records whose name holds every word of the text: by the list's own search, else by going through its first pages. */
export async function findRecords(noun: Noun, typed: string, signal: AbortSignal): Promise<FoundRecords> {
  const text = plainLine(typed).trim()
  if (noun.search) return searchByName(noun, text, signal)
  if (noun.walk?.by !== 'name' || !noun.list) return { records: [], total: 0 }
  const list = await noun.list()
  const words = fold(text).split(/\s+/).filter(Boolean)
  const found: RecordSummary[] = []
  for (let page = 0; page < PAGES; page++) {
    const { content, totalPages } = await call(list, { page, size: PAGE_SIZE, sort: noun.walk.sort }, { signal })
    const records = summariesOf(noun, content)
    found.push(...records.filter(({ name }) => words.every((word) => fold(name).includes(word))))
    if (page + 1 >= totalPages) return { records: likest(found, text), total: found.length }
  }
  return { records: likest(found, text), total: found.length, lookedThrough: PAGES * PAGE_SIZE }
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
  const records = summariesOf(noun, content).sort((a, b) => a.id - b.id)
  return { records, total: Math.max(totalElements, records.length) }
}
