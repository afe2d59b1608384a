/** Reads records of a noun from the platform by the calls that the noun names. */
import { call } from '#api/session/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { type Resource, type RecordSummary, type Row, summarizeRow } from './resource.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Most records that a search by name gives, and of how many the likest are taken. */
const MAX_RESULTS = 8
const SEARCH_SIZE = 50
/** A list without a search by name is gone through so far. */
const MAX_SCANNED_PAGES = 5
const PAGE_SIZE = 100
/** Most records of one owner, as many as a command takes. */
const MAX_OWNED = 1000

/** Requests of a walk to one record, whatever the length of the list. */
const MAX_SCAN_STEPS = 12

/** The list was gone through as far as is allowed, and the record was not there: it may stand further on. */
export class ScanLimitError extends Error {}

/**
 * The row with this id, found in its list where no call reads one: by halves, since the platform is asked for the order
 * of ids; where it keeps another order, page by page. At most 12 requests. null where there is none. Throws NotReached.
 */
export async function scanForRow(resource: Resource, id: number, signal: AbortSignal): Promise<Row | null> {
  if (resource.scanOrder?.key !== 'id' || !resource.list) return null
  const list = await resource.list()
  const { sort } = resource.scanOrder
  const readPage = (page: number) => call(list, { page, size: PAGE_SIZE, sort }, { signal })
  const first = await readPage(0)
  const isOrdered = (rows: readonly Row[]) => rows.every((row, at) => at === 0 || (rows[at - 1]?.id ?? 0) > row.id)
  let [low, high] = [0, first.totalPages - 1]
  let { content, isTotalUnknown } = first
  for (let step = 0, page = 0; step < MAX_SCAN_STEPS; step++) {
    const found = content.find((row) => row.id === id)
    if (found) return found
    const [newest, oldest] = [content[0]?.id ?? 0, content.at(-1)?.id ?? 0]
    if (!isOrdered(content)) low = page + 1
    else if (id > newest) high = page - 1
    else if (id < oldest) low = page + 1
    else return null
    if (low > high) return null
    page = isOrdered(content) ? Math.floor((low + high) / 2) : low
    const response = await readPage(page)
    content = response.content
    // Where nobody says how many pages there are each says whether there is another.
    if (isTotalUnknown) high = Math.max(high, response.totalPages - 1)
    isTotalUnknown = response.isTotalUnknown
  }
  throw new ScanLimitError(`${resource.singular} #${id} was not among the rows gone through`)
}

/** So many rows are looked for one by one; more are sought among the newest of the list. */
const MAX_SINGLE_LOOKUPS = 4
const NEWEST_ROWS_SIZE = 1_000

/**
 * The rows with these ids that can be found in few requests, where no call reads one; what is not found is left out.
 */
export async function findRows(resource: Resource, ids: readonly number[], signal: AbortSignal): Promise<Row[]> {
  if (resource.scanOrder?.key !== 'id' || !resource.list || ids.length === 0) return []
  if (ids.length <= MAX_SINGLE_LOOKUPS) {
    const rows = await Promise.all(ids.map((id) => scanForRow(resource, id, signal).catch(() => null)))
    return rows.filter((row) => row !== null)
  }
  const { content } = await call(
    await resource.list(),
    { page: 0, size: NEWEST_ROWS_SIZE, sort: resource.scanOrder.sort },
    { signal },
  )
  return content.filter(({ id }) => ids.includes(id))
}

/** The record with this id; null where there is none (404), or no call reads one. Throws an ApiError otherwise. */
export async function loadRecord(resource: Resource, id: number, signal: AbortSignal): Promise<RecordSummary | null> {
  if (!resource.record) return null
  const row: Row | null = await call(await resource.record(), { id }, { signal }).catch(notFoundAsNull)
  return row && summarizeRow(resource, row)
}

/** What a search found. */
export interface RecordSearchResult {
  records: readonly RecordSummary[]
  /** How many there are. */
  total: number
  /** How many rows were looked through, where not all of the list was. */
  scannedCount?: number
}

/** Of the rows that name a record: no other can be chosen, or acted on. */
const summarizeRows = (resource: Resource, rows: readonly Row[]): RecordSummary[] =>
  rows.filter(({ id }) => isRecordId(id)).map((row) => summarizeRow(resource, row))

/** The best match first: the same name, then one that begins so. */
function rankByName(records: readonly RecordSummary[], text: string): RecordSummary[] {
  const wanted = normalizeText(text)
  const rank = ({ name }: RecordSummary) => {
    const folded = normalizeText(name)
    return folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2
  }
  return records.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_RESULTS)
}

async function searchByName(resource: Resource, text: string, signal: AbortSignal): Promise<RecordSearchResult> {
  if (!resource.search) return { records: [], total: 0 }
  const page = await call(
    await resource.search.list(),
    { page: 0, size: SEARCH_SIZE, [resource.search.by]: text },
    { signal },
  )
  const records = summarizeRows(resource, page.content)
  const total = Math.max(page.totalElements, records.length)
  const found = { records: rankByName(records, text), total }
  return total > records.length ? { ...found, scannedCount: records.length } : found
}

/** Records whose name holds every word of the text: by the list's own search, else by going through its first pages. */
export async function findRecords(resource: Resource, typed: string, signal: AbortSignal): Promise<RecordSearchResult> {
  const text = sanitizeLine(typed).trim()
  if (resource.search) return searchByName(resource, text, signal)
  if (resource.scanOrder?.key !== 'name' || !resource.list) return { records: [], total: 0 }
  const list = await resource.list()
  const words = normalizeText(text).split(/\s+/).filter(Boolean)
  const found: RecordSummary[] = []
  for (let page = 0; page < MAX_SCANNED_PAGES; page++) {
    const { content, totalPages } = await call(
      list,
      { page, size: PAGE_SIZE, sort: resource.scanOrder.sort },
      { signal },
    )
    const records = summarizeRows(resource, content)
    found.push(...records.filter(({ name }) => words.every((word) => normalizeText(name).includes(word))))
    if (page + 1 >= totalPages) return { records: rankByName(found, text), total: found.length }
  }
  return { records: rankByName(found, text), total: found.length, scannedCount: MAX_SCANNED_PAGES * PAGE_SIZE }
}

/** The records of this noun's list that belong to the owner with this id; `where` are further filters of the list. */
export async function loadOwnedRecords(
  resource: Resource,
  owner: { by: string; id: number },
  where: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<RecordSearchResult> {
  if (!resource.list) return { records: [], total: 0 }
  const input = { page: 0, size: MAX_OWNED, ...where, [owner.by]: String(owner.id) }
  const { content, totalElements } = await call(await resource.list(), input, { signal })
  const records = summarizeRows(resource, content).sort((a, b) => a.id - b.id)
  return { records, total: Math.max(totalElements, records.length) }
}
