// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { BLOCK_SIZE } from '#listing/url-state/continuous-rows.ts'
import { getFirstVisibleRow } from '#listing/grid/row-window.ts'
import type { ListModel } from '#listing/model.ts'
import { preserveScrollAnchor, getVisibleRows } from './scroll-anchor.ts'

const ROW = 36
const HEIGHT = 360
const grid = document.createElement('table')
const scroller = document.createElement('div')
let list: ListModel

/** A list of so many rows, of which this one stands at this place. */
function listOf(count: number, id: number, index: number): ListModel {
  const rows: Row[] = []
  rows[index] = { id }
  const at = Math.floor(index / BLOCK_SIZE)
  const block = Array.from({ length: BLOCK_SIZE }, (_, offset): Row => ({
    id: at * BLOCK_SIZE + offset === index ? id : -offset - 1,
  }))
  return {
    gridRef: { current: grid },
    centerCount: count,
    rows,
    pinnedRows: [],
    state: { continuous: true },
    blocks: new Map([[at, block]]),
  } as unknown as ListModel
}
const shape = (count: number) => ({ rowCount: count, rowHeight: ROW, viewportHeight: HEIGHT })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  const body = document.createElement('tbody')
  body.className = 'list-rows'
  body.append(document.createElement('tr'))
  Object.defineProperty(body.firstElementChild, 'offsetHeight', { value: ROW })
  grid.replaceChildren(body)
  scroller.replaceChildren(grid)
  scroller.style.scrollPaddingTop = '32px'
  Object.defineProperty(scroller, 'clientHeight', { configurable: true, value: HEIGHT + 32 })
})

it.each([1_000, 3_000_000])('of %d rows the one at the top stays where it stands, as far as it has moved', (count) => {
  list = listOf(count, 7, 640)
  // A third of the row is hidden beneath the head.
  const scale = count === 1_000 ? 1 : (count * ROW - HEIGHT) / (16_000_000 - HEIGHT)
  scroller.scrollTop = (640 * ROW + 12) / scale
  expect(getVisibleRows(list)).toEqual({ first: 640, end: 651 })
  const heard = vi.fn()
  scroller.addEventListener('scroll', heard, { once: true })
  preserveScrollAnchor(
    () => list,
    () => {},
    ({ centerCount }) => centerCount === count + 25,
  )
  expect(scroller.dataset['still']).toBe('')
  vi.advanceTimersToNextFrame()
  expect(heard).not.toHaveBeenCalled()
  list = listOf(count + 25, 7, 665)
  vi.advanceTimersToNextFrame()
  expect(getFirstVisibleRow(shape(count + 25), scroller.scrollTop)).toBe(665)
  const now = count === 1_000 ? 1 : ((count + 25) * ROW - HEIGHT) / (16_000_000 - HEIGHT)
  expect(scroller.scrollTop * now - 665 * ROW).toBeCloseTo(12, 3)
  expect(heard).toHaveBeenCalledOnce()
  expect(scroller.dataset['still']).toBe(undefined)
})

it('leaves the scrollbar alone at the first row, where what is new is seen, and where the row is gone', () => {
  list = listOf(1_000, 7, 0)
  scroller.scrollTop = 0
  const change = vi.fn()
  preserveScrollAnchor(
    () => list,
    change,
    () => true,
  )
  expect([change.mock.calls.length, scroller.dataset['still']]).toEqual([1, undefined])
  list = listOf(1_000, 7, 640)
  scroller.scrollTop = 640 * ROW
  preserveScrollAnchor(
    () => list,
    change,
    () => true,
  )
  list = listOf(999, 8, 640)
  vi.advanceTimersToNextFrame()
  expect([scroller.scrollTop, scroller.dataset['still']]).toEqual([640 * ROW, undefined])
})
