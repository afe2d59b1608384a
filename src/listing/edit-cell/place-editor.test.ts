// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { findDrawnCell, placeOverCell } from './place-editor.ts'

const area = { left: 200, top: 100, right: 1000, bottom: 600 }
const cell = { left: 400, top: 300, right: 500, bottom: 336 }
const options = {
  cell,
  previous: null,
  area,
  minWidth: 80,
  height: 60,
  windowHeight: 800,
  isRightAligned: false,
}

it('lies over the cell and is as wide as the cell', () => {
  expect(placeOverCell(options)).toEqual({ left: 400, top: 300, width: 100, controlHeight: 36, isDocked: false })
})

it('is as wide as its control needs, growing to the left over right-aligned figures', () => {
  expect(placeOverCell({ ...options, minWidth: 240 })).toMatchObject({ left: 400, width: 240 })
  expect(placeOverCell({ ...options, minWidth: 240, isRightAligned: true })).toMatchObject({ left: 260, width: 240 })
})

it('stays between the pinned columns and the commands, and is never wider than that', () => {
  const atEdge = { ...cell, left: 950, right: 1050 }
  expect(placeOverCell({ ...options, cell: atEdge, minWidth: 240 })).toMatchObject({ left: 760, width: 240 })
  const narrow = { ...area, right: 320 }
  expect(placeOverCell({ ...options, area: narrow, minWidth: 240 })).toMatchObject({ left: 200, width: 120 })
})

it('stays at the edge where the cell has left the view, and says so', () => {
  const above = { ...cell, top: 20, bottom: 56 }
  expect(placeOverCell({ ...options, cell: above })).toMatchObject({ top: 100, isDocked: true })
  const below = { ...cell, top: 700, bottom: 736 }
  expect(placeOverCell({ ...options, cell: below })).toMatchObject({ top: 564, isDocked: true })
  const besides = { ...cell, left: 20, right: 120 }
  expect(placeOverCell({ ...options, cell: besides })).toMatchObject({ left: 200, isDocked: true })
})

it('stays where it is while the cell is not drawn', () => {
  const previous = { left: 400, top: 564, right: 500, bottom: 620 }
  expect(placeOverCell({ ...options, cell: null, previous })).toMatchObject({
    left: 400,
    top: 564,
    controlHeight: null,
    isDocked: true,
  })
})

it('rises so far that its notes are above the edge of the window', () => {
  const last = { ...cell, top: 560, bottom: 596 }
  expect(placeOverCell({ ...options, cell: last, height: 120, windowHeight: 640 })).toMatchObject({ top: 512 })
})

it('finds the cell of a pinned row and not its duplicate', () => {
  const addRow = (texts: readonly string[]) => {
    const row = document.createElement('tr')
    row.setAttribute('data-row', '0')
    for (const [index, text] of texts.entries()) {
      const cellElement = document.createElement('td')
      cellElement.setAttribute('aria-colindex', String(index + 2))
      cellElement.textContent = text
      row.append(cellElement)
    }
    document.body.append(row)
    return row
  }
  addRow(['#7', 'duplicate']).setAttribute('aria-hidden', 'true')
  addRow(['#7', 'name'])
  expect(findDrawnCell(document.body, 0, 1)?.textContent).toBe('name')
  expect(findDrawnCell(document.body, 1, 1)).toBeNull()
})
