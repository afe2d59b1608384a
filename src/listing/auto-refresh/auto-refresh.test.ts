// @vitest-environment jsdom
/**
 * When auto refresh reads a list, which part of it, and what it tells the operator. The browser tests cover the
 * drawing.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema } from '#api/page.ts'
import { queryClient } from '#api/cache/query.ts'
import type { Row } from '#commands/resource.ts'
import { BLOCK_SIZE, type Blocks } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import { createListPageQuery } from '#listing/url-state/page-query.ts'
import { cacheRows } from '#listing/pinned/row-cache.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import { autoRefreshedPathStore, isRefreshFailingStore } from './auto-refresh-store.ts'
import { startAutoRefresh, stopAutoRefresh } from './auto-refresh.ts'

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
interface Item extends Row {
  status: string
}

const fake = vi.hoisted(() => ({
  isDirty: false,
  endedAt: 1 as number | null,
  announced: [] as string[],
  requestedPages: [] as number[],
  /** ms until a response arrives. */
  delayMs: 0,
  record: (_id: number): unknown => {
    throw new Error('unset')
  },
  respond: (_page: number, _size: number): { content: unknown[]; totalElements: number } => {
    throw new Error('unset')
  },
}))
vi.mock('#api/session/client.ts', () => ({
  call: async (_: unknown, { page, size, id }: { page: number; size: number; id?: number }) => {
    if (id !== undefined) return fake.record(id)
    fake.requestedPages.push(page)
    const response = fake.respond(page, size)
    if (fake.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fake.delayMs))
    return { ...response, totalPages: 1, size, number: page }
  },
}))
vi.mock('#commands/screen.ts', () => ({
  getScreen: () => ({ form: { isDirty: () => fake.isDirty } }),
}))
vi.mock('#commands/bulk/run-store.ts', () => ({ getCurrentRun: () => ({ run: { endedAt: fake.endedAt } }) }))
vi.mock('#ui/announce.ts', () => ({ announce: (text: string) => fake.announced.push(text) }))

/** The platform's rows, the newest first. */
let platformRows: Item[]
const createRows = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from - index, status: 'Ativo' }))

let list: ListModel
/** The visible rows: ten of 36 px each. */
const grid = document.createElement('table')
const scroller = document.createElement('div')
scroller.append(grid)

function pageList(page: number, size: number, overrides: object = {}): ListModel {
  const state = { page, size, sort: 'id,DESC', filters: {}, continuous: false, layout: {}, pinnedIds: [] }
  const rows = platformRows.slice(page * size, (page + 1) * size)
  return {
    definition,
    state,
    viewKey: 'view',
    rows,
    pageRows: rows,
    pinnedRows: [],
    blocks: new Map(),
    centerCount: rows.length,
    totals: { totalElements: platformRows.length, totalPages: 1 },
    isLoading: false,
    idleReason: null,
    openMenu: null,
    gridRef: { current: grid },
    setChangedIds: (ids: ReadonlySet<number>) => (list = { ...list, changedIds: ids }),
    replacePage: (_: unknown, blocks: Blocks) => (list = { ...list, blocks }),
    table: { options: { data: rows } },
    ...overrides,
  } as unknown as ListModel
}

/** A list in continuous mode with these blocks loaded; `first` is the top visible row. */
function continuousList(blockIndexes: readonly number[], first: number): ListModel {
  const blocks = new Map(
    blockIndexes.map((index) => [index, platformRows.slice(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE)]),
  )
  scroller.scrollTop = first * 36
  const base = pageList(0, 20, { blocks, rows: platformRows, centerCount: platformRows.length })
  return {
    ...base,
    state: { ...base.state, continuous: true },
    table: { options: { data: [...blocks.values()].flat() } },
  } as unknown as ListModel
}

/** Opens a dialog over the page. */
const openDialog = (role: string) =>
  getDialogLayer().appendChild(document.createElement('div')).setAttribute('role', role)
const wait = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const getCachedPage = (state: ListModel['state']) =>
  queryClient.getQueryData<{ content: Item[]; totalElements: number }>(
    createListPageQuery(list.definition, state).queryKey,
  )

