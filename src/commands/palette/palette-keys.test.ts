// @vitest-environment jsdom
import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { handlePaletteKey } from './palette-keys.ts'
import { hidePalette, getPaletteState, showPalette } from './palette-store.ts'
import { forwardKeyToPalette } from './type-ahead.ts'

beforeEach(() => {
  hidePalette()
  showPalette()
})

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })

it.each<[string, KeyboardEventInit, boolean]>([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['⌘K under Caps Lock', { key: 'K', metaKey: true }, true],
  ['Ctrl+K of a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['⌘K of a Greek one', { key: 'κ', code: 'KeyK', metaKey: true }, true],
  ['a Cyrillic letter alone', { key: 'л', code: 'KeyK' }, false],
  ['another letter at its place', { key: 't', code: 'KeyK', ctrlKey: true }, false],
])('%s closes the open palette: %s', (_, init, closes) => {
  const palette = {} as Parameters<typeof handlePaletteKey>[1]
  handlePaletteKey(press(init) as unknown as ReactKeyboardEvent, palette, true, () => {})
  expect(getPaletteState().isOpen).toBe(!closes)
  // The same before the palette is rendered, when the focus is not in it yet.
  showPalette()
  document.body.addEventListener('keydown', forwardKeyToPalette, { once: true })
  document.body.dispatchEvent(press(init))
  expect(getPaletteState().isOpen).toBe(!closes)
})

it('Enter runs the active line, with Ctrl in a new tab, and once however long it is held down', () => {
  const active = { command: 'excluir' }
  const palette = { active, highlighted: '', text: 'excluir' } as unknown as Parameters<typeof handlePaletteKey>[1]
  const run = vi.fn()
  const pressEnter = (init: KeyboardEventInit) =>
    handlePaletteKey(press({ key: 'Enter', ...init }) as unknown as ReactKeyboardEvent, palette, true, run)
  pressEnter({})
  pressEnter({ repeat: true })
  pressEnter({ ctrlKey: true, repeat: true })
  expect(run.mock.calls).toEqual([[active, false]])
  pressEnter({ ctrlKey: true })
  expect(run).toHaveBeenLastCalledWith(active, true)
})
