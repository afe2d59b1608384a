// @vitest-environment jsdom
/** The head of the grid: what of a list it shows, and the box that takes in the whole page. */
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
  hasFiller: false,
  hasPinned: false,
  pinnedWidth: 0,
  template: '',
  pinnedLefts: [undefined, undefined, undefined],
  totalWidth: 0,
} satisfies GridSizes

let selection: ReadonlyMap<number, Row>
const sortBy = vi.fn()
const listOf = (more: Partial<ListModel> = {}) =>
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
    ...more,
  }) as unknown as ListModel

let table: HTMLTableElement
const render = setupMount(() => (table = document.createElement('table')))
beforeEach(() => {
  selection = new Map()
  sortBy.mockClear()
})

function draw(more: Partial<ListModel> = {}) {
  const list = listOf(more)
  const props: ComponentProps<typeof GridHeader> = {
    ...getHeaderState(list),
    columns,
    latestListRef: { current: list },
    getCellId: (row, column) => `cell-${row}-${column}`,
    sizes,
  }
  render(<GridHeader {...props} />)
}
const box = () => table.querySelector('input') as HTMLInputElement
const click = (element: Element | null | undefined) => act(() => (element as HTMLElement).click())

it('takes in the whole page, and takes it out where all of it is in', () => {
  draw()
  expect([box().checked, box().indeterminate, box().disabled]).toEqual([false, false, false])
  click(box())
  expect([...selection.keys()]).toEqual([3, 2, 1])
  draw()
  expect([box().checked, box().indeterminate]).toEqual([true, false])
  click(box())
  expect(selection.size).toBe(0)
})

it('takes nothing of a page of one long table that is not all there, and is never ticked', () => {
  const missing = { missingCount: 2 }
  draw(missing)
  click(box())
  expect([selection.size, box().checked]).toEqual([0, false])
  expect(notify).toHaveBeenCalledWith('warning', expect.stringContaining('3 de 5 linhas'))
  selection = new Map(page.map((row) => [row.id, row]))
  draw(missing)
  click(box())
  expect([selection.size, box().checked, box().indeterminate]).toEqual([3, false, true])
})

it('is half ticked where some of the page is in, whatever is in of other pages', () => {
  selection = new Map([[2, { id: 2 }]])
  draw()
  expect([box().checked, box().indeterminate]).toEqual([false, true])
  selection = new Map([[99, { id: 99 }]])
  draw()
  expect([box().checked, box().indeterminate]).toEqual([false, false])
})

it('keeps its box while a page is read, so that it is drawn once for both, and a click then does nothing', () => {
  draw()
  draw({ isLoading: true, pageRows: [] })
  expect(box().disabled).toBe(false)
  selection = new Map([[99, { id: 99 }]])
  click(box())
  expect([...selection.keys()]).toEqual([99])
  draw({ pageRows: [], renderedCount: 0 })
  expect(box().disabled).toBe(true)
})

it('tells order and cursor, and sorts by a click where the column can', () => {
  draw({ cursor: { row: -1, column: 1, id: null } })
  const heads = [...table.querySelectorAll('th[aria-colindex]')]
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['none', 'descending', null])
  expect(heads.map(({ id }) => id)).toEqual(['cell--1-0', 'cell--1-1', 'cell--1-2'])
  expect(heads.map((head) => head.hasAttribute('data-cursor'))).toEqual([false, true, false])
  expect(heads[2]?.querySelector('button')).toBe(null)
  click(heads[1]?.querySelector('button'))
  expect(sortBy).toHaveBeenCalledExactlyOnceWith('name')
})

it('sorts by a click anywhere in the cell of a column that can, but for its edge, which is dragged', () => {
  draw()
  const [, name, picture] = table.querySelectorAll('th[aria-colindex]')
  click(name)
  expect(sortBy).toHaveBeenCalledExactlyOnceWith('name')
  click(name?.querySelector('[data-edge]'))
  click(picture)
  expect(sortBy).toHaveBeenCalledTimes(1)
})
