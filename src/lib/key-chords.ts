/**
 * Converts key presses to key chords (commands/keys/README §2). A key is recognised by the character it produces and
 * not by its position, because on ABNT2 '/', '?', '[' and ']' are where a US keyboard has other keys.
 */

/** The part of a KeyboardEvent that the resolver needs. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  /** AltGr is pressed; Windows then reports Ctrl and Alt as well. */
  altGraphKey: boolean
  repeat: boolean
  isComposing: boolean
  /** Time of the press in ms, on any monotonic clock. */
  timestampMs: number
}

/** Converts a browser event to a KeyPress. */
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

/** True also for the names of named keys. */
const hasLetter = (key: string) => /\p{L}/u.test(key)
const canonicalKey = (key: string) =>
  key.length === 1 ? (KEY_ALIASES[key] ?? key.toLowerCase()) : (KEY_ALIASES[key] ?? key)

/**
 * Returns the key of a chord with Ctrl or ⌘, a letter in lower case. On a keyboard without Latin letters, Ctrl+K is at
 * the position of K.
 */
export function getModifiedKey({ key, code }: { readonly key: string; readonly code: string }): string {
  if (key > '~' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

/**
 * Returns the canonical chord of a key press: 's', 'Shift+s', 'Mod+k', '?', 'Shift+F10'. null for presses that are
 * never handled: a modifier alone, a dead key, any key of a composition.
 */
export function toKeyChord(press: KeyPress, isMac: boolean): string | null {
  if (press.isComposing || IGNORED_KEYS.has(press.key) || MODIFIER_KEYS.has(press.key)) return null
  const ctrl = press.ctrlKey && !press.altGraphKey
  const isMacOption = isMac && !hasLetter(press.key)
  const alt = press.altKey && !press.altGraphKey && !isMacOption
  const mod = isMac ? press.metaKey : ctrl
  const otherModifier = isMac ? ctrl : press.metaKey
  const key = mod || otherModifier ? canonicalKey(getModifiedKey(press)) : canonicalKey(press.key)
  // The layout decides whether a symbol or digit needs Shift, so Shift is ignored for them.
  const shift = press.shiftKey && (hasLetter(press.key) || key === 'Space')
  return formatChord(key, { mod, other: otherModifier, alt, shift })
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
 * Parses the spelling of commands/keys/README into chords: 'g p' -> ['g', 'p'], 'Shift+S' -> ['Shift+s'], 'Mod+/' ->
 * ['Mod+/'].
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

/** True for chords that may repeat while held, because they only move (commands/keys/README §2.7). */
export const isMovementChord = (chord: string): boolean =>
  /^(Arrow\w+|Shift\+Arrow\w+|j|k|PageUp|PageDown)$/.test(chord)

/** True for a chord that is a character without Mod or Alt: WCAG 2.1.4 requires that an operator can turn these off. */
export const isSingleKey = (chord: string): boolean => /^(Shift\+)?.$/u.test(chord)

/**
 * True if the chord also works while typing in a field (the ✎ of commands/keys/README): it has Mod or Alt, or is a
 * function key.
 */
export const worksInFields = (chord: string): boolean => /(^|\+)F\d{1,2}$/.test(chord) || /(Mod|Ctrl|Alt)\+/.test(chord)
