// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { screenChange } from '#commands/screen.ts'
import { dropHeld, holdKey, waitForLine } from './held-keys.ts'

vi.mock('./dispatch.ts', () => ({
  currentBindings: () => [
    { strokes: ['Mod+k'], command: { place: 'global' } },
    { strokes: ['Mod+Enter'], command: { place: 'form' } },
  ],
}))
vi.mock('#commands/running/status-line.ts', () => ({ sayInStatusLine: vi.fn() }))

/** What reaches the screen, in its order. */
let seen: string[] = []
const screen = (event: Event) => {
  const { key } = event as KeyboardEvent
  if (holdKey(event as KeyboardEvent)) return event.preventDefault()
  seen.push(key)
  // As a key that leads elsewhere does.
  if (key === 'm') screenChange.set('under way')
}

const press = (keys: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  keys
    .split(' ')
    .map((key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })))

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  document.body.replaceChildren()
  document.addEventListener('keydown', screen)
})

afterEach(() => {
  document.removeEventListener('keydown', screen)
  dropHeld()
  screenChange.set('done')
  waitForLine(() => false)
  vi.useRealTimers()
  vi.mocked(sayInStatusLine).mockClear()
})

it('gives what is pressed on the way to the screen that comes, in its order and once', () => {
  press('m c Delete')
  expect(seen).toEqual(['m'])
  screenChange.set('done')
  press('j')
  expect(seen).toEqual(['m'])
  vi.runAllTimers()
  expect(seen).toEqual(['m', 'c', 'Delete', 'j'])
  press('x')
  expect(seen.at(-1)).toBe('x')
})

it('gives what follows a held key that leads elsewhere to that other screen', () => {
  press('m c m x')
  screenChange.set('done')
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['m', 'c', 'm'])
  screenChange.set('done')
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['m', 'c', 'm', 'x'])
})

it('drops it where the screen does not come, and where Esc takes it back', () => {
  press('m c')
  screenChange.set('given up')
  vi.runAllTimers()
  press('m c')
  dropHeld()
  screenChange.set('done')
  vi.runAllTimers()
  expect(seen).toEqual(['m', 'm'])
})

it('drops it where the screen lets one wait, says so, and holds no more', () => {
  press('m c')
  vi.advanceTimersByTime(3_000)
  expect(sayInStatusLine).toHaveBeenCalledWith('A tela demora: teclas não usadas')
  press('g')
  expect(seen).toEqual(['m', 'g'])
  screenChange.set('done')
  vi.runAllTimers()
  expect(seen).toEqual(['m', 'g'])
})

it('says nothing where nothing was held', () => {
  press('m')
  vi.advanceTimersByTime(3_000)
  expect(sayInStatusLine).not.toHaveBeenCalled()
})

it('leaves alone Esc, Tab, the browser’s keys and what is no screen’s, fields and windows, and takes a repeat without pressing it', () => {
  press('m')
  expect(press('f', { ctrlKey: true })).toEqual([true])
  expect(press('k', { ctrlKey: true })).toEqual([true])
  expect(press('Enter', { ctrlKey: true })).toEqual([false])
  expect(press('k', { ctrlKey: true })).toEqual([false])
  expect(press('Escape Tab Shift')).toEqual([true, true, true])
  expect(press('c', { repeat: true })).toEqual([false])
  const field = document.createElement('input')
  document.body.append(field)
  expect(press('c', {}, field)).toEqual([true])
  const window = document.createElement('div')
  window.setAttribute('role', 'dialog')
  field.replaceWith(window)
  expect(press('c')).toEqual([true])
  window.remove()
  seen = []
  screenChange.set('done')
  vi.runAllTimers()
  expect(seen).toEqual(['Enter', 'k'])
})

it('holds what follows a line entered before the palette is drawn', () => {
  let isDue = true
  waitForLine(() => isDue)
  press('c')
  vi.advanceTimersByTime(500)
  expect(seen).toEqual([])
  isDue = false
  vi.runAllTimers()
  expect(seen).toEqual(['c'])
})

it('writes a letter where a field has the focus by then', () => {
  const written: string[] = []
  document.execCommand = (_, __, text) => written.push(text ?? '') > 0
  press('m c O Enter')
  document.addEventListener('keydown', (event) => event.key === 'c' && event.preventDefault())
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  screenChange.set('done')
  vi.runAllTimers()
  expect(written).toEqual(['O'])
})
