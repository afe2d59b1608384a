// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The region is made with the first message of a page. */
let announce: (message: string) => void
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  document.body.replaceChildren()
  announce = (await import('./announce.ts')).announce
})
afterEach(() => vi.useRealTimers())

const region = () => document.querySelector('[role=status]')
const said = () => [...(region()?.children ?? [])].map(({ textContent }) => textContent)

it('lets a new region be seen before the first message, and says the others at once', () => {
  announce('Página 2')
  expect(region()).not.toBe(null)
  expect(said()).toEqual([])
  vi.advanceTimersByTime(50)
  expect(said()).toEqual(['Página 2'])
  announce('Página 3')
  expect(said()).toEqual(['Página 2', 'Página 3'])
})

it('keeps what comes at once together for a second, and lets go of it with the next message or after it', () => {
  announce('um')
  vi.advanceTimersByTime(50)
  announce('dois')
  vi.advanceTimersByTime(900)
  expect(said()).toEqual(['um', 'dois'])
  vi.advanceTimersByTime(100)
  expect(said()).toEqual(['dois'])
  announce('dois')
  expect(said()).toEqual(['dois'])
  for (let at = 0; at < 20; at++) announce(String(at))
  expect(said()).toHaveLength(8)
  expect(said().at(-1)).toBe('19')
})

it('says the same text twice as two messages, so that it is read twice', () => {
  announce('Copiado')
  vi.advanceTimersByTime(50)
  const first = region()?.firstElementChild
  vi.advanceTimersByTime(2_000)
  announce('Copiado')
  expect(region()?.children).toHaveLength(1)
  expect(region()?.firstElementChild).not.toBe(first)
})
