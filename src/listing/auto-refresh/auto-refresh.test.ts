// @vitest-environment jsdom
/**
 * When a followed list is read again, what of it, and what an operator is told; how it is drawn the browser tests show.
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

const world = vi.hoisted(() => ({
  isDirty: false,
  endedAt: 1 as number | null,
  said: [] as string[],
  asked: [] as number[],
  /** ms until an answer comes. */
  takes: 0,
  record: (_id: number): unknown => {
    throw new Error('unset')
  },
  answer: (_page: number, _size: number): { content: unknown[]; totalElements: number } => {
    throw new Error('unset')
  },
}))
vi.mock('#api/session/client.ts', () => ({
  call: async (_: unknown, { page, size, id }: { page: number; size: number; id?: number }) => {
    if (id !== undefined) return world.record(id)
    world.asked.push(page)
    const answer = world.answer(page, size)
    if (world.takes > 0) await new Promise((resolve) => setTimeout(resolve, world.takes))
    return { ...answer, totalPages: 1, size, number: page }
  },
}))
vi.mock('#commands/screen.ts', () => ({
  getScreen: () => ({ form: { isDirty: () => world.isDirty } }),
}))
vi.mock('#commands/bulk/run-store.ts', () => ({ getCurrentRun: () => ({ run: { endedAt: world.endedAt } }) }))
vi.mock('#ui/announce.ts', () => ({ announce: (text: string) => world.said.push(text) }))

/** The platform's rows, the newest first. */
let there: Item[]
const rowsOf = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: from - at, status: 'Ativo' }))

let list: ListModel
/** The rows in sight: 36 px each, ten of them. */
const grid = document.createElement('table')
const scroller = document.createElement('div')
scroller.append(grid)

function pageList(page: number, size: number, more: object = {}): ListModel {
  const state = { page, size, sort: 'id,DESC', filters: {}, continuous: false, layout: {}, pinnedIds: [] }
  const rows = there.slice(page * size, (page + 1) * size)
  return {
    definition,
    state,
    viewKey: 'view',
    rows,
    pageRows: rows,
    pinnedRows: [],
    blocks: new Map(),
    centerCount: rows.length,
    totals: { totalElements: there.length, totalPages: 1 },
    isLoading: false,
    idleReason: null,
    openMenu: null,
    gridRef: { current: grid },
    setChangedIds: (ids: ReadonlySet<number>) => (list = { ...list, changedIds: ids }),
    replacePage: (_: unknown, blocks: Blocks) => (list = { ...list, blocks }),
    table: { options: { data: rows } },
    ...more,
  } as unknown as ListModel
}

/** One long table of which these blocks are there; the row in sight at the top is `first`. */
function longList(at: readonly number[], first: number): ListModel {
  const blocks = new Map(at.map((one) => [one, there.slice(one * BLOCK_SIZE, (one + 1) * BLOCK_SIZE)]))
  scroller.scrollTop = first * 36
  const plain = pageList(0, 20, { blocks, rows: there, centerCount: there.length })
  return {
    ...plain,
    state: { ...plain.state, continuous: true },
    table: { options: { data: [...blocks.values()].flat() } },
  } as unknown as ListModel
}

