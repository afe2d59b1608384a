import { describe, expect, it } from 'vitest'
import { moveCursor } from './move-cursor.ts'

const shape = { rowCount: 1000, columnCount: 8, firstUnpinnedRow: 0, visibleRows: 20 }
const press = (
  key: string,
  from: { row: number; column: number },
  modifiers: { isShift?: boolean; isMod?: boolean } = {},
) => moveCursor({ key, isShift: false, isMod: false, ...modifiers }, from, shape)

describe('moveCursor', () => {
  it.each([
    ['ArrowDown', { row: 4, column: 2 }, { row: 5, column: 2 }],
    ['j', { row: 4, column: 2 }, { row: 5, column: 2 }],
    ['ArrowDown', { row: 999, column: 2 }, { row: 999, column: 2 }],
    ['k', { row: 4, column: 2 }, { row: 3, column: 2 }],
    ['PageDown', { row: 990, column: 0 }, { row: 999, column: 0 }],
    ['PageUp', { row: 5, column: 0 }, { row: 0, column: 0 }],
    ['ArrowRight', { row: 1, column: 7 }, { row: 1, column: 7 }],
    ['ArrowLeft', { row: 1, column: 7 }, { row: 1, column: 6 }],
    ['Home', { row: 1, column: 5 }, { row: 1, column: 0 }],
    ['End', { row: 1, column: 5 }, { row: 1, column: 7 }],
  ])('%s from %o goes to %o', (key, from, to) => {
    expect(press(key, from)).toEqual(to)
  })

  it('goes to the header from the first row, and back', () => {
    expect(press('ArrowUp', { row: 0, column: 3 })).toEqual({ row: -1, column: 3 })
    expect(press('ArrowDown', { row: -1, column: 3 })).toEqual({ row: 0, column: 3 })
  })

  it('stops at the first row while extending a selection upward', () => {
    expect(press('ArrowUp', { row: 0, column: 3 }, { isShift: true })).toEqual({ row: 0, column: 3 })
  })

  it('reaches the ends of the page with Mod', () => {
    expect(press('End', { row: 3, column: 3 }, { isMod: true })).toEqual({ row: 999, column: 3 })
    expect(press('Home', { row: 3, column: 3 }, { isMod: true })).toEqual({ row: 0, column: 3 })
  })

  it('Mod+Home goes to the first row below the pinned ones', () => {
    const shapeWithPins = { ...shape, firstUnpinnedRow: 2 }
    const home = { key: 'Home', isShift: false, isMod: true }
    expect(moveCursor(home, { row: 40, column: 3 }, shapeWithPins)).toEqual({ row: 2, column: 3 })
    expect(moveCursor(home, { row: 0, column: 3 }, shapeWithPins)).toEqual({ row: 2, column: 3 })
    expect(moveCursor(home, { row: 1, column: 3 }, { ...shapeWithPins, rowCount: 2 })).toEqual({ row: 1, column: 3 })
  })

  it('leaves other keys, and paging with Shift, to the commands', () => {
    for (const key of ['a', 'Enter', 'Delete', ']']) expect(press(key, { row: 1, column: 1 })).toBeNull()
    expect(press('PageDown', { row: 1, column: 1 }, { isShift: true })).toBeNull()
    expect(press('ArrowDown', { row: 1, column: 1 }, { isMod: true })).toBeNull()
  })

  it.each([-1, 0, 60])('stays on row %i while there are no rows [C5]', (row) => {
    for (const key of ['j', 'PageDown', 'PageUp']) {
      const cursor = { row, column: 0 }
      expect(moveCursor({ key, isShift: false, isMod: false }, cursor, { ...shape, rowCount: 0 })).toEqual(cursor)
    }
  })
})
