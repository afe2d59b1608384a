import { describe, expect, it } from 'vitest'
import { type Box, findFreePosition, isUncovered, findPositionInHeader } from './notice-position.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const notice = { width: 340, height: 40 }
const topBar = box(0, 0, 1440, 48)
const actionButtons = box(900, 72, 520, 32)
const filters = box(232, 116, 1208, 44)

describe('findFreePosition', () => {
  it('is the top right if nothing is there', () =>
    expect(findFreePosition(notice, desktop, [])).toEqual({ top: 4, right: 8 }))
  it('is below the bars, however they overlap', () => {
    expect(findFreePosition(notice, desktop, [topBar, actionButtons])).toEqual({ top: 108, right: 8 })
    expect(findFreePosition(notice, desktop, [filters, actionButtons, topBar])).toEqual({ top: 164, right: 8 })
  })
  it('is beside a panel that fills the right side', () =>
    expect(findFreePosition(notice, desktop, [topBar, box(1064, 160, 376, 660)])).toEqual({ top: 52, right: 8 }))
  it('leaves the header of a panel free if the panel begins below the bar', () =>
    expect(findFreePosition(notice, desktop, [topBar, box(1140, 48, 300, 824)])).toEqual({ top: 52, right: 308 }))
  it('is further down if neither the upper third nor a side is free', () =>
    expect(findFreePosition({ width: 374, height: 40 }, phone, [box(8, 0, 374, 552)])).toEqual({ top: 556, right: 8 }))
  it('is null if a dialog fills the screen', () =>
    expect(findFreePosition({ width: 374, height: 40 }, phone, [box(4, 4, 382, 836)])).toBeNull())
})

describe('findPositionInHeader', () => {
  const header = box(232, 48, 1208, 70)
  const title = box(252, 62, 110, 46)
  const sizes = [520, 340].map((width) => ({ width, height: 40 }))

  it('is beside title and buttons, as wide as they allow', () => {
    expect(findPositionInHeader(sizes, desktop, header, [title, actionButtons])).toEqual({
      size: sizes[0],
      place: { top: 52, right: 548 },
    })
    const more = box(740, 72, 680, 32)
    expect(findPositionInHeader(sizes, desktop, header, [title, more])).toEqual({
      size: sizes[1],
      place: { top: 52, right: 708 },
    })
  })
  it('is null without enough room, and never covers what is above or below the header', () => {
    expect(findPositionInHeader(sizes, desktop, header, [title, box(500, 72, 920, 32)])).toBeNull()
    expect(findPositionInHeader([{ width: 340, height: 88 }], desktop, header, [title, actionButtons])).toBeNull()
    expect(findPositionInHeader(sizes, desktop, header, [])).toMatchObject({ place: { top: 52, right: 8 } })
  })
})

it('counts an overlap as covering, and a mere touch not', () => {
  const cross = box(1400, 60, 24, 24)
  expect(isUncovered({ top: 20, right: 8 }, notice, desktop, [cross])).toBe(true)
  expect(isUncovered({ top: 21, right: 8 }, notice, desktop, [cross])).toBe(false)
  expect(isUncovered({ top: 21, right: 40 }, notice, desktop, [cross])).toBe(true)
})
