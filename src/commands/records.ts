/** Reads records of a resource from the platform through the endpoints that the resource names. */
import { limitPageSize } from '#api/capabilities.ts'
import { call } from '#api/session/client.ts'
import { readFirstRows } from '#api/session/read-first-rows.ts'
import { notFoundAsNull } from '#api/errors.ts'
import { getSearchWords, includesWords, sortByRarity, splitSearch } from '#lib/format/match-words.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import {
  type NameSearch,
  createNameTest,
  requestByName,
  searchByName,
  sortByMatch,
  summarizeRows,
} from './search-by-name.ts'
import { type Resource, type RecordSummary, type Row, hasNameFilter, summarizeRow } from './resource.ts'

/** The most records that a search by name returns. */
const MAX_RESULTS = 8
/** How many rows of a list without a search by name are scanned, and how many in each request. */
const MAX_SCANNED_ROWS = 500
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
  const readPage = (page: number) => call(list, { page, size: limitPageSize(PAGE_SIZE), sort }, { signal })
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
  const { sort } = resource.scanOrder
  const { content } = await readFirstRows(await resource.list(), { sort }, NEWEST_ROWS_SIZE, { signal })
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

const takeBest = (records: readonly RecordSummary[], text: string) => sortByMatch(records, text).slice(0, MAX_RESULTS)

/**
 * Requests the rarest word of the text and narrows the answer to the other words. If the answer is partial, the text as
 * a whole is requested too, so that a record of exactly this name is always among the results.
 */
async function searchInList(resource: Resource, text: string, signal: AbortSignal): Promise<RecordSearchResult> {
  const words = splitSearch(text)
  const [rarestWord = ''] = sortByRarity(words)
  const search: NameSearch = {
    text,
    requestedTexts: words.length > 1 ? [rarestWord, text] : [rarestWord],
    matches: createNameTest(text),
    enough: Infinity,
  }
  const found = await searchByName(search, (requestedText) => requestByName(resource, requestedText, signal))
  const { records, scannedCount } = found
  const result = { records: records.slice(0, MAX_RESULTS), total: found.total ?? records.length }
  return scannedCount === undefined ? result : { ...result, scannedCount }
}

/** Reads the first pages of a list by name, at most 500 records; `isComplete` is false if there are more. */
export async function loadNamedRecords(
  resource: Resource,
  signal: AbortSignal,
  beforeRequest: () => Promise<void> = () => Promise.resolve(),
): Promise<{ records: readonly RecordSummary[]; isComplete: boolean }> {
  if (resource.scanOrder?.key !== 'name' || !resource.list) return { records: [], isComplete: true }
  const list = await resource.list()
  const { sort } = resource.scanOrder
  const records: RecordSummary[] = []
  const size = limitPageSize(PAGE_SIZE)
  for (let page = 0; page * size < MAX_SCANNED_ROWS; page++) {
    await beforeRequest()
    const { content, totalPages } = await call(list, { page, size, sort }, { signal, isBackground: true })
    records.push(...summarizeRows(resource, content))
    if (page + 1 >= totalPages) return { records, isComplete: true }
  }
  return { records, isComplete: false }
}

/**
 * Finds records whose name contains every word of the text, in any order: by the list's own search, else by scanning
 * its first pages.
 */
export async function findRecords(resource: Resource, typed: string, signal: AbortSignal): Promise<RecordSearchResult> {
  const text = sanitizeLine(typed).trim()
  if (hasNameFilter(resource)) return searchInList(resource, text, signal)
  const { records, isComplete } = await loadNamedRecords(resource, signal)
  const words = getSearchWords(text)
  const found = records.filter(({ name }) => includesWords(name, words))
  const result = { records: takeBest(found, text), total: found.length }
  return isComplete ? result : { ...result, scannedCount: MAX_SCANNED_ROWS }
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
  const filters = { ...where, [owner.by]: String(owner.id) }
  const { content, totalElements } = await readFirstRows(await resource.list(), filters, MAX_OWNED, { signal })
  const records = summarizeRows(resource, content).sort((a, b) => a.id - b.id)
  return { records, total: Math.max(totalElements, records.length) }
}
