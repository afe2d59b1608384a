// @vitest-environment jsdom
/** Nothing moves under a press: what would waits for the release. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runAfterPress } from './pointer-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dispatchEvent(new Event('pointerup'))
  vi.runAllTimers()
  vi.useRealTimers()
})

it('does it at once where nothing is pressed', () => {
  const act = vi.fn()
  runAfterPress(act)
  expect(act).toHaveBeenCalledOnce()
})

it.each([
  ['the mouse', ['pointerdown', 'mousedown'], ['pointerup', 'mouseup']],
  ['a finger, whose mouse events come late', ['pointerdown', 'pointerup', 'mousedown'], ['mouseup']],
  ['a press that becomes a scroll', ['pointerdown'], ['pointercancel']],
  ['a press that is let go elsewhere, once a key is heard', ['pointerdown'], ['keydown']],
])('waits for the release and its click: %s', (_, press, releases) => {
  const told: string[] = []
  addEventListener('click', () => told.push('click'), { once: true })
  for (const type of press) dispatchEvent(new Event(type))
  for (const word of ['one', 'two']) runAfterPress(() => told.push(word))
  vi.advanceTimersByTime(5_000)
  expect(told).toEqual([])
  for (const type of releases) dispatchEvent(new Event(type))
  dispatchEvent(new Event('click'))
  expect(told).toEqual(['click'])
  vi.runAllTimers()
  expect(told).toEqual(['click', 'one', 'two'])
})
