// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openPalette } from './door.ts'
import { keepEarlyKeys } from './early-keys.ts'

vi.mock('./door.ts', () => ({ openPalette: vi.fn() }))

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

it('keeps Mod+K and what is typed after it', () => {
  const done = keepEarlyKeys()
  expect(press('a')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(true)
  for (const key of 'lojx') press(key)
  press('Backspace')
  press('a')
  done()
  expect(openPalette).toHaveBeenCalledWith('loja')
  expect(press('k', { ctrlKey: true })).toBe(false)
})

it('opens nothing that was not asked for, or was taken back', () => {
  vi.mocked(openPalette).mockClear()
  keepEarlyKeys()()
  const done = keepEarlyKeys()
  press('k', { ctrlKey: true })
  press('Escape')
  done()
  expect(openPalette).not.toHaveBeenCalled()
})
