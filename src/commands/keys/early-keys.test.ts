// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openPalette } from '#commands/dispatcher.ts'
import { keepEarlyKeys } from './early-keys.ts'

vi.mock('#commands/dispatcher.ts', () => ({ openPalette: vi.fn() }))

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  document.body.dispatchEvent(event)
  return event.defaultPrevented
}

it('keeps Mod+K and what is typed after it', async () => {
  const done = keepEarlyKeys()
  expect(press('a')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(true)
  for (const key of 'lojx') press(key)
  press('Backspace')
  press('a')
  await done()
  expect(openPalette).toHaveBeenCalledWith('loja')
  expect(press('k', { ctrlKey: true })).toBe(false)
})

it('keeps Enter as the end of the line', async () => {
  const done = keepEarlyKeys()
  press('k', { ctrlKey: true })
  for (const key of ['o', 'i', 'Enter', 'x']) press(key)
  await done()
  expect(openPalette).toHaveBeenLastCalledWith('oi\n')
})

it('opens nothing that was not asked for, or was taken back', async () => {
  vi.mocked(openPalette).mockClear()
  await keepEarlyKeys()()
  const done = keepEarlyKeys()
  press('k', { ctrlKey: true })
  press('Escape')
  await done()
  expect(openPalette).not.toHaveBeenCalled()
})

/** The keys that reach the layer after `typed` was pressed before it and `wait` ms went by. */
async function pressedAgain(typed: () => void, wait = 0): Promise<string[]> {
  const done = keepEarlyKeys()
  typed()
  const seen: string[] = []
  const layer = (event: KeyboardEvent) => void seen.push(event.key)
  document.addEventListener('keydown', layer)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(now + wait)
  await done()
  vi.restoreAllMocks()
  document.removeEventListener('keydown', layer)
  return seen
}

it('presses single keys again, in their order', async () => {
  const keys = () => {
    expect(press('g')).toBe(false)
    press('?', { shiftKey: true })
    for (const key of ['Tab', ' ', 'Enter', 'ArrowDown']) press(key)
    press('p', { ctrlKey: true })
    press('x', { repeat: true })
  }
  expect(await pressedAgain(keys)).toEqual(['g', '?'])
})

it('leaves alone what is typed in a field, what the table took, and what is long past', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  const typing = () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true, cancelable: true }))
  expect(await pressedAgain(typing)).toEqual([])
  const table = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', table)
  expect(await pressedAgain(() => void press('j'))).toEqual([])
  document.body.removeEventListener('keydown', table)
  expect(await pressedAgain(() => void press('g'), 3_100)).toEqual([])
})
