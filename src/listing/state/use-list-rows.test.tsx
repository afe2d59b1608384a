// @vitest-environment jsdom
/** Which record stands where: of a page, beneath rows on top, and among the blocks of one long table. */
import { act, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { BLOCK_SIZE } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { tableWidthStore } from '#listing/grid/use-row-window.ts'
import { cacheRows } from '#listing/pinned/row-cache.ts'
import type { ListPageModel } from './use-list-page.ts'
import { useListRows } from './use-list-rows.ts'

vi.mock('#listing/pinned/fetch-pinned.ts', () => ({ fetchPinned: () => Promise.resolve([]) }))

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const column = (field: string, format: string) => ({ field, label: field, format, width: 300 })
const definition = {
  path: '/itens',
  columns: [column('id', 'id'), column('cor', 'text'), column('nota', 'number'), column('valor', 'money')],
} as unknown as AnyList
const rowsFrom = (id: number, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: id - at }))
const idsOf = (rows: readonly (Row | undefined)[]) => rows.map((row) => row?.id)

let list: ReturnType<typeof useListRows>
const render = setupMount()

function Rows({ state, page }: { state: ListState; page: ListPageModel }) {
  const selection = NOTHING
  const drawn = useListRows({ definition, state, page, selection, updateState() {}, setSelection() {} })
  useLayoutEffect(() => void (list = drawn))
  return null
}
const NOTHING: ReadonlyMap<number, Row> = new Map()

const pageOf = (content: Row[], totalElements = content.length, askedPage = 0) => {
  const drawn: ListPage = { content, totalElements, totalPages: 1, size: content.length, number: 0 }
  const totals = { totalElements, totalPages: 1 }
  return { isLoading: false, drawn, rows: content, totals, askedPage } as unknown as ListPageModel
}
async function draw(page: ListPageModel, more: Partial<ListState> = {}) {
  const state = {
    page: 0,
    size: 10,
    pinnedIds: [],
    layout: DEFAULT_LAYOUT,
    continuous: false,
    ...more,
  } as unknown as ListState
  await act(async () => render(<Rows state={state} page={page} />))
}

it('has of a page its records in their places, and none beyond them', async () => {
  const content = rowsFrom(20, 10)
  await draw(pageOf(content))
  expect(Array.from({ length: 10 }, (_, at) => list.getRenderedRow(at)?.original)).toEqual(content)
  expect(list.getRenderedRow(3)).toEqual({ original: content[3], index: 3 })
  expect(list.getRenderedRow(10)).toBe(undefined)
  expect([list.centerCount, list.renderedCount]).toEqual([10, 10])
})

it('has rows on top first, those of other pages too, and each once', async () => {
  cacheRows(definition, [{ id: 99 }])
  await draw(pageOf(rowsFrom(20, 5)), { pinnedIds: [99, 18] })
  expect(idsOf(list.rows)).toEqual([99, 18, 20, 19, 17, 16])
  expect(idsOf(Array.from({ length: 6 }, (_, at) => list.getRenderedRow(at)?.original))).toEqual([
    99, 18, 20, 19, 17, 16,
  ])
  // Its place in the table's data, where the one of another page stands before the page's.
  expect([list.getRenderedRow(0)?.index, list.getRenderedRow(1)?.index, list.getRenderedRow(2)?.index]).toEqual([
    0, 3, 1,
  ])
  expect([list.pinnedRows.length, list.centerCount]).toEqual([2, 4])
})

it('has of one long table what is there at its place among all, and nothing where it is not', async () => {
  const page = pageOf(rowsFrom(1_000, BLOCK_SIZE), 1_000)
  await draw(page, { continuous: true })
  await act(async () => list.long.setBlock(5, rowsFrom(500, BLOCK_SIZE)))
  expect(list.getRenderedRow(0)?.original.id).toBe(1_000)
  expect(list.getRenderedRow(507)?.original.id).toBe(493)
  expect(list.getRenderedRow(200)).toBe(undefined)
  expect([list.rows.length, list.centerCount, list.renderedCount]).toEqual([1_000, 1_000, 2 * BLOCK_SIZE])
  await draw(page, { continuous: true, pinnedIds: [493] })
  await act(async () => list.long.setBlock(5, rowsFrom(500, BLOCK_SIZE)))
  expect(list.getRenderedRow(0)?.original.id).toBe(493)
  // In its own place it stands as well, so that every other is where its number says.
  expect([list.getRenderedRow(1)?.original.id, list.getRenderedRow(508)?.original.id]).toEqual([1_000, 493])
})

it('gives of one long table what it was drawn with, even where the table has gone on to other rows', async () => {
  cacheRows(definition, [{ id: 993 }])
  const page = pageOf(rowsFrom(1_000, BLOCK_SIZE), 1_000)
  await draw(page, { continuous: true, pinnedIds: [993] })
  const { getRenderedRow } = list
  await draw({ ...page, isLoading: true }, { continuous: true, pinnedIds: [993] })
  expect([getRenderedRow(0)?.original.id, getRenderedRow(51)?.original.id, getRenderedRow(200)]).toEqual([
    993,
    950,
    undefined,
  ])
})

it('lets blocks go with the answer that they were read beside, and keeps those that were read anew for the next', async () => {
  await draw(pageOf(rowsFrom(1_000, BLOCK_SIZE), 1_000), { continuous: true })
  await act(async () => list.long.setBlock(5, rowsFrom(500, BLOCK_SIZE)))
  const next = pageOf(rowsFrom(1_001, BLOCK_SIZE), 1_001)
  await act(async () => list.long.renew(next.drawn as ListPage, new Map([[5, rowsFrom(501, BLOCK_SIZE)]])))
  expect(list.getRenderedRow(500)?.original.id).toBe(501)
  await draw(next, { continuous: true })
  expect([list.getRenderedRow(0)?.original.id, list.getRenderedRow(500)?.original.id]).toEqual([1_001, 501])
  await draw(pageOf(rowsFrom(1_001, BLOCK_SIZE), 1_001), { continuous: true })
  expect(list.getRenderedRow(500)).toBe(undefined)
})

it('has the columns of a narrow window in an order of its own, but on paper in that of the definition', async () => {
  tableWidthStore.set(800)
  await draw(pageOf(rowsFrom(20, 10)))
  const fields = () => list.columns.map(({ field }) => field)
  expect(fields()).toEqual(['id', 'cor', 'valor', 'nota'])
  await act(async () => void dispatchEvent(new Event('beforeprint')))
  expect(fields()).toEqual(['id', 'cor', 'nota', 'valor'])
  await act(async () => void dispatchEvent(new Event('afterprint')))
  expect(fields()).toEqual(['id', 'cor', 'valor', 'nota'])
})
