import { describe, expect, it } from 'vitest'
import { press } from './strokes.fixture.ts'
import { isMovement, isSingleKey, pressOf, strokeOf, strokesOf, worksInFields } from './strokes.ts'

it('takes from a browser’s event what matters here', () => {
  const held = { ctrlKey: true, metaKey: false, altKey: true, shiftKey: false }
  const event = { key: '/', code: 'KeyQ', ...held, repeat: true, isComposing: false, timeStamp: 12.5, type: 'keydown' }
  const getModifierState = (name: string) => name === 'AltGraph'
  expect(pressOf({ ...event, getModifierState } as unknown as KeyboardEvent)).toEqual({
    key: '/',
    code: 'KeyQ',
    ctrl: true,
    meta: false,
    alt: true,
    shift: false,
    altGraph: true,
    repeat: true,
    composing: false,
    at: 12.5,
  })
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
    ['⌘ with a Cyrillic keyboard', press('л', { code: 'KeyK', meta: true }), 'Ctrl+k'],
    ['a digit that takes Shift', press('1', { code: 'Digit1', shift: true }), '1'],
    ['Shift counts for named keys', press('F10', { shift: true }), 'Shift+F10'],
    ['the space bar', press(' '), 'Space'],
    ['the space bar with Shift', press(' ', { shift: true }), 'Shift+Space'],
    ['Alt with a named key', press('ArrowDown', { alt: true }), 'Alt+ArrowDown'],
    ['Alt with a letter', press('ç', { alt: true }), 'Alt+ç'],
    ['a Latin letter stays what it is, wherever it stands', press('z', { code: 'KeyY', ctrl: true }), 'Mod+z'],
    ['a Cyrillic letter alone stays what it is', press('л', { code: 'KeyK' }), 'л'],
    ['a Cyrillic letter on no letter’s key', press('ё', { code: 'Backquote', ctrl: true }), 'Mod+ё'],
    ['a named key with Mod is no letter', press('Zoom', { code: 'KeyZ', ctrl: true }), 'Mod+Zoom'],
    ['~ is the last of the keyboard’s own signs', press('~', { code: 'KeyN', ctrl: true }), 'Mod+~'],
    [
      'all of them, in one order',
      press('Enter', { ctrl: true, meta: true, alt: true, shift: true }),
      'Mod+Ctrl+Alt+Shift+Enter',
    ],
  ])('%s', (_, given, stroke) => expect(strokeOf(given, false)).toBe(stroke))

  it.each<readonly [string, ReturnType<typeof press>]>([
    ['a dead key', press('Dead', { code: 'BracketLeft' })],
    ['a composition', press('a', { composing: true })],
    ['an input method', press('Process')],
    ['a modifier alone', press('Shift', { shift: true })],
    ['AltGr alone', press('AltGraph', { altGraph: true })],
    ['a key without a name', press('')],
    ...['Control', 'Alt', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'OS', 'Unidentified'].map(
      (key) => [key, press(key)] as const,
    ),
  ])('%s is never handled', (_, given) => expect(strokeOf(given, false)).toBeNull())

  it('reads ⌘ as Mod on macOS, Ctrl as itself, and ignores Option for symbols', () => {
    expect(strokeOf(press('k', { meta: true }), true)).toBe('Mod+k')
    expect(strokeOf(press('k', { ctrl: true }), true)).toBe('Ctrl+k')
    expect(strokeOf(press('[', { alt: true }), true)).toBe('[')
    expect(strokeOf(press('k', { meta: true }), false)).toBe('Ctrl+k')
    expect(strokeOf(press('k', { alt: true }), true)).toBe('Alt+k')
    expect(strokeOf(press('Enter', { alt: true }), true)).toBe('Alt+Enter')
    expect(strokeOf(press('[', { alt: true }), false)).toBe('Alt+[')
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
    ['g  p ', ['g', 'p']],
    ['Mod++', ['Mod++']],
    ['Ctrl+Alt+Shift+ArrowUp', ['Ctrl+Alt+Shift+ArrowUp']],
    ['Menu', ['ContextMenu']],
    ['PgUp PgDn', ['PageUp', 'PageDown']],
    ['↑ ↓ ← →', ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']],
    ['Shift+←', ['Shift+ArrowLeft']],
  ])('%s', (keys, strokes) => expect(strokesOf(keys)).toEqual(strokes))
})

it('knows the keys that may be held down, because they only move', () => {
  const moving = ['j', 'k', 'ArrowUp', 'ArrowDown', 'Shift+ArrowLeft', 'PageUp', 'PageDown']
  expect(moving.filter((stroke) => !isMovement(stroke))).toEqual([])
  const others = ['x', 'jj', 'Mod+j', 'Alt+ArrowUp', 'Mod+Shift+ArrowUp', 'PageUps', 'Arrow', 'Delete', 'Shift+PageUp']
  expect(others.filter(isMovement)).toEqual([])
})

it('works in fields with F12 and what begins with Mod, Ctrl or Alt, and with nothing that only looks so', () => {
  expect(['F12', 'F1', 'Ctrl+k', 'Alt+x'].every(worksInFields)).toBe(true)
  expect(['F', 'Find', 'F123', 'XF1', 'Shift+Alt', 'Modx'].some(worksInFields)).toBe(false)
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
