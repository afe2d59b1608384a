/**
 * Parses paged responses in every form that the specification allows (spec 1 §3, spec 2 §3): plain, wrapped in data,
 * content or result, with a nested page object, or with a 1-based currentPage. Bare arrays and null are accepted too.
 */
import * as z from 'zod/mini'
import { isObject } from './is-object.ts'
import * as wire from './wire.ts'

/** One page of rows. `number` is the 0-based page number as in requests; `size` is rows per page. */
export interface Page<Row> {
  content: Row[]
  totalElements: number
  totalPages: number
  size: number
  number: number
  /**
   * Set if the response has no total and more rows may follow. The totals are then only high enough for the next page
   * to be requested, and must not be shown.
   */
  isTotalUnknown?: true
}

/** What a response without a total contains. */
interface PageWithoutTotal {
  size: number | undefined
  number: number | undefined
  /** True for the last page, false for another one, undefined if the response does not say. */
  isLast: boolean | undefined
}

/** A parsed page that `completePage` completes with the query. */
type ParsedPage<Row> = Page<Row> & { withoutTotal?: PageWithoutTotal | undefined }

/**
 * The paging parameters of every list call: page is 0-based, sort is 'field,ASC' or 'field,DESC'. Empty values are not
 * sent.
 */
export interface PageQuery {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
}

/** The names of a list call's filter parameters; any text if the call's type is unknown. */
export type FilterNameOf<Input> = unknown extends Input ? string : Exclude<keyof Input & string, keyof PageQuery>

/** Schema keys of a PageQuery, to be spread into the input of a list endpoint. */
export const pageQuerySchema = {
  page: z.optional(z.number()),
  size: z.optional(z.number()),
  sort: z.optional(z.string()),
}

/** Names of a PageQuery's parameters in the statistics calls (spec 2 §7). */
export const statisticsWireNames = { page: 'PAGE', size: 'SIZE', sort: 'ORDER' } as const

const firstCount = (...values: unknown[]): number | undefined =>
  values.map(wire.toWireNumber).find((value) => value !== null && value >= 0) ?? undefined

/** Removes the wrappers data, content and result from a response that contains one record. */
export function unwrapResponse(response: unknown): unknown {
  let value = response
  for (let depth = 0; depth < 4 && isObject(value); depth++) {
    const inner: unknown =
      value['data'] ?? value['result'] ?? (isObject(value['content']) ? value['content'] : undefined)
    if (!isObject(inner) && !Array.isArray(inner)) break
    value = inner
  }
  return value
}

const findTotal = (meta: Record<string, unknown>) => firstCount(meta['totalElements'], meta['total'])

/**
 * Finds rows and counters in any allowed form; an unreadable response is an empty page. With `isStrict` a response
 * without a list throws a TypeError, unless it is empty or says that there are no rows.
 */
export function parsePage(response: unknown, isStrict = false): ParsedPage<unknown> {
  let node: unknown = response ?? []
  let meta: Record<string, unknown> = {}
  for (let depth = 0; depth < 5 && isObject(node); depth++) {
    const nested = isObject(node['page']) ? node['page'] : {}
    meta = { ...meta, ...nested, ...node }
    const { content, data, result } = node
    const total = findTotal(meta)
    const isEmpty = total === 0 || (!total && [content, data, result].includes(null))
    node = content ?? data ?? result ?? (isEmpty ? [] : undefined)
  }
  if (isStrict && !Array.isArray(node)) throw new TypeError()
  const content = Array.isArray(node) ? node.filter(isObject) : []
  const reportedSize = firstCount(meta['size'], meta['pageSize']) || undefined
  const size = reportedSize ?? content.length
  const total = findTotal(meta)
  const totalElements = total ?? content.length
  const computed = size > 0 ? Math.ceil(totalElements / size) : 0
  const current = firstCount(meta['currentPage'])
  const number = firstCount(meta['number']) ?? (current === undefined ? undefined : Math.max(0, current - 1))
  const pages = firstCount(meta['totalPages'])
  return {
    content,
    totalElements,
    totalPages: pages ?? computed,
    size,
    number: number ?? 0,
    ...(total === undefined && { withoutTotal: { size: reportedSize, number, isLast: isLast(meta, pages, number) } }),
  }
}

