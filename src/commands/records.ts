/** Reads records of a resource from the platform through the endpoints that the resource names. */
import { call } from '#api/session/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { type Resource, type RecordSummary, type Row, summarizeRow } from './resource.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** The most records that a search by name returns, and how many rows the best matches are chosen from. */
const MAX_RESULTS = 8
const SEARCH_SIZE = 50
/** How many pages of a list without a search by name are scanned. */
const MAX_SCANNED_PAGES = 5
const PAGE_SIZE = 100
/** The most records of one owner, as many as a command accepts. */
const MAX_OWNED = 1000

/** The most requests that a scan for one record makes, whatever the length of the list. */
const MAX_SCAN_STEPS = 12

/** The scan reached its limit without finding the record: it may be further on. */
export class ScanLimitError extends Error {}

/**
 * Finds the row with this id in its list, if no endpoint reads one record. Uses binary search, since the list is
 * requested in descending order of ids; if the platform returns another order, it reads page by page. Makes at most 12
 * requests after the first. Returns null if there is no such row; throws ScanLimitError if the limit is reached.
 */
export async function findRowByScan(resource: Resource, id: number, signal: AbortSignal): Promise<Row | null> {
  if (resource.scanOrder?.key !== 'id' || !resource.list) return null
  const list = await resource.list()
  const { sort } = resource.scanOrder
  const readPage = (page: number) => call(list, { page, size: PAGE_SIZE, sort }, { signal })
  const first = await readPage(0)
  const isOrdered = (rows: readonly Row[]) =>
    rows.every((row, index) => index === 0 || (rows[index - 1]?.id ?? 0) > row.id)
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
    // If the number of pages is unknown, each page says whether there is another.
    if (isTotalUnknown) high = Math.max(high, response.totalPages - 1)
    isTotalUnknown = response.isTotalUnknown
  }
  throw new ScanLimitError(`${resource.singular} #${id} was not among the rows gone through`)
}

/** Up to so many rows are looked up one by one; more are looked for among the newest rows of the list. */
const MAX_SINGLE_LOOKUPS = 4
const NEWEST_ROWS_SIZE = 1_000

/**
 * Finds the rows with these ids in few requests, if no endpoint reads one record. Rows that are not found are left out.
 */
export async function findRowsByScan(resource: Resource, ids: readonly number[], signal: AbortSignal): Promise<Row[]> {
  if (resource.scanOrder?.key !== 'id' || !resource.list || ids.length === 0) return []
  if (ids.length <= MAX_SINGLE_LOOKUPS) {
    const rows = await Promise.all(ids.map((id) => findRowByScan(resource, id, signal).catch(() => null)))
    return rows.filter((row) => row !== null)
  }
  const { content } = await call(
    await resource.list(),
    { page: 0, size: NEWEST_ROWS_SIZE, sort: resource.scanOrder.sort },
    { signal },
  )
  return content.filter(({ id }) => ids.includes(id))
}

/**
 * Loads the record with this id; null if there is none (404), or if no endpoint reads one record. Throws an ApiError
 * otherwise.
 */
export async function loadRecord(resource: Resource, id: number, signal: AbortSignal): Promise<RecordSummary | null> {
  if (!resource.record) return null
  const row: Row | null = await call(await resource.record(), { id }, { signal }).catch(notFoundAsNull)
  return row && summarizeRow(resource, row)
}

/** The result of a search. */
export interface RecordSearchResult {
  records: readonly RecordSummary[]
  /** How many records match. */
  total: number
  /** How many rows were searched, if not the whole list. */
  scannedCount?: number
}

/** Summaries of the rows with a usable id: no other record can be chosen or acted on. */
const summarizeRows = (resource: Resource, rows: readonly Row[]): RecordSummary[] =>
  rows.filter(({ id }) => isRecordId(id)).map((row) => summarizeRow(resource, row))

/** Sorts the best match first: the same name, then a name that begins with the text. */
function rankByName(records: readonly RecordSummary[], text: string): RecordSummary[] {
  const normalizedText = normalizeText(text)
  const rank = ({ name }: RecordSummary) => {
    const normalized = normalizeText(name)
    return normalized === normalizedText ? 0 : normalized.startsWith(normalizedText) ? 1 : 2
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

/**
 * Finds records whose name contains every word of the text: by the list's own search, else by scanning its first pages.
 */
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

/**
 * Loads the records of this resource's list that belong to the owner with this id; `where` are further filters of the
 * list.
 */
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
