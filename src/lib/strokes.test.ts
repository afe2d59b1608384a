import { describe, expect, it } from 'vitest'
import { type KeyPress, isSingleKey, strokeOf, strokesOf, worksInFields } from './strokes.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrl: false,
  meta: false,
  alt: false,
  shift: false,
  altGraph: false,
  repeat: false,
  composing: false,
  at: 0,
  ...more,
})

describe('strokeOf', () => {
  it.each([
    ['? on ABNT2 is Shift and IntlRo', press('?', { code: 'IntlRo', shift: true }), '?'],
    ['/ on ABNT2 is IntlRo', press('/', { code: 'IntlRo' }), '/'],
    [
      '/ on notebooks without that key is AltGr+Q',
      press('/', { code: 'KeyQ', ctrl: true, alt: true, altGraph: true }),
      '/',
    ],
    ['? there is AltGr+W', press('?', { code: 'KeyW', ctrl: true, alt: true, altGraph: true }), '?'],
    ['] on ABNT2 is Backslash', press(']', { code: 'Backslash' }), ']'],
    ['} takes Shift, which says nothing', press('}', { code: 'Backslash', shift: true }), '}'],
    [': on ABNT2 is Shift and Slash', press(':', { code: 'Slash', shift: true }), ':'],
    ['Mod+; on ABNT2 sits at Slash and stays ;', press(';', { code: 'Slash', ctrl: true }), 'Mod+;'],
    ['Caps Lock changes no letter', press('G', { code: 'KeyG' }), 'g'],
    ['Caps Lock and Shift', press('s', { code: 'KeyS', shift: true }), 'Shift+s'],
    ['Mod+K under Caps Lock', press('K', { code: 'KeyK', ctrl: true }), 'Mod+k'],
    ['Mod with a Cyrillic keyboard', press('л', { code: 'KeyK', ctrl: true }), 'Mod+k'],
    ['a digit that takes Shift', press('1', { code: 'Digit1', shift: true }), '1'],
    ['Shift counts for named keys', press('F10', { shift: true }), 'Shift+F10'],
    ['the space bar', press(' '), 'Space'],
  ])('%s', (_, given, stroke) => expect(strokeOf(given, false)).toBe(stroke))

  it.each([
    ['a dead key', press('Dead', { code: 'BracketLeft' })],
    ['a composition', press('a', { composing: true })],
    ['an input method', press('Process')],
    ['a modifier alone', press('Shift', { shift: true })],
    ['AltGr alone', press('AltGraph', { altGraph: true })],
  ])('%s is never handled', (_, given) => expect(strokeOf(given, false)).toBeNull())

  it('reads ⌘ as Mod on macOS, Ctrl as itself, and ignores Option for symbols', () => {
    expect(strokeOf(press('k', { meta: true }), true)).toBe('Mod+k')
    expect(strokeOf(press('k', { ctrl: true }), true)).toBe('Ctrl+k')
    expect(strokeOf(press('[', { alt: true }), true)).toBe('[')
    expect(strokeOf(press('k', { meta: true }), false)).toBe('Ctrl+k')
  })
})

describe('strokesOf', () => {
  it.each([
    ['g p', ['g', 'p']],
    ['g a t', ['g', 'a', 't']],
    ['Shift+S', ['Shift+s']],
    ['Mod+K', ['Mod+k']],
    ['Mod+/', ['Mod+/']],
    ['Mod+Shift+Enter', ['Mod+Shift+Enter']],
    ['Espaço', ['Space']],
    ['Esc', ['Escape']],
    ['+', ['+']],
    ['g ,', ['g', ',']],
  ])('%s', (keys, strokes) => expect(strokesOf(keys)).toEqual(strokes))
})

it('tells single keys and keys that work in fields apart', () => {
  expect(['s', 'Shift+s', '?', 'Delete', 'Mod+k', 'F8'].map(isSingleKey)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['Mod+k', 'Alt+ArrowDown', 'F8', 'Shift+F6', '?', 'Delete', 'Shift+s'].map(worksInFields)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
