/**
 * Paged answers in every form that the specification allows (spec 1 §3, spec 2 §3): plain, wrapped in data, content
 * or result, with a nested page object, or with currentPage counted from 1; a bare array and null are read as well.
 */
import * as z from 'zod/mini'
import { isObject } from './is-object.ts'
import * as wire from './wire.ts'

/** One page of rows. `number` is 0-based as in requests; `size` is rows per page. */
export interface Page<Row> {
  content: Row[]
  totalElements: number
  totalPages: number
  size: number
  number: number
  /**
   * The answer says no total, and more rows may follow: the totals are so high that the next page can be asked for, and
   * are not to be told.
   */
  isTotalUnknown?: true
}

/** What an answer without a total does say. */
interface PageWithoutTotal {
  size: number | undefined
  number: number | undefined
  /** Whether it is the last page. */
  isLast: boolean | undefined
}

/** A page as it was read, which what was asked for completes (`completedPage`). */
type ParsedPage<Row> = Page<Row> & { withoutTotal?: PageWithoutTotal | undefined }

/** What every list call takes: page is 0-based, sort is 'field,ASC' or 'field,DESC'. Empty values are not sent. */
export interface PageQuery {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
}

/** The parameters of a list call that are its filters; any text where the call does not matter. */
export type FilterNameOf<Input> = unknown extends Input ? string : Exclude<keyof Input & string, keyof PageQuery>

/** The schema keys of a PageQuery, to be spread into a list endpoint's input. */
export const pageQuerySchema = {
  page: z.optional(z.number()),
  size: z.optional(z.number()),
  sort: z.optional(z.string()),
}

/** How the statistics lists spell a PageQuery (spec 2 §7). */
export const statisticsWireNames = { page: 'PAGE', size: 'SIZE', sort: 'ORDER' } as const

const firstCount = (...values: unknown[]): number | undefined =>
  values.map(wire.toWireNumber).find((value) => value !== null && value >= 0) ?? undefined

/** Takes the wrappers data, content and result off an answer that holds one record. */
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
 * Finds rows and counters in any of the allowed forms; what cannot be read is an empty page. `isStrict`: an answer in
 * which no list is found throws, unless it is empty or says of itself that there is none.
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

/** Whether the answer says that no page follows it; undefined where it does not say. */
function isLast(meta: Record<string, unknown>, pages: number | undefined, number: number | undefined) {
  if (typeof meta['last'] === 'boolean') return meta['last']
  const more = meta['hasNext'] ?? meta['hasMore']
  if (typeof more === 'boolean') return !more
  return pages === undefined || number === undefined ? undefined : number + 1 >= pages
}

/**
 * A row whose id names no record has its place among all (0-based), counted from -1 down, in the id's stead: no two
 * rows are one (wire.id).
 */
function assignPlaceholderId(row: unknown, index: number) {
  const withId = row as { id?: unknown }
  if (typeof withId.id === 'number' && withId.id <= 0) withId.id = -(index + 1)
}

/**
 * The page with what was asked for: where its answer says no total, a page as long as it was asked for may be followed
 * by another one, and what is behind it is not known.
 */
export function completePage<Row>({ withoutTotal, ...page }: ParsedPage<Row>, query: PageQuery): Page<Row> {
  if (!withoutTotal) return page
  const rows = page.content.length
  const size = withoutTotal.size ?? query.size ?? rows
  const number = withoutTotal.number ?? query.page ?? 0
  const precedingRows = number * size
  // More rows than were asked for are all that there are.
  const isFull = rows > 0 && rows === size
  const hasMore = rows > 0 && !(withoutTotal.isLast ?? !isFull)
  // A page without rows says that there are no more, and not how many there were.
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

/** What reads a list endpoint's answer may be completedPage so; anything else stays as it is. */
export const completePageOutput = <Output>(output: Output, query: unknown): Output =>
  isObject(output) && 'withoutTotal' in output
    ? (completePage(output as never, Object(query) as PageQuery) as Output)
    : output

/**
 * The output schema of a list endpoint: any allowed envelope in, a Page of `row` out. What holds no list is refused:
 * read as an empty page it would be an absence, and a whole reading would prove it.
 */
export function pageSchema<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Page<Row>, unknown> {
  const counter = z.number()
  // Loose: what the answer says in place of a total goes along, and is no part of what the platform is to answer.
  const page = z.looseObject({
    content: z.array(row),
    totalElements: counter,
    totalPages: counter,
    size: counter,
    number: counter,
  })
  const withPlaceholderIds = z.transform((read: z.output<typeof page>) => {
    read.content.forEach((one, at) => assignPlaceholderId(one, read.number * read.size + at))
    return read
  })
  return z.pipe(
    z.pipe(
      z.transform((answer) => parsePage(answer, true)),
      page,
    ),
    withPlaceholderIds,
  ) as unknown as z.ZodMiniType<Page<Row>, unknown>
}

/** The id that the platform gave a new record; null where it does not say. Never throws. */
export function parseNewId(response: unknown): number | null {
  return z.parse(wire.id, Object(unwrapResponse(response)).id) || null
}

const rawResponses = new WeakMap<object, unknown>()

/**
 * A record as the platform answered it: a value that could not be read is there, one that is missing is not (case N3).
 */
export const getRawResponse = (found: unknown): unknown => rawResponses.get(Object(found) as object)

/** The output schema of a call that answers one record, plain or wrapped. */
export function recordSchema<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Row, unknown> {
  let response: unknown
  const read = z.pipe(
    z.transform((whole) => (response = unwrapResponse(whole))),
    row,
  )
  const rememberResponse = z.transform((found: Row) => {
    rawResponses.set(Object(found) as object, response)
    return found
  })
  return z.pipe(read, rememberResponse) as unknown as z.ZodMiniType<Row, unknown>
}
