/**
 * Serves all lists of the platform: filter, sort by any listed column, page. It reads the ids from an index first and
 * the rows after. It reads a page in the second half from the end, so the last page of a million rows costs as much as
 * the first.
 */
import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page, PageQuery } from '#api/page.ts'
import type { Database } from '#sandbox/database/open-database.ts'
import { badRequest } from './http-error.ts'
import type { CallContext, Route } from './route.ts'
import { PagedResponse, defineRoute } from './route.ts'

type FilterKey<Input> = Exclude<keyof Input, keyof PageQuery>

/**
 * A row with a value for every field that the console reads, spelled as on the wire. The id of a status may be in
 * `status` alone.
 */
type WireRow<Row> = { id: number } & { readonly [Field in Exclude<keyof Row, 'statusId'>]-?: unknown }

/** The source of a list: its table, columns, filters and rows. `Row` is a row as the console reads it. */
export interface ListSource<Input, Row = { id: number }> {
  table: SQLiteTable & { id: SQLiteColumn }
  /** The sortable columns: the path of the field in a row, and the SQL that orders it. */
  columns: Readonly<Record<string, SQL | SQLiteColumn>>
  /** One condition for each filter of the contract. It is called only with values that are present and not empty. */
  filters: { readonly [K in FilterKey<Input>]-?: (value: NonNullable<Input[K]>) => SQL }
  /** The default sort: 'field,ASC' or 'field,DESC'. */
  sort: string
  /** The rows with these ids as the wire spells them, in any order. */
  rows(db: Database, ids: number[]): Promise<WireRow<Row>[]>
  /** The number of rows without a filter, for tables with stored totals (totals.ts). */
  total?(db: Database): Promise<number>
  /** The filters that are ranges, and the column of each: see `shouldScanSortIndex`. */
  ranges?: { readonly [K in FilterKey<Input>]?: SQLiteColumn }
}

const DEFAULT_PAGE_SIZE = 10
/** The largest page size that the console offers (spec 1 §9). */
const MAX_PAGE_SIZE = 1000

function parseSort<Input>(source: ListSource<Input>, sort: string) {
  const [field = '', direction = 'ASC'] = sort.split(',')
  const column = Object.hasOwn(source.columns, field) ? source.columns[field] : undefined
  if (!column || !/^(asc|desc)$/i.test(direction))
    throw badRequest(`Não é possível ordenar por "${field.slice(0, 40)}".`)
  return { column, descending: /desc/i.test(direction) }
}

async function countRows<Input>(db: Database, source: ListSource<Input>, where: SQL | undefined): Promise<number> {
  if (!where && source.total) return source.total(db)
  const query = db.orm.select({ n: count() }).from(source.table).where(where)
  const { sql: statement, params } = query.toSQL()
  const key = JSON.stringify([statement, params])
  const cachedCount = db.counts.get(key)
  if (cachedCount !== undefined) return cachedCount
  const n = (await query)[0]?.n ?? 0
  db.counts.set(key, n)
  return n
}

/**
 * True if a range matches more than one row in twenty, which are too many to sort. Scanning the sort's own index and
 * skipping rows outside the range is faster then. SQLite cannot know this, because it keeps no histogram.
 */
async function shouldScanSortIndex<Input>(
  db: Database,
  source: ListSource<Input>,
  matchCount: number,
): Promise<boolean> {
  return source.ranges !== undefined && source.total !== undefined && matchCount * 20 > (await source.total(db))
}

/** Keeps the condition, but hides it from SQLite's choice of an index. */
const withoutIndex = (condition: SQL): SQL => sql`+(${condition})`

/**
 * Reads one page of the source; a page beyond the end is empty. `page` is 0-based. Throws a 400 for an invalid query.
 */
export async function queryPage<Input extends PageQuery>(
  db: Database,
  source: ListSource<Input>,
  input: Input,
): Promise<Page<{ id: number }>> {
  const { page = 0, size: requestedSize = DEFAULT_PAGE_SIZE } = input
  if (!Number.isSafeInteger(page) || page < 0) throw badRequest('Página inválida.')
  if (!Number.isSafeInteger(requestedSize) || requestedSize < 1) throw badRequest('Tamanho de página inválido.')
  const size = Math.min(requestedSize, MAX_PAGE_SIZE)
  const { column, descending } = parseSort(source, input.sort || source.sort)
  const filters = Object.entries(source.filters) as [FilterKey<Input>, (value: unknown) => SQL][]
  const conditions = filters.flatMap(([key, condition]) => {
    const value = input[key] as unknown
    if (value === undefined || value === null || value === '') return []
    const range = source.ranges?.[key]
    return [{ condition: condition(value), loose: range !== undefined && range !== column }]
  })

  const totalElements = await countRows(db, source, and(...conditions.map(({ condition }) => condition)))
  const scansSortIndex = conditions.some(({ loose }) => loose) && (await shouldScanSortIndex(db, source, totalElements))
  const where = and(
    ...conditions.map(({ condition, loose }) => (scansSortIndex && loose ? withoutIndex(condition) : condition)),
  )
  const start = page * size
  const rowCount = Math.max(0, Math.min(size, totalElements - start))
  const readsFromEnd = start > totalElements / 2
  const direction = descending === readsFromEnd ? asc : desc
  const order = column === source.table.id ? [direction(column)] : [direction(column), direction(source.table.id)]
  const idRows = rowCount
    ? await db.orm
        .select({ id: source.table.id })
        .from(source.table)
        .where(where)
        .orderBy(...order)
        .limit(rowCount)
        .offset(readsFromEnd ? totalElements - start - rowCount : start)
    : []
  const ids = idRows.map(({ id }) => Number(id))
  if (readsFromEnd) ids.reverse()
  const rows = new Map((ids.length ? await source.rows(db, ids) : []).map((row) => [row.id, row]))
  const content = ids.flatMap((id) => rows.get(id) ?? [])
  return { content, totalElements, totalPages: Math.ceil(totalElements / size), size, number: page }
}

/** Defines the route of a list endpoint. `from` is its source, or a function for a source that depends on the input. */
export function defineListRoute<Input extends PageQuery, Row>(
  endpoint: Endpoint<Input, Page<Row>>,
  listSource: ListSource<Input, NoInfer<Row>> | ((input: Input, call: CallContext) => ListSource<Input, NoInfer<Row>>),
): Route {
  return defineRoute(endpoint, async (input, call) => {
    const source = typeof listSource === 'function' ? listSource(input, call) : listSource
    return new PagedResponse(await queryPage(call.db, source, input))
  })
}
