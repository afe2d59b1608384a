// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnnouncer } from './announce.ts'

// A new one for each test, because the region is created with the first message.
let announce: (message: string) => void
beforeEach(() => {
  vi.useFakeTimers()
  document.body.replaceChildren()
  announce = createAnnouncer(() => document)
})
afterEach(() => vi.useRealTimers())

const getRegion = () => document.querySelector('[role=status]')
const getMessages = () => [...(getRegion()?.children ?? [])].map(({ textContent }) => textContent)

it('waits until a new region is noticed before the first message, and adds later ones at once', () => {
  announce('Página 2')
  expect(getRegion()).not.toBe(null)
  expect(getMessages()).toEqual([])
  vi.advanceTimersByTime(50)
  expect(getMessages()).toEqual(['Página 2'])
  announce('Página 3')
  expect(getMessages()).toEqual(['Página 2', 'Página 3'])
})

it('keeps simultaneous messages together for a second, and removes them with the next message or after it', () => {
  announce('um')
  vi.advanceTimersByTime(50)
  announce('dois')
  vi.advanceTimersByTime(900)
  expect(getMessages()).toEqual(['um', 'dois'])
  vi.advanceTimersByTime(100)
  expect(getMessages()).toEqual(['dois'])
  announce('dois')
  expect(getMessages()).toEqual(['dois'])
  for (let at = 0; at < 20; at++) announce(String(at))
  expect(getMessages()).toHaveLength(8)
  expect(getMessages().at(-1)).toBe('19')
})

it('adds the same text twice as two messages, so that it is read twice', () => {
  announce('Copiado')
  vi.advanceTimersByTime(50)
  const first = getRegion()?.firstElementChild
  vi.advanceTimersByTime(2_000)
  announce('Copiado')
  expect(getRegion()?.children).toHaveLength(1)
  expect(getRegion()?.firstElementChild).not.toBe(first)
})