beforeEach(() => {
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
  platformRows = createRows(5_000, 1_000)
  fake.respond = (page, size) => ({
    content: platformRows.slice(page * size, (page + 1) * size),
    totalElements: platformRows.length,
  })
  list = pageList(0, 10)
})
afterEach(() => {
  stopAutoRefresh()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('refreshes at the interval, and announces once what is new or changed', async () => {
  startAutoRefresh(() => list, 10)
  expect(fake.announced).toEqual(['Acompanhando a cada 10 s'])
  await wait(9)
  expect(fake.requestedPages).toEqual([])
  await wait(11)
  expect(fake.requestedPages).toEqual([0, 0])
  expect(fake.announced).toHaveLength(1)
  platformRows = [{ id: 5_001, status: 'Ativo' }, { id: 5_000, status: 'Pendente' }, ...platformRows.slice(1)]
  await wait(10)
  expect(fake.announced.slice(1)).toEqual(['2 linhas novas ou mudadas'])
  expect([...list.changedIds]).toEqual([5_001, 5_000])
  expect(document.title).toBe('(2) Itens')
  expect(getCachedPage(list.state)?.content[0]?.id).toBe(5_001)
  list = { ...list, ...pageList(0, 10), setChangedIds: list.setChangedIds }
  platformRows = [{ id: 5_002, status: 'Ativo' }, ...platformRows]
  await wait(10)
  expect(fake.announced.at(-1)).toBe('1 linha nova ou mudada')
  expect(document.title).toBe('(3) Itens')
  stopAutoRefresh()
  expect(fake.announced.at(-1)).toBe('Deixou de acompanhar')
  expect([document.title, list.changedIds.size, autoRefreshedPathStore.get()]).toEqual(['Itens', 0, null])
  const { length } = fake.requestedPages
  await wait(60)
  expect(fake.requestedPages).toHaveLength(length)
})

it.each([
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a dialog is open', () => openDialog('dialog')],
  ['a menu is open', () => (list = { ...list, openMenu: 'columns' })],
  ['the list is loading', () => (list = { ...list, isLoading: true })],
  ['the list sends no requests', () => (list = { ...list, idleReason: 'O início vem depois do fim.' })],
  ['a form has unsaved changes', () => (fake.isDirty = true)],
  ['a bulk run is in progress', () => (fake.endedAt = null)],
])('sends no request while %s', async (_, begin) => {
  startAutoRefresh(() => list, 30)
  begin()
  await wait(90)
  expect(fake.requestedPages).toEqual([])
  expect(autoRefreshedPathStore.get()).toBe(list.definition.path)
})

it('says why a list that sends no requests is not refreshed', async () => {
  list = { ...list, idleReason: 'O início vem depois do fim.' }
  startAutoRefresh(() => list, 30)
  expect(fake.announced).toEqual(['Nada a acompanhar. O início vem depois do fim.'])
  expect(autoRefreshedPathStore.get()).toBeNull()
  await wait(90)
  expect(fake.requestedPages).toEqual([])
})

it('discards the response if a confirmation opened in the meantime', async () => {
  startAutoRefresh(() => list, 30)
  const { respond } = fake
  fake.respond = (page, size) => {
    openDialog('alertdialog')
    return respond(page, size)
  }
  platformRows = createRows(5_001, 1_001)
  await wait(30)
  expect(fake.requestedPages).toEqual([0])
  expect(getCachedPage(list.state)).toBe(undefined)
})

it('discards the response if the page has newer rows', async () => {
  startAutoRefresh(() => list, 10)
  fake.delayMs = 2_000
  const before = platformRows
  platformRows = [{ id: 5_001, status: 'Ativo' }, ...before]
  await wait(10)
  // An action, and the rows that were read after it.
  platformRows = before.map((row) => (row.id === 5_000 ? { ...row, status: 'Inativo' } : row))
  list = pageList(0, 10)
  await wait(3)
  expect(getCachedPage(list.state)).toBeUndefined()
  expect(list.changedIds).toBeUndefined()
})

it.each([
  ['a page', () => pageList(0, 10)],
  ['a continuous table', () => continuousList([0], 0)],
])('reports a changed pinned row that is not among the rows of %s', async (_, createPage) => {
  const withPins = () => {
    const { state, ...rest } = createPage()
    return { ...rest, state: { ...state, pinnedIds: [4_100, 4_101] } }
  }
  list = withPins()
  const record = { id: 4_100, status: 'Ativo', extra: 'only the call of one record returns this field' }
  cacheRows(list.definition, [
    { id: 4_100, status: 'Ativo' },
    { id: 4_101, status: 'Ativo' },
  ] as Item[])
  fake.record = (id) => {
    if (id === 4_101) throw new Error('lost')
    return record
  }
  startAutoRefresh(() => list, 10)
  await wait(10)
  expect([fake.announced.length, getCachedPage(list.state)]).toEqual([1, undefined])
  record.status = 'Pendente'
  await wait(10)
  expect(fake.announced.slice(1)).toEqual(['1 linha nova ou mudada'])
  expect([...list.changedIds]).toEqual([4_100])
})

it('updates the list, which unpins the row, if a pinned row is gone', async () => {
  list = { ...list, state: { ...list.state, pinnedIds: [4_100] } }
  fake.record = () => {
    throw new ApiError({ kind: 'status', status: 404 })
  }
  startAutoRefresh(() => list, 10)
  await wait(10)
  expect(getCachedPage(list.state)?.totalElements).toBe(1_000)
  expect(fake.announced).toHaveLength(1)
})

it('sends no request while one is running, so that no response arrives after a newer one', async () => {
  startAutoRefresh(() => list, 10)
  fake.delayMs = 14_000
  await wait(10)
  fake.delayMs = 1_000
  await wait(13)
  expect(fake.requestedPages).toEqual([0])
  await wait(7)
  expect(fake.requestedPages).toEqual([0, 0])
})

it('stops after an hour', async () => {
  startAutoRefresh(() => list, 600)
  await wait(3_600)
  expect(fake.requestedPages).toHaveLength(6)
  await wait(600)
  expect(fake.announced.at(-1)).toBe('Deixou de acompanhar: passou uma hora')
  expect(fake.requestedPages).toHaveLength(6)
})

it('waits while another screen is open, and continues on return to the list', async () => {
  let here: ListModel | null = list
  startAutoRefresh(() => here && list, 30)
  here = null
  await wait(60)
  expect(fake.requestedPages).toEqual([])
  platformRows = createRows(5_001, 1_001)
  here = list = pageList(0, 10, { pageRows: list.pageRows })
  await wait(30)
  expect(autoRefreshedPathStore.get()).toBe(list.definition.path)
  expect(fake.announced.at(-1)).toBe('1 linha nova ou mudada')
  expect([...list.changedIds]).toEqual([5_001])
})

it('continues after a failed request', async () => {
  startAutoRefresh(() => list, 30)
  const { respond } = fake
  fake.respond = () => {
    throw new Error('lost')
  }
  await wait(60)
  // Announced once, when it begins.
  expect([fake.announced.slice(1), isRefreshFailingStore.get()]).toEqual([['Acompanhando, sem resposta'], true])
  fake.respond = respond
  platformRows = createRows(5_001, 1_001)
  await wait(30)
  expect([fake.announced.at(-1), isRefreshFailingStore.get()]).toEqual(['1 linha nova ou mudada', false])
  fake.respond = () => {
    throw new Error('lost')
  }
  await wait(30)
  stopAutoRefresh()
  expect(isRefreshFailingStore.get()).toBe(false)
})

it('reads the visible blocks of a continuous table, and the block that has the total', async () => {
  list = continuousList([0, 3, 4], 350)
  startAutoRefresh(() => list, 30)
  await wait(30)
  expect(fake.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 3])
  expect(fake.announced).toHaveLength(1)
  list = continuousList([0, 3, 4], 395)
  fake.requestedPages = []
  await wait(30)
  expect(fake.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 3, 4])
  // Visible rows are still loading, so there is nothing to compare.
  list = continuousList([0], 395)
  fake.requestedPages = []
  await wait(30)
  expect(fake.requestedPages).toEqual([])
})

it('also reads the block that becomes visible because rows arrived above', async () => {
  list = continuousList([0, 3], 385)
  const before = platformRows
  platformRows = [...createRows(5_020, 20), ...before]
  startAutoRefresh(() => list, 30)
  await wait(30)
  // 20 rows above have moved row 385 to 405: the next block is read before it is drawn.
  expect(fake.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 3, 4])
  expect(list.blocks.get(4)?.[5]).toBe(before[385])
  expect([...list.blocks.keys()].toSorted((a, b) => a - b)).toEqual([0, 3, 4])
  expect(fake.announced.at(-1)).toBe('20 linhas novas ou mudadas')
  expect(getCachedPage({ ...list.state, page: 0, size: BLOCK_SIZE })?.totalElements).toBe(1_020)
  // After the drawing the top row is where it was.
  list = {
    ...list,
    rows: platformRows,
    centerCount: platformRows.length,
    totals: { totalElements: 1_020, totalPages: 1 },
  }
  await vi.advanceTimersToNextTimerAsync()
  await vi.advanceTimersToNextTimerAsync()
  expect(scroller.scrollTop).toBe(405 * 36)
})
