// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hasStartupKeys, bufferStartupKeys, drainStartupKeys } from './startup-keys.ts'

/** Presses a key; returns true if the browser must not handle it. */
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
const drainKeys = () => drainStartupKeys().map(({ key }) => key)

beforeEach(bufferStartupKeys)
afterEach(() => {
  drainStartupKeys()
  document.body.replaceChildren()
})

it('buffers keys pressed while nothing has the focus, and returns them once in their order', () => {
  expect(hasStartupKeys()).toBe(false)
  for (const key of ['j', 'ArrowDown', ' ', 'Delete', 'Enter', "'"]) expect(press(key), key).toBe(true)
  expect(press('?', { shiftKey: true })).toBe(true)
  expect(hasStartupKeys()).toBe(true)
  expect(drainKeys()).toEqual(['j', 'ArrowDown', ' ', 'Delete', 'Enter', "'", '?'])
  expect(press('j')).toBe(false)
  expect(drainKeys()).toEqual([])
  expect(hasStartupKeys()).toBe(false)
})

it('buffers a character that is typed with AltGr, which Windows reports as Ctrl and Alt', () => {
  expect(press('@', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(true)
  expect(drainKeys()).toEqual(['@'])
})

it('knows that the palette opens if its key is the first one', () => {
  press('k', { ctrlKey: true })
  expect(press('Delete')).toBe(false)
  press('a')
  press('Backspace')
  expect(drainKeys()).toEqual(['k'])
})

it('ignores the browser’s own keys and repeats', () => {
  for (const key of ['Tab', 'Shift', 'F5', 'Escape']) expect(press(key), key).toBe(false)
  expect(press('p', { ctrlKey: true })).toBe(false)
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false)
  expect(press('x', { repeat: true })).toBe(false)
  expect(document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', cancelable: true }))).toBe(true)
  expect(drainKeys()).toEqual([])
})

it('buffers Mod+K and the line after it up to its end, and drops them with the key that closes the palette', () => {
  press('g')
  for (const key of ['k', 'K']) {
    expect(press(key, { ctrlKey: true })).toBe(true)
    for (const letter of 'loj x') expect(press(letter)).toBe(true)
    press('Backspace')
    if (key === 'k') press('k', { metaKey: true })
  }
  for (const key of ['Tab', 'ArrowDown', 'Delete']) expect(press(key)).toBe(false)
  press('Enter')
  // The result of the line is not known yet: a letter could answer a confirmation.
  expect(press('s')).toBe(false)
  expect(drainKeys()).toEqual(['g', 'K', 'l', 'o', 'j', ' ', 'Enter'])
})

it.each<[string, string, KeyboardEventInit]>([
  ['⌘K', 'k', { metaKey: true }],
  ['Ctrl+K of a Cyrillic keyboard', 'л', { ctrlKey: true, code: 'KeyK' }],
  ['⌘K of a Greek one', 'κ', { metaKey: true, code: 'KeyK' }],
])('buffers the line after %s', (_, key, bufferedKeys) => {
  expect(press(key, bufferedKeys)).toBe(true)
  for (const letter of 'ver') expect(press(letter)).toBe(true)
  expect(drainKeys()).toEqual([key, 'v', 'e', 'r'])
})

it('ignores Ctrl+Shift+K, which opens no palette, and another letter at the position of K', () => {
  expect(press('K', { ctrlKey: true, shiftKey: true })).toBe(false)
  expect(press('t', { ctrlKey: true, code: 'KeyK' })).toBe(false)
  expect(press('ф', { ctrlKey: true, code: 'KeyA' })).toBe(false)
  expect(drainKeys()).toEqual([])
})

it('never removes the palette’s own key by Backspace', () => {
  press('k', { ctrlKey: true })
  for (const key of ['Backspace', 'Backspace', 'a']) press(key)
  expect(drainKeys()).toEqual(['k', 'a'])
})

it('drops all keys after Esc, a click, or typing into a field', () => {
  press('c')
  press('Escape')
  expect(hasStartupKeys()).toBe(false)
  press('c')
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(hasStartupKeys()).toBe(false)
  press('c')
  const field = document.createElement('input')
  document.body.append(field)
  expect(press('n', {}, field)).toBe(false)
  expect(drainKeys()).toEqual([])
})

it('leaves to the focused element the keys that press or move it, and keys that it has handled', () => {
  const link = document.createElement('a')
  document.body.append(link)
  for (const key of ['Enter', ' ', 'ArrowDown']) expect(press(key, {}, link), key).toBe(false)
  press('g', {}, link)
  link.addEventListener('keydown', (event) => event.preventDefault())
  press('j', {}, link)
  expect(drainKeys()).toEqual(['g'])
})
