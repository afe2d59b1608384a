/** A list on auto refresh, for its tests: its rows on the platform, and its model with ten visible rows of 36 px each. */
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { getBlockSize, type Blocks } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import { createAutoRefreshStores } from './auto-refresh-store.ts'
import { createAutoRefresh } from './auto-refresh.ts'
import { fake } from './auto-refresh-mocks.fixture.ts'

const query = defineEndpoint({
  id: 'itens.listar',
  call: 'GET /itens',
  input: z.object(pageQuerySchema),
  output: pageSchema(z.object({ id: z.number() })),
})
const read = defineEndpoint({
  id: 'itens.ver',
  call: 'GET /itens/{id}',
  input: z.object({ id: z.number() }),
  output: z.object({ id: z.number() }),
})
const columns = [{ field: 'status', label: 'Status' }]
const definition = { path: '/itens', endpoint: query, columns, resource: { record: () => Promise.resolve(read) } }

/** A row of the list. */
export interface Item extends Row {
  status: string
}

/** `count` rows, from the newest with the id `from`. */
export const createRows = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from - index, status: 'Ativo' }))

const grid = document.createElement('table')
const scroller = document.createElement('div')
scroller.append(grid)

/** A page of the rows that the platform has now. */
function createPageModel(env: AutoRefreshTest, page: number, size: number, overrides: object = {}): ListModel {
  const state = { page, size, sort: 'id,DESC', filters: {}, continuous: false, layout: {}, pinnedIds: [] }
  const rows = env.platformRows.slice(page * size, (page + 1) * size)
  return {
    definition,
    state,
    viewKey: 'view',
    rows,
    pageRows: rows,
    pinnedRows: [],
    blocks: new Map(),
    centerCount: rows.length,
    totals: { totalElements: env.platformRows.length, totalPages: 1 },
    isLoading: false,
    idleReason: null,
    openMenu: null,
    gridRef: { current: grid },
    setChangedIds: (ids: ReadonlySet<number>) => (env.list = { ...env.list, changedIds: ids }),
    replacePage: (_: unknown, blocks: Blocks) => (env.list = { ...env.list, blocks }),
    table: { options: { data: rows } },
    ...overrides,
  } as unknown as ListModel
}

/** The list in continuous mode with these blocks loaded; `first` is the top visible row. */
function createContinuousModel(env: AutoRefreshTest, blockIndexes: readonly number[], first: number): ListModel {
  const { platformRows } = env
  const blocks = new Map(
    blockIndexes.map((index) => [index, platformRows.slice(index * getBlockSize(), (index + 1) * getBlockSize())]),
  )
  scroller.scrollTop = first * 36
  const base = createPageModel(env, 0, 20, { blocks, rows: platformRows, centerCount: platformRows.length })
  return {
    ...base,
    state: { ...base.state, continuous: true },
    table: { options: { data: [...blocks.values()].flat() } },
  } as unknown as ListModel
}

/** A list with its own auto refresh. */
export interface AutoRefreshTest extends ReturnType<typeof createAutoRefresh> {
  /** The platform's rows, the newest first. */
  platformRows: Item[]
  /** The list on the screen. */
  list: ListModel
  readonly stores: ReturnType<typeof createAutoRefreshStores>
  readonly scroller: HTMLElement
  readonly pageList: (page: number, size: number, overrides?: object) => ListModel
  readonly continuousList: (blockIndexes: readonly number[], first: number) => ListModel
}

/** Resets the page and the platform. Returns a list of 1,000 rows that nobody refreshes yet. */
export function setupAutoRefreshTest(): AutoRefreshTest {
  vi.useFakeTimers()
  Object.assign(fake, { isDirty: false, endedAt: 1, announced: [], requestedPages: [], delayMs: 0 })
  document.title = 'Itens'
  document.body.replaceChildren(scroller)
  scroller.style.scrollPaddingTop = '32px'
  Object.defineProperty(scroller, 'clientHeight', { configurable: true, value: 32 + 360 })
  const body = document.createElement('tbody')
  body.className = 'list-rows'
  body.append(document.createElement('tr'))
  Object.defineProperty(body.firstElementChild, 'offsetHeight', { value: 36 })
  grid.replaceChildren(body)
  const stores = createAutoRefreshStores()
  const env: AutoRefreshTest = {
    ...createAutoRefresh(stores),
    platformRows: createRows(5_000, 1_000),
    list: null as never,
    stores,
    scroller,
    pageList: (page, size, overrides) => createPageModel(env, page, size, overrides),
    continuousList: (blockIndexes, first) => createContinuousModel(env, blockIndexes, first),
  }
  fake.respond = (page, size) => ({
    content: env.platformRows.slice(page * size, (page + 1) * size),
    totalElements: env.platformRows.length,
  })
  env.list = env.pageList(0, 10)
  return env
}

/** Ends what a test began. */
export function endAutoRefreshTest(env: AutoRefreshTest): void {
  env.stop()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
}

/** Lets `seconds` pass. */
export const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

/** The page in the cache that the list shows in this state. */
export const getCachedPage = ({ list }: AutoRefreshTest, state: ListModel['state']) =>
  queryClient.getQueryData<{ content: Item[]; totalElements: number }>(
    createListPageQuery(list.definition, state).queryKey,
  )
