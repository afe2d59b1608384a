// @vitest-environment jsdom
/** Which record stands where: of a page, beneath rows on top, and among the blocks of one long table. */
import { act, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import type { Row } from '#commands/noun.ts'
import type { ListState } from '#commands/screen.ts'
import { mounting } from '#ui/mounting.fixture.ts'
import { PLAIN_LAYOUT } from '#listing/address/column-layout.ts'
import { BLOCK } from '#listing/address/long-rows.ts'
import type { ListPage } from '#listing/address/page-query.ts'
import type { AnyList } from '#listing/define.ts'
import { tableWidth } from '#listing/grid/use-row-window.ts'
import { rememberRows } from '#listing/pinned/remembered-rows.ts'
import type { ListPageModel } from './use-list-page.ts'
import { useListRows } from './use-list-rows.ts'

vi.mock('#listing/pinned/read-pinned.ts', () => ({ readPinned: () => Promise.resolve([]) }))

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const column = (field: string, format: string) => ({ field, label: field, format, width: 300 })
const definition = {
  path: '/itens',
  columns: [column('id', 'id'), column('cor', 'text'), column('nota', 'number'), column('valor', 'money')],
} as unknown as AnyList
const rowsFrom = (id: number, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: id - at }))
const idsOf = (rows: readonly (Row | undefined)[]) => rows.map((row) => row?.id)

let list: ReturnType<typeof useListRows>
const render = mounting()

function Rows({ state, page }: { state: ListState; page: ListPageModel }) {
  const selection = NOTHING
  const drawn = useListRows({ definition, state, page, selection, show() {}, setSelection() {} })
  useLayoutEffect(() => void (list = drawn))
  return null
}
const NOTHING: ReadonlyMap<number, Row> = new Map()

const pageOf = (content: Row[], totalElements = content.length, askedPage = 0) => {
  const drawn: ListPage = { content, totalElements, totalPages: 1, size: content.length, number: 0 }
  const totals = { totalElements, totalPages: 1 }
  return { loading: false, drawn, rows: content, totals, askedPage } as unknown as ListPageModel
}
async function draw(page: ListPageModel, more: Partial<ListState> = {}) {
  const state = {
    page: 0,
    size: 10,
    pins: [],
    layout: PLAIN_LAYOUT,
    continuous: false,
    ...more,
  } as unknown as ListState
  await act(async () => render(<Rows state={state} page={page} />))
}

it('has of a page its records in their places, and none beyond them', async () => {
  const content = rowsFrom(20, 10)
  await draw(pageOf(content))
  expect(Array.from({ length: 10 }, (_, at) => list.recordAt(at)?.original)).toEqual(content)
  expect(list.recordAt(3)).toEqual({ original: content[3], index: 3 })
  expect(list.recordAt(10)).toBe(undefined)
  expect([list.centreCount, list.drawnCount]).toEqual([10, 10])
})

it('has rows on top first, those of other pages too, and each once', async () => {
  rememberRows(definition, [{ id: 99 }])
  await draw(pageOf(rowsFrom(20, 5)), { pins: [99, 18] })
  expect(idsOf(list.rows)).toEqual([99, 18, 20, 19, 17, 16])
  expect(idsOf(Array.from({ length: 6 }, (_, at) => list.recordAt(at)?.original))).toEqual([99, 18, 20, 19, 17, 16])
  // Its place in the table's data, where the one of another page stands before the page's.
  expect([list.recordAt(0)?.index, list.recordAt(1)?.index, list.recordAt(2)?.index]).toEqual([0, 3, 1])
  expect([list.tops.length, list.centreCount]).toEqual([2, 4])
})

it('has of one long table what is there at its place among all, and nothing where it is not', async () => {
  const page = pageOf(rowsFrom(1_000, BLOCK), 1_000)
  await draw(page, { continuous: true })
  await act(async () => list.long.setBlock(5, rowsFrom(500, BLOCK)))
  expect(list.recordAt(0)?.original.id).toBe(1_000)
  expect(list.recordAt(507)?.original.id).toBe(493)
  expect(list.recordAt(200)).toBe(undefined)
  expect([list.rows.length, list.centreCount, list.drawnCount]).toEqual([1_000, 1_000, 2 * BLOCK])
  await draw(page, { continuous: true, pins: [493] })
  await act(async () => list.long.setBlock(5, rowsFrom(500, BLOCK)))
  expect(list.recordAt(0)?.original.id).toBe(493)
  // In its own place it stands as well, so that every other is where its number says.
  expect([list.recordAt(1)?.original.id, list.recordAt(508)?.original.id]).toEqual([1_000, 493])
})

it('gives of one long table what it was drawn with, even where the table has gone on to other rows', async () => {
  rememberRows(definition, [{ id: 993 }])
  const page = pageOf(rowsFrom(1_000, BLOCK), 1_000)
  await draw(page, { continuous: true, pins: [993] })
  const { recordAt } = list
  await draw({ ...page, loading: true }, { continuous: true, pins: [993] })
  expect([recordAt(0)?.original.id, recordAt(51)?.original.id, recordAt(200)]).toEqual([993, 950, undefined])
})

it('lets blocks go with the answer that they were read beside, and keeps those that were read anew for the next', async () => {
  await draw(pageOf(rowsFrom(1_000, BLOCK), 1_000), { continuous: true })
  await act(async () => list.long.setBlock(5, rowsFrom(500, BLOCK)))
  const next = pageOf(rowsFrom(1_001, BLOCK), 1_001)
  await act(async () => list.long.renew(next.drawn as ListPage, new Map([[5, rowsFrom(501, BLOCK)]])))
  expect(list.recordAt(500)?.original.id).toBe(501)
  await draw(next, { continuous: true })
  expect([list.recordAt(0)?.original.id, list.recordAt(500)?.original.id]).toEqual([1_001, 501])
  await draw(pageOf(rowsFrom(1_001, BLOCK), 1_001), { continuous: true })
  expect(list.recordAt(500)).toBe(undefined)
})

it('has the columns of a narrow window in an order of its own, but on paper in that of the definition', async () => {
  tableWidth.set(800)
  await draw(pageOf(rowsFrom(20, 10)))
  const fields = () => list.columns.map(({ field }) => field)
  expect(fields()).toEqual(['id', 'cor', 'valor', 'nota'])
  await act(async () => void dispatchEvent(new Event('beforeprint')))
  expect(fields()).toEqual(['id', 'cor', 'nota', 'valor'])
  await act(async () => void dispatchEvent(new Event('afterprint')))
  expect(fields()).toEqual(['id', 'cor', 'valor', 'nota'])
})
