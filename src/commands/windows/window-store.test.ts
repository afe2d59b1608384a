// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitField, isWindowDue, openWindow } from './window-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  openWindow(null)
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('is due from the wish until it is drawn', () => {
  expect(isWindowDue()).toBe(false)
  openWindow('atalhos')
  expect(isWindowDue()).toBe(true)
  const drawn = document.createElement('div')
  drawn.setAttribute('role', 'dialog')
  document.body.append(drawn)
  expect(isWindowDue()).toBe(false)
  drawn.remove()
  openWindow(null)
  expect(isWindowDue()).toBe(false)
})

it('is not waited for longer than 3 s', () => {
  openWindow('atalhos')
  vi.advanceTimersByTime(2_999)
  expect(isWindowDue()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isWindowDue()).toBe(false)
})

it('waits for a field until it was seen once or one points elsewhere, and no longer than 3 s', () => {
  awaitField('.line input')
  expect(isWindowDue()).toBe(true)
  const line = document.createElement('p')
  line.className = 'line'
  line.append(document.createElement('input'))
  document.body.append(line)
  expect(isWindowDue()).toBe(false)
  document.body.replaceChildren()
  expect(isWindowDue()).toBe(false)
  awaitField('.line input')
  window.dispatchEvent(new Event('pointerdown'))
  expect(isWindowDue()).toBe(false)
  awaitField('.line input')
  vi.advanceTimersByTime(2_999)
  expect(isWindowDue()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isWindowDue()).toBe(false)
})