/** A window over the page. */
const cover = (role: string) => getDialogLayer().appendChild(document.createElement('div')).setAttribute('role', role)
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const shownOf = (state: ListModel['state']) =>
  queryClient.getQueryData<{ content: Item[]; totalElements: number }>(
    createListPageQuery(list.definition, state).queryKey,
  )

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(world, { isDirty: false, endedAt: 1, said: [], asked: [], takes: 0 })
  document.title = 'Itens'
  document.body.replaceChildren(scroller)
  scroller.style.scrollPaddingTop = '32px'
  Object.defineProperty(scroller, 'clientHeight', { configurable: true, value: 32 + 360 })
  const body = document.createElement('tbody')
  body.className = 'list-rows'
  body.append(document.createElement('tr'))
  Object.defineProperty(body.firstElementChild, 'offsetHeight', { value: 36 })
  grid.replaceChildren(body)
  there = rowsOf(5_000, 1_000)
  world.answer = (page, size) => ({ content: there.slice(page * size, (page + 1) * size), totalElements: there.length })
  list = pageList(0, 10)
})
afterEach(() => {
  stopAutoRefresh()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('reads every so many seconds, and says once what is new or changed', async () => {
  startAutoRefresh(() => list, 10)
  expect(world.said).toEqual(['Acompanhando a cada 10 s'])
  await seconds(9)
  expect(world.asked).toEqual([])
  await seconds(11)
  expect(world.asked).toEqual([0, 0])
  expect(world.said).toHaveLength(1)
  there = [{ id: 5_001, status: 'Ativo' }, { id: 5_000, status: 'Pendente' }, ...there.slice(1)]
  await seconds(10)
  expect(world.said.slice(1)).toEqual(['2 linhas novas ou mudadas'])
  expect([...list.changedIds]).toEqual([5_001, 5_000])
  expect(document.title).toBe('(2) Itens')
  expect(shownOf(list.state)?.content[0]?.id).toBe(5_001)
  list = { ...list, ...pageList(0, 10), setChangedIds: list.setChangedIds }
  there = [{ id: 5_002, status: 'Ativo' }, ...there]
  await seconds(10)
  expect(world.said.at(-1)).toBe('1 linha nova ou mudada')
  expect(document.title).toBe('(3) Itens')
  stopAutoRefresh()
  expect(world.said.at(-1)).toBe('Deixou de acompanhar')
  expect([document.title, list.changedIds.size, autoRefreshedPathStore.get()]).toEqual(['Itens', 0, null])
  const { length } = world.asked
  await seconds(60)
  expect(world.asked).toHaveLength(length)
})

it.each([
  ['the tab is out of sight', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a window stands over the page', () => cover('dialog')],
  ['a menu is open', () => (list = { ...list, openMenu: 'columns' })],
  ['the list is being read', () => (list = { ...list, isLoading: true })],
  ['nothing may be asked', () => (list = { ...list, idleReason: 'O início vem depois do fim.' })],
  ['a form has changes', () => (world.isDirty = true)],
  ['many acts are under way', () => (world.endedAt = null)],
])('asks for nothing while %s', async (_, begin) => {
  startAutoRefresh(() => list, 30)
  begin()
  await seconds(90)
  expect(world.asked).toEqual([])
  expect(autoRefreshedPathStore.get()).toBe(list.definition.path)
})

it('says why a list that asks for nothing is not followed', async () => {
  list = { ...list, idleReason: 'O início vem depois do fim.' }
  startAutoRefresh(() => list, 30)
  expect(world.said).toEqual(['Nada a acompanhar. O início vem depois do fim.'])
  expect(autoRefreshedPathStore.get()).toBeNull()
  await seconds(90)
  expect(world.asked).toEqual([])
})

it('lets what it read go where a question came meanwhile', async () => {
  startAutoRefresh(() => list, 30)
  const { answer } = world
  world.answer = (page, size) => {
    cover('alertdialog')
    return answer(page, size)
  }
  there = rowsOf(5_001, 1_001)
  await seconds(30)
  expect(world.asked).toEqual([0])
  expect(shownOf(list.state)).toBe(undefined)
})

it('lets what it read go where the page has rows that were read since', async () => {
  startAutoRefresh(() => list, 10)
  world.takes = 2_000
  const before = there
  there = [{ id: 5_001, status: 'Ativo' }, ...before]
  await seconds(10)
  // An act, and the rows that were read after it.
  there = before.map((row) => (row.id === 5_000 ? { ...row, status: 'Inativo' } : row))
  list = pageList(0, 10)
  await seconds(3)
  expect(shownOf(list.state)).toBeUndefined()
  expect(list.changedIds).toBeUndefined()
})

it.each([
  ['a page', () => pageList(0, 10)],
  ['one long table', () => longList([0], 0)],
])('tells of a row on top that is not among those read of %s', async (_, drawn) => {
  const topped = () => {
    const { state, ...rest } = drawn()
    return { ...rest, state: { ...state, pinnedIds: [4_100, 4_101] } }
  }
  list = topped()
  const record = { id: 4_100, status: 'Ativo', more: 'only the call of one record tells it' }
  cacheRows(list.definition, [
    { id: 4_100, status: 'Ativo' },
    { id: 4_101, status: 'Ativo' },
  ] as Item[])
  world.record = (id) => {
    if (id === 4_101) throw new Error('lost')
    return record
  }
  startAutoRefresh(() => list, 10)
  await seconds(10)
  expect([world.said.length, shownOf(list.state)]).toEqual([1, undefined])
  record.status = 'Pendente'
  await seconds(10)
  expect(world.said.slice(1)).toEqual(['1 linha nova ou mudada'])
  expect([...list.changedIds]).toEqual([4_100])
})

it('draws the list anew, which lets go of it, where a row on top is gone', async () => {
  list = { ...list, state: { ...list.state, pinnedIds: [4_100] } }
  world.record = () => {
    throw new ApiError({ kind: 'status', status: 404 })
  }
  startAutoRefresh(() => list, 10)
  await seconds(10)
  expect(shownOf(list.state)?.totalElements).toBe(1_000)
  expect(world.said).toHaveLength(1)
})

it('asks for nothing more while an answer is on its way, so that none comes after a newer one', async () => {
  startAutoRefresh(() => list, 10)
  world.takes = 14_000
  await seconds(10)
  world.takes = 1_000
  await seconds(13)
  expect(world.asked).toEqual([0])
  await seconds(7)
  expect(world.asked).toEqual([0, 0])
})

it('ends by itself after an hour', async () => {
  startAutoRefresh(() => list, 600)
  await seconds(3_600)
  expect(world.asked).toHaveLength(6)
  await seconds(600)
  expect(world.said.at(-1)).toBe('Deixou de acompanhar: passou uma hora')
  expect(world.asked).toHaveLength(6)
})

it('waits while another screen is there, and goes on with the list that is come back to', async () => {
  let here: ListModel | null = list
  startAutoRefresh(() => here && list, 30)
  here = null
  await seconds(60)
  expect(world.asked).toEqual([])
  there = rowsOf(5_001, 1_001)
  here = list = pageList(0, 10, { pageRows: list.pageRows })
  await seconds(30)
  expect(autoRefreshedPathStore.get()).toBe(list.definition.path)
  expect(world.said.at(-1)).toBe('1 linha nova ou mudada')
  expect([...list.changedIds]).toEqual([5_001])
})

it('goes on where a request fails', async () => {
  startAutoRefresh(() => list, 30)
  const { answer } = world
  world.answer = () => {
    throw new Error('lost')
  }
  await seconds(60)
  // Told once, as it begins.
  expect([world.said.slice(1), isRefreshFailingStore.get()]).toEqual([['Acompanhando, sem resposta'], true])
  world.answer = answer
  there = rowsOf(5_001, 1_001)
  await seconds(30)
  expect([world.said.at(-1), isRefreshFailingStore.get()]).toEqual(['1 linha nova ou mudada', false])
  world.answer = () => {
    throw new Error('lost')
  }
  await seconds(30)
  stopAutoRefresh()
  expect(isRefreshFailingStore.get()).toBe(false)
})

it('reads of one long table what is in sight, and the block that tells how many there are', async () => {
  list = longList([0, 3, 4], 350)
  startAutoRefresh(() => list, 30)
  await seconds(30)
  expect(world.asked.toSorted((one, other) => one - other)).toEqual([0, 3])
  expect(world.said).toHaveLength(1)
  list = longList([0, 3, 4], 395)
  world.asked = []
  await seconds(30)
  expect(world.asked.toSorted((one, other) => one - other)).toEqual([0, 3, 4])
  // Where rows in sight are still on their way there is nothing to compare.
  list = longList([0], 395)
  world.asked = []
  await seconds(30)
  expect(world.asked).toEqual([])
})

it('has what is in sight of one long table where rows that came above have moved it', async () => {
  list = longList([0, 3], 385)
  const before = there
  there = [...rowsOf(5_020, 20), ...before]
  startAutoRefresh(() => list, 30)
  await seconds(30)
  // 20 above have moved row 385 to 405: the next block is read before it is drawn.
  expect(world.asked.toSorted((one, other) => one - other)).toEqual([0, 3, 4])
  expect(list.blocks.get(4)?.[5]).toBe(before[385])
  expect([...list.blocks.keys()].toSorted((one, other) => one - other)).toEqual([0, 3, 4])
  expect(world.said.at(-1)).toBe('20 linhas novas ou mudadas')
  expect(shownOf({ ...list.state, page: 0, size: BLOCK_SIZE })?.totalElements).toBe(1_020)
  // Drawn, the row at the top stands where it stood.
  list = { ...list, rows: there, centerCount: there.length, totals: { totalElements: 1_020, totalPages: 1 } }
  await vi.advanceTimersToNextTimerAsync()
  await vi.advanceTimersToNextTimerAsync()
  expect(scroller.scrollTop).toBe(405 * 36)
})
