// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { getBlockSize } from '#listing/url-state/continuous-rows.ts'
import { getFirstVisibleRow } from '#listing/grid/row-window.ts'
import type { ListModel } from '#listing/model.ts'
import { preserveScrollAnchor, getVisibleRows } from './scroll-anchor.ts'

const ROW_HEIGHT = 36
const HEIGHT = 360
const grid = document.createElement('table')
const scroller = document.createElement('div')
let list: ListModel

/** Makes a list of `count` rows with this record at this index. */
function createList(count: number, id: number, index: number): ListModel {
  const rows: Row[] = []
  rows[index] = { id }
  const blockIndex = Math.floor(index / getBlockSize())
  const block = Array.from({ length: getBlockSize() }, (_, offset): Row => ({
    id: blockIndex * getBlockSize() + offset === index ? id : -offset - 1,
  }))
  return {
    gridRef: { current: grid },
    centerCount: count,
    rows,
    pinnedRows: [],
    state: { continuous: true },
    blocks: new Map([[blockIndex, block]]),
  } as unknown as ListModel
}
const shape = (count: number) => ({ rowCount: count, rowHeight: ROW_HEIGHT, viewportHeight: HEIGHT })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  const body = document.createElement('tbody')
  body.className = 'list-rows'
  body.append(document.createElement('tr'))
  Object.defineProperty(body.firstElementChild, 'offsetHeight', { value: ROW_HEIGHT })
  grid.replaceChildren(body)
  scroller.replaceChildren(grid)
  scroller.style.scrollPaddingTop = '32px'
  Object.defineProperty(scroller, 'clientHeight', { configurable: true, value: HEIGHT + 32 })
})

it.each([1_000, 3_000_000])('keeps the top row of %d rows in place after rows arrive above it', (count) => {
  list = createList(count, 7, 640)
  // A third of the row is hidden beneath the header.
  const scale = count === 1_000 ? 1 : (count * ROW_HEIGHT - HEIGHT) / (16_000_000 - HEIGHT)
  scroller.scrollTop = (640 * ROW_HEIGHT + 12) / scale
  expect(getVisibleRows(list)).toEqual({ first: 640, end: 651 })
  const onScroll = vi.fn()
  scroller.addEventListener('scroll', onScroll, { once: true })
  preserveScrollAnchor(
    () => list,
    () => {},
    ({ centerCount }) => centerCount === count + 25,
  )
  expect(scroller.dataset['still']).toBe('')
  vi.advanceTimersToNextFrame()
  expect(onScroll).not.toHaveBeenCalled()
  list = createList(count + 25, 7, 665)
  vi.advanceTimersToNextFrame()
  expect(getFirstVisibleRow(shape(count + 25), scroller.scrollTop)).toBe(665)
  const now = count === 1_000 ? 1 : ((count + 25) * ROW_HEIGHT - HEIGHT) / (16_000_000 - HEIGHT)
  expect(scroller.scrollTop * now - 665 * ROW_HEIGHT).toBeCloseTo(12, 3)
  expect(onScroll).toHaveBeenCalledOnce()
  expect(scroller.dataset['still']).toBe(undefined)
})

it('does not scroll at the first row, where new rows are visible, or if the row is gone', () => {
  list = createList(1_000, 7, 0)
  scroller.scrollTop = 0
  const change = vi.fn()
  preserveScrollAnchor(
    () => list,
    change,
    () => true,
  )
  expect([change.mock.calls.length, scroller.dataset['still']]).toEqual([1, undefined])
  list = createList(1_000, 7, 640)
  scroller.scrollTop = 640 * ROW_HEIGHT
  preserveScrollAnchor(
    () => list,
    change,
    () => true,
  )
  list = createList(999, 8, 640)
  vi.advanceTimersToNextFrame()
  expect([scroller.scrollTop, scroller.dataset['still']]).toEqual([640 * ROW_HEIGHT, undefined])
})
