// @vitest-environment jsdom
/** The table of a list and its rows, of which only those that are wanted are made. */
import type * as tanstack from '@tanstack/react-table'
import { row_toggleSelected } from '@tanstack/react-table/static-functions'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import { getCenterRows, type GridTable, getTableRow, getPinnedRows, useGridTable, toFullRow } from './grid-table.ts'

const made = vi.hoisted(() => ({ count: 0 }))
vi.mock('@tanstack/react-table', async (original) => {
  const module: typeof tanstack = await original()
  return {
    ...module,
    constructRow: (...args: never[]) => (made.count++, (module.constructRow as (...all: never[]) => unknown)(...args)),
  }
})

const definition = {
  columns: [
    { field: 'id', label: 'ID' },
    { field: 'name', label: 'Nome' },
  ],
} as unknown as AnyList
const page = Array.from({ length: 1_000 }, (_, at): Row => ({ id: 5_000 - at }))

let table: GridTable
let selected: ReadonlyMap<number, Row>
const render = setupMount()
beforeEach(() => {
  made.count = 0
  selected = new Map()
})

function Grid({ data, pins }: { data: readonly Row[]; pins: readonly number[] }) {
  const state = { layout: DEFAULT_LAYOUT, pinnedIds: pins } as never
  const setSelection = (next: ReadonlyMap<number, Row>) => void (selected = next)
  const drawn = useGridTable({
    definition,
    state,
    data,
    selection: selected,
    isNarrow: false,
    updateState: () => {},
    setSelection,
  })
  useLayoutEffect(() => void (table = drawn))
  return null
}
const draw = (data: readonly Row[], pins: readonly number[] = []) => render(<Grid data={data} pins={pins} />)

it('makes of a thousand rows those that are drawn, once each', () => {
  draw(page)
  const rows = Array.from({ length: 30 }, (_, at) => getTableRow(table, 400 + at))
  expect(rows.map((row) => row?.original)).toEqual(page.slice(400, 430))
  expect(rows[0]).toMatchObject({ id: '4600', index: 400 })
  expect(rows[0]?.getAllCells()).toHaveLength(2)
  expect(getTableRow(table, 400)).toBe(rows[0])
  expect(getTableRow(table, 1_000)).toBe(undefined)
  expect(made.count).toBe(30)
})

it('has the rows of another page in their places', () => {
  draw(page)
  getTableRow(table, 0)
  draw(page.toReversed())
  expect(getTableRow(table, 0)?.original.id).toBe(4_001)
})

it('finds rows on top and selected ones among all of them', () => {
  draw(page, [4_001, 4_500])
  expect(getPinnedRows(table, true).map(({ id }) => id)).toEqual(['4001', '4500'])
  expect(getCenterRows(table, true)).toHaveLength(998)
  expect(made.count).toBe(1_000)
  const last = getTableRow(table, 999)
  if (last) row_toggleSelected(toFullRow(last))
  expect([...selected.keys()]).toEqual([4_001])
})
