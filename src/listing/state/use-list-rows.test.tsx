// @vitest-environment jsdom
/** Which record is at which index: on a page, below pinned rows, and among the blocks of continuous mode. */
import { act, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'
import type { ListPage } from '#listing/url-state/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { tableWidthStore } from '#listing/grid/use-row-window.ts'
import { cacheRows } from '#listing/pinned/row-cache.ts'
import type { ListPageModel } from './use-list-page.ts'
import { useListRows } from './use-list-rows.ts'

vi.mock('#listing/pinned/fetch-pinned-rows.ts', () => ({ fetchPinnedRows: () => Promise.resolve([]) }))

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const column = (field: string, format: string) => ({ field, label: field, format, width: 300 })
const definition = {
  path: '/itens',
  columns: [column('id', 'id'), column('cor', 'text'), column('nota', 'number'), column('valor', 'money')],
} as unknown as AnyList
const createRows = (id: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: id - index }))
const getIds = (rows: readonly (Row | undefined)[]) => rows.map((row) => row?.id)

let list: ReturnType<typeof useListRows>
const render = setupMount()

function Rows({ state, page }: { state: ListState; page: ListPageModel }) {
  const selection = NO_SELECTION
  const result = useListRows({ definition, state, page, selection, updateState() {}, setSelection() {} })
  useLayoutEffect(() => void (list = result))
  return null
}
const NO_SELECTION: ReadonlyMap<number, Row> = new Map()

const createPage = (content: Row[], totalElements = content.length, requestedPage = 0) => {
  const response: ListPage = { content, totalElements, totalPages: 1, size: content.length, number: 0 }
  const totals = { totalElements, totalPages: 1 }
  return { isLoading: false, shownPage: response, rows: content, totals, requestedPage } as unknown as ListPageModel
}
async function renderList(page: ListPageModel, patch: Partial<ListState> = {}) {
  const state = {
    page: 0,
    size: 10,
    pinnedIds: [],
    layout: DEFAULT_LAYOUT,
    continuous: false,
    ...patch,
  } as unknown as ListState
  await act(async () => render(<Rows state={state} page={page} />))
}

it('has the records of a page at their indexes, and none beyond them', async () => {
  const content = createRows(20, 10)
  await renderList(createPage(content))
  expect(Array.from({ length: 10 }, (_, index) => list.getRenderedRow(index)?.original)).toEqual(content)
  expect(list.getRenderedRow(3)).toEqual({ original: content[3], index: 3 })
  expect(list.getRenderedRow(10)).toBe(undefined)
  expect([list.centerCount, list.renderedCount]).toEqual([10, 10])
})

it('has pinned rows first, those of other pages too, and each once', async () => {
  cacheRows(definition, [{ id: 99 }])
  await renderList(createPage(createRows(20, 5)), { pinnedIds: [99, 18] })
  expect(getIds(list.rows)).toEqual([99, 18, 20, 19, 17, 16])
  expect(getIds(Array.from({ length: 6 }, (_, index) => list.getRenderedRow(index)?.original))).toEqual([
    99, 18, 20, 19, 17, 16,
  ])
  // The index in the table's data: a pinned row of another page comes before the rows of the page.
  expect([list.getRenderedRow(0)?.index, list.getRenderedRow(1)?.index, list.getRenderedRow(2)?.index]).toEqual([
    0, 3, 1,
  ])
  expect([list.pinnedRows.length, list.centerCount]).toEqual([2, 4])
})

it('has the loaded rows of continuous mode at their index in the result, and nothing elsewhere', async () => {
  const page = createPage(createRows(1_000, getBlockSize()), 1_000)
  await renderList(page, { continuous: true })
  await act(async () => list.continuousRows.setBlock(5, createRows(500, getBlockSize())))
  expect(list.getRenderedRow(0)?.original.id).toBe(1_000)
  expect(list.getRenderedRow(507)?.original.id).toBe(493)
  expect(list.getRenderedRow(200)).toBe(undefined)
  expect([list.rows.length, list.centerCount, list.renderedCount]).toEqual([1_000, 1_000, 2 * getBlockSize()])
  await renderList(page, { continuous: true, pinnedIds: [493] })
  await act(async () => list.continuousRows.setBlock(5, createRows(500, getBlockSize())))
  expect(list.getRenderedRow(0)?.original.id).toBe(493)
  // The row keeps its own place too, so that every other row is at the index of its number.
  expect([list.getRenderedRow(1)?.original.id, list.getRenderedRow(508)?.original.id]).toEqual([1_000, 493])
})

it('returns the rows it was drawn with in continuous mode, even after the table has moved on to others', async () => {
  cacheRows(definition, [{ id: 993 }])
  const page = createPage(createRows(1_000, getBlockSize()), 1_000)
  await renderList(page, { continuous: true, pinnedIds: [993] })
  const { getRenderedRow } = list
  await renderList({ ...page, isLoading: true }, { continuous: true, pinnedIds: [993] })
  expect([getRenderedRow(0)?.original.id, getRenderedRow(51)?.original.id, getRenderedRow(200)]).toEqual([
    993,
    950,
    undefined,
  ])
})

it('drops blocks with the response that they were read beside, and keeps those read anew for the next one', async () => {
  await renderList(createPage(createRows(1_000, getBlockSize()), 1_000), { continuous: true })
  await act(async () => list.continuousRows.setBlock(5, createRows(500, getBlockSize())))
  const next = createPage(createRows(1_001, getBlockSize()), 1_001)
  await act(async () =>
    list.continuousRows.replaceBlocks(next.shownPage as ListPage, new Map([[5, createRows(501, getBlockSize())]])),
  )
  expect(list.getRenderedRow(500)?.original.id).toBe(501)
  await renderList(next, { continuous: true })
  expect([list.getRenderedRow(0)?.original.id, list.getRenderedRow(500)?.original.id]).toEqual([1_001, 501])
  await renderList(createPage(createRows(1_001, getBlockSize()), 1_001), { continuous: true })
  expect(list.getRenderedRow(500)).toBe(undefined)
})

it('reorders columns in a narrow window, but not on paper', async () => {
  tableWidthStore.set(800)
  await renderList(createPage(createRows(20, 10)))
  const fields = () => list.columns.map(({ field }) => field)
  expect(fields()).toEqual(['id', 'cor', 'valor', 'nota'])
  await act(async () => void dispatchEvent(new Event('beforeprint')))
  expect(fields()).toEqual(['id', 'cor', 'nota', 'valor'])
  await act(async () => void dispatchEvent(new Event('afterprint')))
  expect(fields()).toEqual(['id', 'cor', 'valor', 'nota'])
})