/** Returns true if the response says that this is the last page; undefined if it does not say. */
function isLast(meta: Record<string, unknown>, pages: number | undefined, number: number | undefined) {
  if (typeof meta['last'] === 'boolean') return meta['last']
  const more = meta['hasNext'] ?? meta['hasMore']
  if (typeof more === 'boolean') return !more
  return pages === undefined || number === undefined ? undefined : number + 1 >= pages
}

/**
 * Replaces an id that names no record by a negative one, -(index + 1), where `index` is the row's 0-based index among
 * all rows. So no two rows have the same id (wire.id).
 */
function assignPlaceholderId(row: unknown, index: number) {
  const withId = row as { id?: unknown }
  if (typeof withId.id === 'number' && withId.id <= 0) withId.id = -(index + 1)
}

/**
 * Completes a parsed page with the query. If the response has no total, a full page may be followed by another one, and
 * the number of rows after it is unknown.
 */
export function completePage<Row>({ withoutTotal, ...page }: ParsedPage<Row>, query: PageQuery): Page<Row> {
  if (!withoutTotal) return page
  const rows = page.content.length
  const size = withoutTotal.size ?? query.size ?? rows
  const number = withoutTotal.number ?? query.page ?? 0
  const precedingRows = number * size
  // If there are more rows than requested, the response contains all rows.
  const isFull = rows === size
  const hasMore = rows > 0 && !(withoutTotal.isLast ?? !isFull)
  // An empty page says that there are no more rows, but not how many there are before it.
  const isOpen = hasMore || (rows === 0 && number > 0)
  page.content.forEach((row, index) => assignPlaceholderId(row, precedingRows + index))
  return {
    ...page,
    number,
    totalElements: hasMore ? precedingRows + Math.max(rows, size) + 1 : precedingRows + (isOpen ? 1 : rows),
    totalPages: precedingRows + rows === 0 ? 0 : number + 1 + (hasMore ? 1 : 0),
    ...(isOpen && { isTotalUnknown: isOpen, size }),
  }
}

/** Completes the output of a list endpoint with the call's query; returns any other output unchanged. */
export const completePageOutput = <Output>(output: Output, query: unknown): Output =>
  isObject(output) && 'withoutTotal' in output
    ? (completePage(output as never, Object(query) as PageQuery) as Output)
    : output

/**
 * Creates the output schema of a list endpoint: any allowed envelope in, a Page of `row` out. A response without a list
 * is refused, because an empty page would claim that there are no records, and a verified scan would prove it.
 */
export function pageSchema<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Page<Row>, unknown> {
  const counter = z.number()
  // Loose, because `withoutTotal` is passed on and is not part of the platform's contract.
  const page = z.looseObject({
    content: z.array(row),
    totalElements: counter,
    totalPages: counter,
    size: counter,
    number: counter,
  })
  const withPlaceholderIds = z.transform((parsed: z.output<typeof page>) => {
    parsed.content.forEach((item, index) => assignPlaceholderId(item, parsed.number * parsed.size + index))
    return parsed
  })
  return z.pipe(
    z.pipe(
      z.transform((response) => parsePage(response, true)),
      page,
    ),
    withPlaceholderIds,
  ) as unknown as z.ZodMiniType<Page<Row>, unknown>
}

/** Returns the id that the platform gave a new record; null if the response has none. Never throws. */
export function parseNewId(response: unknown): number | null {
  return z.parse(wire.id, Object(unwrapResponse(response)).id) || null
}

const rawResponses = new WeakMap<object, unknown>()

/**
 * Returns the raw response of a parsed record: an unreadable value is present there, a missing one is not (case N3).
 */
export const getRawResponse = (record: unknown): unknown => rawResponses.get(Object(record) as object)

/** Creates the output schema of a call that returns one record, plain or wrapped. */
export function recordSchema<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Row, unknown> {
  let response: unknown
  const parseRecord = z.pipe(
    z.transform((body) => (response = unwrapResponse(body))),
    row,
  )
  const rememberResponse = z.transform((record: Row) => {
    rawResponses.set(Object(record) as object, response)
    return record
  })
  return z.pipe(parseRecord, rememberResponse) as unknown as z.ZodMiniType<Row, unknown>
}
