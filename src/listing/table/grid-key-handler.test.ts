// @vitest-environment jsdom
import type { KeyboardEvent } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getBlockSize, createContinuousRows } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import { handleGridKey } from './grid-key-handler.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
beforeEach(() => vi.mocked(notify).mockClear())

const createRows = (id: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: id + index }))

/** Returns the selected ids after this key is pressed with Shift on the row at index `from`. */
function pressWithShift(key: string, from: number, rows: readonly Row[], isMod = true, code = ''): number[] {
  const grid = document.createElement('table')
  let selected: number[] = []
  const list = {
    rows,
    pageRows: rows,
    missingCount: 0,
    pinnedRows: [],
    state: { continuous: true },
    columns: [{ field: 'id' }],
    cursor: { row: from, column: 0 },
    selection: new Map(),
    isLoading: false,
    gridRef: { current: grid },
    setCursor() {},
    setSelection: (next: ReadonlyMap<number, Row>) => void (selected = [...next.keys()]),
  }
  const event = { key, code, shiftKey: true, ctrlKey: isMod, target: grid, currentTarget: grid, preventDefault() {} }
  handleGridKey(event as unknown as KeyboardEvent, list as unknown as ListModel, 20, () => {})
  return selected
}

it('warns that rows within a selection are not loaded', () => {
  const rows = createContinuousRows([], new Map([[0, createRows(1, getBlockSize())]]), 5_000)
  expect(pressWithShift('End', 97, rows)).toEqual([98, 99, 100])
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', 'Seleção incompleta, 3 de 4.903 linhas: role por ela toda')
})

it('gives no warning if all rows are loaded', () => {
  expect(pressWithShift('End', 2, createRows(1, 5))).toEqual([3, 4, 5])
  expect(notify).not.toHaveBeenCalled()
})

it('selects from the header all rows that the cursor passes', () => {
  expect(pressWithShift('End', -1, createRows(1, 3))).toEqual([1, 2, 3])
  expect(pressWithShift('ArrowDown', -1, createRows(1, 3), false)).toEqual([1])
})

it('selects no row with an invalid id, and says why [F17]', () => {
  expect(pressWithShift('End', 0, [{ id: 5 }, { id: -2 }, { id: 7 }])).toEqual([5, 7])
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('sem id utilizável'))
})

it('selects the page with Ctrl+A on a Cyrillic keyboard too', () => {
  expect(pressWithShift('ф', 0, createRows(1, 3), true, 'KeyA')).toEqual([1, 2, 3])
  expect(pressWithShift('ф', 0, createRows(1, 3), true, 'KeyQ')).toEqual([])
})
