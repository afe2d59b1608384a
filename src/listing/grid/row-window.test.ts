import { expect, it } from 'vitest'
import {
  getRenderedCount,
  getFirstVisibleRow,
  getContentHeight,
  MAX_SCROLL_HEIGHT_PX,
  getScrollScale,
  getScrollTopFor,
  UNMEASURED,
  getRowWindow,
} from './row-window.ts'

const page = { rowCount: 1000, rowHeight: 36, viewportHeight: 700 }
const million = { rowCount: 1_000_000, rowHeight: 36, viewportHeight: 700 }

it('draws the visible rows and a few more, whatever the number of rows', () => {
  for (const shape of [page, million])
    for (const scrollTop of [0, 137, 9_000, MAX_SCROLL_HEIGHT_PX / 2, MAX_SCROLL_HEIGHT_PX - 700]) {
      const { first, end } = getRowWindow(shape, scrollTop)
      const firstVisible = (scrollTop * getScrollScale(shape)) / 36
      if (firstVisible * 36 + 700 > shape.rowCount * 36) continue
      expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(firstVisible) - 1))
      expect(end).toBeGreaterThanOrEqual(Math.min(shape.rowCount, Math.ceil(firstVisible + 700 / 36) + 1))
      expect(end - first).toBeLessThan(42)
    }
})

it('draws the same number of rows at any scroll position, so that they share their elements', () => {
  for (const scrollTop of [1, 100, 5_000, 35_300, 36_000 - 700]) {
    const { first, end } = getRowWindow(page, scrollTop)
    expect(end - first).toBe(getRenderedCount(page))
  }
  expect(getRenderedCount({ ...page, rowCount: 12 })).toBe(12)
  expect(getRenderedCount({ ...page, viewportHeight: 0 })).toBe(4)
  expect(getRowWindow({ ...page, viewportHeight: UNMEASURED }, 0)).toEqual({ first: 0, end: 0, offsetTop: 0 })
  expect(getRowWindow({ ...page, rowCount: 12 }, 0)).toEqual({ first: 0, end: 12, offsetTop: 0 })
})

it('draws only the visible rows and the next one at the top', () => {
  expect(getRowWindow(page, 0)).toEqual({ first: 0, end: 21, offsetTop: 0 })
  expect(getRenderedCount(page)).toBe(24)
  // A row that is half in view at both ends is drawn as soon as the scroller moves by a pixel.
  expect(getRowWindow(page, 1).end).toBe(24)
})

it('places each row where the scroll position shows it', () => {
  for (const shape of [page, million])
    for (const scrollTop of [0, 137, 5_003, 35_300]) {
      const { first, offsetTop } = getRowWindow(shape, scrollTop)
      const firstVisible = (scrollTop * getScrollScale(shape)) / 36
      expect(offsetTop + (firstVisible - first) * 36).toBeCloseTo(scrollTop, 4)
    }
})

it('reaches the first and the last of a million rows within a capped height [G2]', () => {
  expect(getRowWindow(million, 0).first).toBe(0)
  const end = getRowWindow(million, MAX_SCROLL_HEIGHT_PX - 700)
  expect(end.end).toBe(1_000_000)
  expect(getContentHeight(million)).toBe(MAX_SCROLL_HEIGHT_PX)
})

it.each([36, 44])(
  'keeps every list below half the height that the browser can draw, with rows of %i px [G2]',
  (rowHeight) => {
    for (const count of [1_000, 500_000, 1_000_000, 2 ** 31, Number.MAX_SAFE_INTEGER])
      for (const height of [100, 700, 4_000]) {
        const shape = { rowCount: count, rowHeight, viewportHeight: height }
        expect(getContentHeight(shape)).toBeLessThan(33_554_428 / 2)
        expect(getRowWindow(shape, getContentHeight(shape) - height).end).toBe(count)
      }
  },
)

it('scrolls to any row of a million, and only as far as needed', () => {
  for (const index of [0, 40_499, 500_000, 999_999]) {
    const top = getScrollTopFor(million, 3_000_000, index)
    const { first, end } = getRowWindow(million, top)
    expect(index).toBeGreaterThanOrEqual(first)
    expect(index).toBeLessThan(end)
  }
  expect(getScrollTopFor(page, 360, 12)).toBe(360)
  expect(getScrollTopFor(page, 360, 9)).toBe(324)
  expect(getScrollTopFor(page, 0, 19)).toBe(20)
})

it('returns the first visible row', () => {
  expect(getFirstVisibleRow(page, 3_600)).toBe(100)
  expect(getFirstVisibleRow(million, MAX_SCROLL_HEIGHT_PX - 700)).toBeGreaterThan(999_970)
})
