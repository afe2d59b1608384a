// @vitest-environment jsdom
/** Tests that nothing moves during a press: callbacks wait for the release. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runAfterPress } from './pointer-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dispatchEvent(new Event('pointerup'))
  vi.runAllTimers()
  vi.useRealTimers()
})

it('runs the callback at once if nothing is pressed', () => {
  const callback = vi.fn()
  runAfterPress(callback)
  expect(callback).toHaveBeenCalledOnce()
})

it.each([
  ['the mouse', ['pointerdown', 'mousedown'], ['pointerup', 'mouseup']],
  ['a finger, whose mouse events come late', ['pointerdown', 'pointerup', 'mousedown'], ['mouseup']],
  ['a press that becomes a scroll', ['pointerdown'], ['pointercancel']],
  ['a press that is let go elsewhere, once a key is heard', ['pointerdown'], ['keydown']],
])('waits for the release and its click: %s', (_, press, releases) => {
  const calls: string[] = []
  addEventListener('click', () => calls.push('click'), { once: true })
  for (const type of press) dispatchEvent(new Event(type))
  for (const word of ['one', 'two']) runAfterPress(() => calls.push(word))
  vi.advanceTimersByTime(5_000)
  expect(calls).toEqual([])
  for (const type of releases) dispatchEvent(new Event(type))
  dispatchEvent(new Event('click'))
  expect(calls).toEqual(['click'])
  vi.runAllTimers()
  expect(calls).toEqual(['click', 'one', 'two'])
})
