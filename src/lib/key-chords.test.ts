import { describe, expect, it } from 'vitest'
import { createKeyPress } from './key-press.fixture.ts'
import {
  getModifiedKey,
  isMovementChord,
  isSingleKey,
  toKeyPress,
  toKeyChord,
  parseKeySequence,
  worksInFields,
} from './key-chords.ts'

it('reads the relevant properties of a browser event', () => {
  const held = { ctrlKey: true, metaKey: false, altKey: true, shiftKey: false }
  const event = { key: '/', code: 'KeyQ', ...held, repeat: true, isComposing: false, timeStamp: 12.5, type: 'keydown' }
  const getModifierState = (name: string) => name === 'AltGraph'
  expect(toKeyPress({ ...event, getModifierState } as unknown as KeyboardEvent)).toEqual({
    key: '/',
    code: 'KeyQ',
    ctrlKey: true,
    metaKey: false,
    altKey: true,
    shiftKey: false,
    altGraphKey: true,
    repeat: true,
    isComposing: false,
    timestampMs: 12.5,
  })
})

describe('toKeyChord', () => {
  it.each([
    ['? on ABNT2 is Shift and IntlRo', createKeyPress('?', { code: 'IntlRo', shiftKey: true }), '?'],
    ['/ on ABNT2 is IntlRo', createKeyPress('/', { code: 'IntlRo' }), '/'],
    [
      '/ on notebooks without that key is AltGr+Q',
      createKeyPress('/', { code: 'KeyQ', ctrlKey: true, altKey: true, altGraphKey: true }),
      '/',
    ],
    ['? there is AltGr+W', createKeyPress('?', { code: 'KeyW', ctrlKey: true, altKey: true, altGraphKey: true }), '?'],
    ['] on ABNT2 is Backslash', createKeyPress(']', { code: 'Backslash' }), ']'],
    ['} takes Shift, which says nothing', createKeyPress('}', { code: 'Backslash', shiftKey: true }), '}'],
    [': on ABNT2 is Shift and Slash', createKeyPress(':', { code: 'Slash', shiftKey: true }), ':'],
    ['Mod+; on ABNT2 sits at Slash and stays ;', createKeyPress(';', { code: 'Slash', ctrlKey: true }), 'Mod+;'],
    ['Caps Lock changes no letter', createKeyPress('G', { code: 'KeyG' }), 'g'],
    ['Caps Lock and Shift', createKeyPress('s', { code: 'KeyS', shiftKey: true }), 'Shift+s'],
    ['Mod+K under Caps Lock', createKeyPress('K', { code: 'KeyK', ctrlKey: true }), 'Mod+k'],
    ['Mod with a Cyrillic keyboard', createKeyPress('л', { code: 'KeyK', ctrlKey: true }), 'Mod+k'],
    ['⌘ with a Cyrillic keyboard', createKeyPress('л', { code: 'KeyK', metaKey: true }), 'Ctrl+k'],
    ['a digit that takes Shift', createKeyPress('1', { code: 'Digit1', shiftKey: true }), '1'],
    ['Shift counts for named keys', createKeyPress('F10', { shiftKey: true }), 'Shift+F10'],
    ['the space bar', createKeyPress(' '), 'Space'],
    ['the space bar with Shift', createKeyPress(' ', { shiftKey: true }), 'Shift+Space'],
    ['Alt with a named key', createKeyPress('ArrowDown', { altKey: true }), 'Alt+ArrowDown'],
    ['Alt with a letter', createKeyPress('ç', { altKey: true }), 'Alt+ç'],
    [
      'a Latin letter stays what it is, wherever it stands',
      createKeyPress('z', { code: 'KeyY', ctrlKey: true }),
      'Mod+z',
    ],
    ['a Cyrillic letter alone stays what it is', createKeyPress('л', { code: 'KeyK' }), 'л'],
    ['a Cyrillic letter on no letter’s key', createKeyPress('ё', { code: 'Backquote', ctrlKey: true }), 'Mod+ё'],
    ['a named key with Mod is no letter', createKeyPress('Zoom', { code: 'KeyZ', ctrlKey: true }), 'Mod+Zoom'],
    ['~ is the last of the keyboard’s own signs', createKeyPress('~', { code: 'KeyN', ctrlKey: true }), 'Mod+~'],
    [
      'all of them, in one order',
      createKeyPress('Enter', { ctrlKey: true, metaKey: true, altKey: true, shiftKey: true }),
      'Mod+Ctrl+Alt+Shift+Enter',
    ],
  ])('%s', (_, keyPress, chord) => expect(toKeyChord(keyPress, false)).toBe(chord))

  it.each<readonly [string, ReturnType<typeof createKeyPress>]>([
    ['a dead key', createKeyPress('Dead', { code: 'BracketLeft' })],
    ['a composition', createKeyPress('a', { isComposing: true })],
    ['an input method', createKeyPress('Process')],
    ['a modifier alone', createKeyPress('Shift', { shiftKey: true })],
    ['AltGr alone', createKeyPress('AltGraph', { altGraphKey: true })],
    ['a key without a name', createKeyPress('')],
    ...['Control', 'Alt', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'OS', 'Unidentified'].map(
      (key) => [key, createKeyPress(key)] as const,
    ),
  ])('%s is never handled', (_, keyPress) => expect(toKeyChord(keyPress, false)).toBeNull())

  it('reads ⌘ as Mod on macOS, Ctrl as itself, and ignores Option for symbols', () => {
    expect(toKeyChord(createKeyPress('k', { metaKey: true }), true)).toBe('Mod+k')
    expect(toKeyChord(createKeyPress('k', { ctrlKey: true }), true)).toBe('Ctrl+k')
    expect(toKeyChord(createKeyPress('[', { altKey: true }), true)).toBe('[')
    expect(toKeyChord(createKeyPress('k', { metaKey: true }), false)).toBe('Ctrl+k')
    expect(toKeyChord(createKeyPress('k', { altKey: true }), true)).toBe('Alt+k')
    expect(toKeyChord(createKeyPress('Enter', { altKey: true }), true)).toBe('Alt+Enter')
    expect(toKeyChord(createKeyPress('[', { altKey: true }), false)).toBe('Alt+[')
  })
})

describe('parseKeySequence', () => {
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
  ])('%s', (keys, chords) => expect(parseKeySequence(keys)).toEqual(chords))
})

it('recognises the keys that may be held down because they only move', () => {
  const moving = ['j', 'k', 'ArrowUp', 'ArrowDown', 'Shift+ArrowLeft', 'PageUp', 'PageDown']
  expect(moving.filter((chord) => !isMovementChord(chord))).toEqual([])
  const others = ['x', 'jj', 'Mod+j', 'Alt+ArrowUp', 'Mod+Shift+ArrowUp', 'PageUps', 'Arrow', 'Delete', 'Shift+PageUp']
  expect(others.filter(isMovementChord)).toEqual([])
})

it('worksInFields is true for F12 and chords that begin with Mod, Ctrl or Alt, and for nothing that only looks like them', () => {
  expect(['F12', 'F1', 'Ctrl+k', 'Alt+x'].every(worksInFields)).toBe(true)
  expect(['F', 'Find', 'F123', 'XF1', 'Shift+Alt', 'Modx'].some(worksInFields)).toBe(false)
})

it('distinguishes single keys from keys that work in fields', () => {
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

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['Л', 'KeyK', 'k'],
  ['л', 'Digit1', 'л'],
  ['Enter', 'Enter', 'Enter'],
])('with Ctrl, %s at %s is the key %s', (key, code, expected) => expect(getModifiedKey({ key, code })).toBe(expected))
