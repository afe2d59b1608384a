// @vitest-environment jsdom
/** The header of the grid: what it shows of a list, and the checkbox that selects the whole page. */
import { act, type ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { GridHeader, getHeaderState } from './grid-header.tsx'

const notify = vi.hoisted(() => vi.fn())
vi.mock('#ui/notices/notify.tsx', () => ({ notify }))

const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'name', label: 'Nome' },
  { field: 'picture', label: 'Imagem', isSortable: false },
]
const page: Row[] = [{ id: 3 }, { id: 2 }, { id: 1 }]
const sizes = {
  isNarrow: false,
  hasBoxes: true,
  isNumbered: false,
  hasActions: false,
  iconCount: 0,
  hasFiller: false,
  hasPinned: false,
  pinnedWidth: 0,
  template: '',
  pinnedLefts: [undefined, undefined, undefined],
  totalWidth: 0,
} satisfies GridSizes

let selection: ReadonlyMap<number, Row>
const sortBy = vi.fn()
const createList = (overrides: Partial<ListModel> = {}) =>
  ({
    state: { sort: 'name,DESC' },
    pageRows: page,
    missingCount: 0,
    renderedCount: page.length,
    selection,
    cursor: null,
    isLoading: false,
    setSelection: (next: ReadonlyMap<number, Row>) => void (selection = next),
    sortBy,
    ...overrides,
  }) as unknown as ListModel

let table: HTMLTableElement
const render = setupMount(() => (table = document.createElement('table')))
beforeEach(() => {
  selection = new Map()
  sortBy.mockClear()
})

function renderHeader(overrides: Partial<ListModel> = {}) {
  const list = createList(overrides)
  const props: ComponentProps<typeof GridHeader> = {
    ...getHeaderState(list),
    columns,
    latestListRef: { current: list },
    getCellId: (row, column) => `cell-${row}-${column}`,
    sizes,
  }
  render(<GridHeader {...props} />)
}
const checkbox = () => table.querySelector('input') as HTMLInputElement
const click = (element: Element | null | undefined) => act(() => (element as HTMLElement).click())

it('selects the whole page, and deselects it if all of it is selected', () => {
  renderHeader()
  expect([checkbox().checked, checkbox().indeterminate, checkbox().disabled]).toEqual([false, false, false])
  click(checkbox())
  expect([...selection.keys()]).toEqual([3, 2, 1])
  renderHeader()
  expect([checkbox().checked, checkbox().indeterminate]).toEqual([true, false])
  click(checkbox())
  expect(selection.size).toBe(0)
})

it('selects nothing of a page that continuous mode has not fully loaded, and is never checked', () => {
  const missing = { missingCount: 2 }
  renderHeader(missing)
  click(checkbox())
  expect([selection.size, checkbox().checked]).toEqual([0, false])
  expect(notify).toHaveBeenCalledWith('warning', expect.stringContaining('3 de 5 linhas'))
  selection = new Map(page.map((row) => [row.id, row]))
  renderHeader(missing)
  click(checkbox())
  expect([selection.size, checkbox().checked, checkbox().indeterminate]).toEqual([3, false, true])
})

it('is indeterminate if part of the page is selected, whatever is selected on other pages', () => {
  selection = new Map([[2, { id: 2 }]])
  renderHeader()
  expect([checkbox().checked, checkbox().indeterminate]).toEqual([false, true])
  selection = new Map([[99, { id: 99 }]])
  renderHeader()
  expect([checkbox().checked, checkbox().indeterminate]).toEqual([false, false])
})

it('stays unchanged while a page loads, so that it is drawn once for both, and ignores a click', () => {
  renderHeader()
  renderHeader({ isLoading: true, pageRows: [] })
  expect(checkbox().disabled).toBe(false)
  selection = new Map([[99, { id: 99 }]])
  click(checkbox())
  expect([...selection.keys()]).toEqual([99])
  renderHeader({ pageRows: [], renderedCount: 0 })
  expect(checkbox().disabled).toBe(true)
})

it('shows sort and cursor, and sorts on a click if the column is sortable', () => {
  renderHeader({ cursor: { row: -1, column: 1, id: null } })
  const heads = [...table.querySelectorAll('th[aria-colindex]')]
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['none', 'descending', null])
  expect(heads.map(({ id }) => id)).toEqual(['cell--1-0', 'cell--1-1', 'cell--1-2'])
  expect(heads.map((head) => head.hasAttribute('data-cursor'))).toEqual([false, true, false])
  expect(heads[2]?.querySelector('button')).toBe(null)
  click(heads[1]?.querySelector('button'))
  expect(sortBy).toHaveBeenCalledExactlyOnceWith('name')
})

it('sorts on a click anywhere in a sortable header cell, except on its resize edge', () => {
  renderHeader()
  const [, name, picture] = table.querySelectorAll('th[aria-colindex]')
  click(name)
  expect(sortBy).toHaveBeenCalledExactlyOnceWith('name')
  click(name?.querySelector('[data-edge]'))
  click(picture)
  expect(sortBy).toHaveBeenCalledTimes(1)
})
