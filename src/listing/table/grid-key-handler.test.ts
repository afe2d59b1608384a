// @vitest-environment jsdom
import type { KeyboardEvent } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { notify } from '#ui/notices/notify.tsx'
import { BLOCK_SIZE, createContinuousRows } from '#listing/url-state/continuous-rows.ts'
import type { ListModel } from '#listing/model.ts'
import { handleGridKey } from './grid-key-handler.ts'

vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))
beforeEach(() => vi.mocked(notify).mockClear())

const rowsFrom = (id: number, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: id + at }))

/** What is selected once this key is pressed with Shift, the cursor on the row at `from`. */
function selectedBy(key: string, from: number, rows: readonly Row[], mod = true, code = ''): number[] {
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
  const event = { key, code, shiftKey: true, ctrlKey: mod, target: grid, currentTarget: grid, preventDefault() {} }
  handleGridKey(event as unknown as KeyboardEvent, list as unknown as ListModel, 20, () => {})
  return selected
}

it('tells that rows between the ends of a selection are not there to be taken', () => {
  const rows = createContinuousRows([], new Map([[0, rowsFrom(1, BLOCK_SIZE)]]), 5_000)
  expect(selectedBy('End', 97, rows)).toEqual([98, 99, 100])
  expect(notify).toHaveBeenCalledExactlyOnceWith('warning', 'Seleção incompleta, 3 de 4.903 linhas: role por ela toda')
})

it('says nothing of it where all of them are there', () => {
  expect(selectedBy('End', 2, rowsFrom(1, 5))).toEqual([3, 4, 5])
  expect(notify).not.toHaveBeenCalled()
})

it('takes from the header on all rows that it passes', () => {
  expect(selectedBy('End', -1, rowsFrom(1, 3))).toEqual([1, 2, 3])
  expect(selectedBy('ArrowDown', -1, rowsFrom(1, 3), false)).toEqual([1])
})

it('takes no row whose id names no record, and says why [F17]', () => {
  expect(selectedBy('End', 0, [{ id: 5 }, { id: -2 }, { id: 7 }])).toEqual([5, 7])
  expect(notify).toHaveBeenCalledExactlyOnceWith('info', expect.stringContaining('sem id utilizável'))
})

it('takes the page by Ctrl+A of a Cyrillic keyboard as well', () => {
  expect(selectedBy('ф', 0, rowsFrom(1, 3), true, 'KeyA')).toEqual([1, 2, 3])
  expect(selectedBy('ф', 0, rowsFrom(1, 3), true, 'KeyQ')).toEqual([])
})
