// @vitest-environment jsdom
/** Which part of a list auto refresh reads: pinned rows of other pages, and the blocks of continuous mode. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'
import { cacheRows } from '#listing/pinned/row-cache.ts'
import {
  type AutoRefreshTest,
  createRows,
  endAutoRefreshTest,
  getCachedPage,
  type Item,
  setupAutoRefreshTest,
  wait,
} from './auto-refresh.fixture.ts'
import { fake } from './auto-refresh-mocks.fixture.ts'

vi.mock('#api/session/client.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeClient)
vi.mock('#commands/screen.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeScreen)
vi.mock('#commands/bulk/run-store.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeRunStore)
vi.mock('#ui/announce.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeAnnounce)

let env: AutoRefreshTest
beforeEach(() => {
  env = setupAutoRefreshTest()
})
afterEach(() => endAutoRefreshTest(env))

it.each([
  ['a page', () => env.pageList(0, 10)],
  ['a continuous table', () => env.continuousList([0], 0)],
])('reports a changed pinned row that is not among the rows of %s', async (_, createPage) => {
  const withPins = () => {
    const { state, ...rest } = createPage()
    return { ...rest, state: { ...state, pinnedIds: [4_100, 4_101] } }
  }
  env.list = withPins()
  const record = { id: 4_100, status: 'Ativo', extra: 'only the call of one record returns this field' }
  cacheRows(env.list.definition, [
    { id: 4_100, status: 'Ativo' },
    { id: 4_101, status: 'Ativo' },
  ] as Item[])
  fake.record = (id) => {
    if (id === 4_101) throw new Error('lost')
    return record
  }
  env.start(() => env.list, 10)
  await wait(10)
  expect([fake.announced.length, getCachedPage(env, env.list.state)]).toEqual([1, undefined])
  record.status = 'Pendente'
  await wait(10)
  expect(fake.announced.slice(1)).toEqual(['1 linha nova ou mudada'])
  expect([...env.list.changedIds]).toEqual([4_100])
})

it('updates the list, which unpins the row, if a pinned row is gone', async () => {
  env.list = { ...env.list, state: { ...env.list.state, pinnedIds: [4_100] } }
  fake.record = () => {
    throw new ApiError({ kind: 'status', status: 404 })
  }
  env.start(() => env.list, 10)
  await wait(10)
  expect(getCachedPage(env, env.list.state)?.totalElements).toBe(1_000)
  expect(fake.announced).toHaveLength(1)
})

it('reads the visible blocks of a continuous table, and the block that has the total', async () => {
  env.list = env.continuousList([0, 3, 4], 350)
  env.start(() => env.list, 30)
  await wait(30)
  expect(fake.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 3])
  expect(fake.announced).toHaveLength(1)
  env.list = env.continuousList([0, 3, 4], 395)
  fake.requestedPages = []
  await wait(30)
  expect(fake.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 3, 4])
  // Visible rows are still loading, so there is nothing to compare.
  env.list = env.continuousList([0], 395)
  fake.requestedPages = []
  await wait(30)
  expect(fake.requestedPages).toEqual([])
})

it('also reads the block that becomes visible because rows arrived above', async () => {
  env.list = env.continuousList([0, 3], 385)
  const before = env.platformRows
  env.platformRows = [...createRows(5_020, 20), ...before]
  env.start(() => env.list, 30)
  await wait(30)
  // 20 rows above have moved row 385 to 405: the next block is read before it is drawn.
  expect(fake.requestedPages.toSorted((a, b) => a - b)).toEqual([0, 3, 4])
  expect(env.list.blocks.get(4)?.[5]).toBe(before[385])
  expect([...env.list.blocks.keys()].toSorted((a, b) => a - b)).toEqual([0, 3, 4])
  expect(fake.announced.at(-1)).toBe('20 linhas novas ou mudadas')
  expect(getCachedPage(env, { ...env.list.state, page: 0, size: getBlockSize() })?.totalElements).toBe(1_020)
  // After the drawing the top row is where it was.
  env.list = {
    ...env.list,
    rows: env.platformRows,
    centerCount: env.platformRows.length,
    totals: { totalElements: 1_020, totalPages: 1 },
  }
  await vi.advanceTimersToNextTimerAsync()
  await vi.advanceTimersToNextTimerAsync()
  expect(env.scroller.scrollTop).toBe(405 * 36)
})
