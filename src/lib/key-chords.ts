/**
 * How a key is recognised (commands/keys/README §2): by the character it produces, never by its place on the keyboard,
 * because on ABNT2 '/', '?', '[' and ']' sit where a US keyboard has other keys.
 */

/** What the resolver needs of a KeyboardEvent. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** AltGr is down; Windows then reports Ctrl and Alt as well. */
  altGraphKey: boolean
  repeat: boolean
  isComposing: boolean
  /** ms on any clock that only moves forward. */
  timestampMs: number
}

/** Reads the parts of a browser event that matter here. */
export const toKeyPress = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
  shiftKey: event.shiftKey,
  altGraphKey: event.getModifierState('AltGraph'),
  repeat: event.repeat,
  isComposing: event.isComposing,
  timestampMs: event.timeStamp,
})

const IGNORED_KEYS = new Set(['Dead', 'Process', 'Unidentified', ''])
const MODIFIER_KEYS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'OS'])
const KEY_ALIASES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Espaço: 'Space',
  Esc: 'Escape',
  Menu: 'ContextMenu',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
}

/** So have the names of named keys. */
const hasLetter = (key: string) => /\p{L}/u.test(key)
const canonicalKey = (key: string) =>
  key.length === 1 ? (KEY_ALIASES[key] ?? key.toLowerCase()) : (KEY_ALIASES[key] ?? key)

/**
 * The key of a chord with Ctrl or ⌘, a letter in lower case. A keyboard that writes no Latin letters still has Ctrl+K
 * where its K stands.
 */
export function getModifiedKey({ key, code }: { readonly key: string; readonly code: string }): string {
  if (key > '~' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

/**
 * The stroke of a key press in one spelling: 's', 'Shift+s', 'Mod+k', '?', 'Shift+F10'. null for what is never
 * handled: a modifier alone, a dead key, anything in a composition.
 */
export function toKeyChord(press: KeyPress, isMac: boolean): string | null {
  if (press.isComposing || IGNORED_KEYS.has(press.key) || MODIFIER_KEYS.has(press.key)) return null
  const ctrl = press.ctrlKey && !press.altGraphKey
  const option = isMac && !hasLetter(press.key)
  const alt = press.altKey && !press.altGraphKey && !option
  const mod = isMac ? press.metaKey : ctrl
  const other = isMac ? ctrl : press.metaKey
  const key = mod || other ? canonicalKey(getModifiedKey(press)) : canonicalKey(press.key)
  // Which keys make a symbol or a digit depends on the layout, so Shift says nothing about it.
  const shift = press.shiftKey && (hasLetter(press.key) || key === 'Space')
  return formatChord(key, { mod, other, alt, shift })
}

function formatChord(key: string, modifiers: { mod: boolean; other: boolean; alt: boolean; shift: boolean }): string {
  return (
    (modifiers.mod ? 'Mod+' : '') +
    (modifiers.other ? 'Ctrl+' : '') +
    (modifiers.alt ? 'Alt+' : '') +
    (modifiers.shift ? 'Shift+' : '') +
    key
  )
}

/**
 * the spelling of commands/keys/README as strokes: 'g p' -> ['g', 'p'], 'Shift+S' -> ['Shift+s'], 'Mod+/' -> ['Mod+/'].
 */
export function parseKeySequence(keys: string): string[] {
  return keys
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const modifiers = part.split(/\+(?=.)/)
      const key = modifiers.pop() ?? ''
      return formatChord(canonicalKey(key), {
        mod: modifiers.includes('Mod'),
        other: modifiers.includes('Ctrl'),
        alt: modifiers.includes('Alt'),
        shift: modifiers.includes('Shift'),
      })
    })
}

/** True for keys that may repeat while held: they only move (commands/keys/README §2.7). */
export const isMovementChord = (chord: string): boolean =>
  /^(Arrow\w+|Shift\+Arrow\w+|j|k|PageUp|PageDown)$/.test(chord)

/** True for a stroke that is a character without Mod or Alt: what WCAG 2.1.4 lets an operator turn off. */
export const isSingleKey = (chord: string): boolean => /^(Shift\+)?.$/u.test(chord)

/**
 * True where the stroke also works while typing in a field (the ✎ of commands/keys/README): Mod, Alt or a function key.
 */
export const worksInFields = (chord: string): boolean => /(^|\+)F\d{1,2}$/.test(chord) || /(Mod|Ctrl|Alt)\+/.test(chord)
