import { describe, expect, it } from 'vitest'
import { type Box, findFreePosition, isUncovered, positionInHeader } from './notice-position.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const notice = { width: 340, height: 40 }
const bar = box(0, 0, 1440, 48)
const acts = box(900, 72, 520, 32)
const filters = box(232, 116, 1208, 44)

describe('freePlace', () => {
  it('is the top right where nothing stands there', () =>
    expect(findFreePosition(notice, wide, [])).toEqual({ top: 4, right: 8 }))
  it('is below the bars, however they lie above one another', () => {
    expect(findFreePosition(notice, wide, [bar, acts])).toEqual({ top: 108, right: 8 })
    expect(findFreePosition(notice, wide, [filters, acts, bar])).toEqual({ top: 164, right: 8 })
  })
  it('is beside a panel that fills the right side', () =>
    expect(findFreePosition(notice, wide, [bar, box(1064, 160, 376, 660)])).toEqual({ top: 52, right: 8 }))
  it('leaves a panel its head, where that begins below the bar', () =>
    expect(findFreePosition(notice, wide, [bar, box(1140, 48, 300, 824)])).toEqual({ top: 52, right: 308 }))
  it('is further down where neither the upper third nor a side is free', () =>
    expect(findFreePosition({ width: 374, height: 40 }, phone, [box(8, 0, 374, 552)])).toEqual({ top: 556, right: 8 }))
  it('is nowhere where a window fills the screen', () =>
    expect(findFreePosition({ width: 374, height: 40 }, phone, [box(4, 4, 382, 836)])).toBeNull())
})

describe('placeInHead', () => {
  const head = box(232, 48, 1208, 70)
  const title = box(252, 62, 110, 46)
  const sizes = [520, 340].map((width) => ({ width, height: 40 }))

  it('is beside title and buttons, as wide as they leave it', () => {
    expect(positionInHeader(sizes, wide, head, [title, acts])).toEqual({
      size: sizes[0],
      place: { top: 52, right: 548 },
    })
    const more = box(740, 72, 680, 32)
    expect(positionInHeader(sizes, wide, head, [title, more])).toEqual({
      size: sizes[1],
      place: { top: 52, right: 708 },
    })
  })
  it('is nowhere where they leave no room, and never over what stands below or above the head', () => {
    expect(positionInHeader(sizes, wide, head, [title, box(500, 72, 920, 32)])).toBeNull()
    expect(positionInHeader([{ width: 340, height: 88 }], wide, head, [title, acts])).toBeNull()
    expect(positionInHeader(sizes, wide, head, [])).toMatchObject({ place: { top: 52, right: 8 } })
  })
})

it('covers what it overlaps, and not what it only touches', () => {
  const cross = box(1400, 60, 24, 24)
  expect(isUncovered({ top: 20, right: 8 }, notice, wide, [cross])).toBe(true)
  expect(isUncovered({ top: 21, right: 8 }, notice, wide, [cross])).toBe(false)
  expect(isUncovered({ top: 21, right: 40 }, notice, wide, [cross])).toBe(true)
})
