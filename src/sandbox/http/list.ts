/**
 * The platform's one way to answer a list: filter, sort by any listed column, page. Ids are found on an index first and
 * the rows fetched after, and a page beyond the middle is read from the nearer end, so the last page of a million rows
 * costs what the first one does.
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

/** What a list is answered from. */
export interface ListSource<Input> {
  table: SQLiteTable & { id: SQLiteColumn }
  /** What a list may be sorted by: the field's path in a row, and the SQL that orders it. */
  columns: Readonly<Record<string, SQL | SQLiteColumn>>
  /** One condition per filter of the contract; called with values that are neither absent nor empty. */
  filters: { readonly [K in FilterKey<Input>]-?: (value: NonNullable<Input[K]>) => SQL }
  /** 'field,ASC' or 'field,DESC', used where the request names none. */
  sort: string
  /** The rows of these ids as the wire spells them, in any order. */
  rows(db: Database, ids: number[]): Promise<{ id: number }[]>
  /** The number of rows where no filter is set, for tables that keep it (totals.ts). */
  total?(db: Database): Promise<number>
  /** Which filters are ranges, and of which column: see `walks`. */
  ranges?: { readonly [K in FilterKey<Input>]?: SQLiteColumn }
}

const DEFAULT_PAGE_SIZE = 10
/** The largest page that the console's page-size select offers (spec 1 §9). */
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
 * A range keeps too many rows to be sorted when it leaves more than one in twenty: walking the sort's own index and
 * skipping what the range excludes is faster then. SQLite cannot know (it keeps no histogram), so the engine tells it.
 */
async function shouldScanSortIndex<Input>(
  db: Database,
  source: ListSource<Input>,
  matchCount: number,
): Promise<boolean> {
  return source.ranges !== undefined && source.total !== undefined && matchCount * 20 > (await source.total(db))
}

/** Keeps a condition true to its word but out of the choice of index. */
const withoutIndex = (condition: SQL): SQL => sql`+(${condition})`

/** One page of the source; beyond the end it is empty. `page` is 0-based. Throws 400 for what cannot be answered. */
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
  const backwards = start > totalElements / 2
  const direction = descending === backwards ? asc : desc
  const order = column === source.table.id ? [direction(column)] : [direction(column), direction(source.table.id)]
  const found = rowCount
    ? await db.orm
        .select({ id: source.table.id })
        .from(source.table)
        .where(where)
        .orderBy(...order)
        .limit(rowCount)
        .offset(backwards ? totalElements - start - rowCount : start)
    : []
  const ids = found.map(({ id }) => Number(id))
  if (backwards) ids.reverse()
  const rows = new Map((ids.length ? await source.rows(db, ids) : []).map((row) => [row.id, row]))
  const content = ids.flatMap((id) => rows.get(id) ?? [])
  return { content, totalElements, totalPages: Math.ceil(totalElements / size), size, number: page }
}

/** A list endpoint over a source. `from` gives the source where it depends on the input (audit by user). */
export function defineListRoute<Input extends PageQuery, Output>(
  endpoint: Endpoint<Input, Output>,
  from: ListSource<Input> | ((input: Input, call: CallContext) => ListSource<Input>),
): Route {
  return defineRoute(endpoint, async (input, call) => {
    const source = typeof from === 'function' ? from(input, call) : from
    return new PagedResponse(await queryPage(call.db, source, input))
  })
}
