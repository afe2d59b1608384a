// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isTypingIdle, whenTypingIdle } from './typing-idle.ts'

const field = document.createElement('input')
const press = (key: string, more: KeyboardEventInit = {}, target: Element = field) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))

beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren(field)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
})
afterEach(() => void vi.useRealTimers())

it.each(['a', 'é', ' ', 'Backspace', 'Dead'])('is not idle 699 ms after %j was typed into a field', (key) => {
  press(key)
  vi.advanceTimersByTime(699)
  expect(isTypingIdle(performance.now())).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isTypingIdle(performance.now())).toBe(true)
})

it.each(['Enter', 'Escape', 'Tab', 'F8'])('is idle once %s has ended the typing', (key) => {
  press('a')
  press(key)
  expect(isTypingIdle(performance.now())).toBe(true)
})

it('is idle after the key of the page that asked, and not after a later key', () => {
  press('h', {}, document.body)
  const since = performance.now()
  expect(isTypingIdle(since)).toBe(true)
  vi.advanceTimersByTime(10)
  press('Shift', {}, document.body)
  expect(isTypingIdle(since)).toBe(true)
  press('j', {}, document.body)
  expect(isTypingIdle(since)).toBe(false)
})

it('is idle once the pointer is used, and after a letter with Ctrl', () => {
  press('a')
  press('s', { ctrlKey: true })
  expect(isTypingIdle(performance.now())).toBe(true)
  press('a')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(isTypingIdle(performance.now())).toBe(true)
})

it('waits as long as the operator goes on typing', async () => {
  let isOver = false
  press('a')
  const waiting = whenTypingIdle(performance.now()).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(500)
  press('b')
  await vi.advanceTimersByTimeAsync(699)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(isOver).toBe(true)
})
