// @vitest-environment jsdom
/** The table of a list: its rows by index, pinned and selected ones. */
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import type { AnyList } from '#listing/define.ts'
import { getCenterRows, type GridTable, getTableRow, getPinnedRows, useGridTable } from './grid-table.ts'

const definition = {
  columns: [
    { field: 'id', label: 'ID' },
    { field: 'name', label: 'Nome' },
  ],
} as unknown as AnyList
const page = Array.from({ length: 1_000 }, (_, index): Row => ({ id: 5_000 - index }))

let table: GridTable
let selected: ReadonlyMap<number, Row>
const render = setupMount()
beforeEach(() => {
  selected = new Map()
})

function Grid({ data, pinnedIds }: { data: readonly Row[]; pinnedIds: readonly number[] }) {
  const state = { layout: DEFAULT_LAYOUT, pinnedIds } as never
  const setSelection = (next: ReadonlyMap<number, Row>) => void (selected = next)
  const result = useGridTable({
    definition,
    state,
    data,
    selection: selected,
    isNarrow: false,
    updateState: () => {},
    setSelection,
  })
  useLayoutEffect(() => void (table = result))
  return null
}
const renderGrid = (data: readonly Row[], pinnedIds: readonly number[] = []) =>
  render(<Grid data={data} pinnedIds={pinnedIds} />)

it('gives each row of a page at its index', () => {
  renderGrid(page)
  const rows = Array.from({ length: 30 }, (_, index) => getTableRow(table, 400 + index))
  expect(rows.map((row) => row?.original)).toEqual(page.slice(400, 430))
  expect(rows[0]).toMatchObject({ id: '4600', index: 400 })
  expect(rows[0]?.getAllCells()).toHaveLength(2)
  expect(getTableRow(table, 400)).toBe(rows[0])
  expect(getTableRow(table, 1_000)).toBe(undefined)
})

it('has the rows of another page at their indexes', () => {
  renderGrid(page)
  getTableRow(table, 0)
  renderGrid(page.toReversed())
  expect(getTableRow(table, 0)?.original.id).toBe(4_001)
})

it('finds pinned and selected rows among all rows', () => {
  renderGrid(page, [4_001, 4_500])
  expect(getPinnedRows(table, true).map(({ id }) => id)).toEqual(['4001', '4500'])
  expect(getCenterRows(table, true)).toHaveLength(998)
  const last = getTableRow(table, 999)
  last?.toggleSelected()
  expect([...selected.keys()]).toEqual([4_001])
})
