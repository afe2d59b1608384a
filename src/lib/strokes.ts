/**
 * How a key is recognised (commands/keys/README §2): by the character it produces, never by its place on the keyboard,
 * because on ABNT2 '/', '?', '[' and ']' sit where a US keyboard has other keys.
 */

/** What the resolver needs of a KeyboardEvent. */
export interface KeyPress {
  key: string
  code: string
  ctrl: boolean
  meta: boolean
  alt: boolean
  shift: boolean
  /** AltGr is down; Windows then reports Ctrl and Alt as well. */
  altGraph: boolean
  repeat: boolean
  composing: boolean
  /** ms on any clock that only moves forward. */
  at: number
}

/** Reads the parts of a browser event that matter here. */
export const pressOf = (event: KeyboardEvent): KeyPress => ({
  key: event.key,
  code: event.code,
  ctrl: event.ctrlKey,
  meta: event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
  altGraph: event.getModifierState('AltGraph'),
  repeat: event.repeat,
  composing: event.isComposing,
  at: event.timeStamp,
})

const NEVER = new Set(['Dead', 'Process', 'Unidentified', ''])
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'OS'])
const ALIASES: Readonly<Record<string, string>> = {
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
const named = (key: string) => (key.length === 1 ? (ALIASES[key] ?? key.toLowerCase()) : (ALIASES[key] ?? key))

/**
 * The key of a chord with Ctrl or ⌘, a letter in lower case. A keyboard that writes no Latin letters still has Ctrl+K
 * where its K stands.
 */
export function chordKey({ key, code }: { readonly key: string; readonly code: string }): string {
  if (key > '~' && /^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase()
  return key.length === 1 ? key.toLowerCase() : key
}

/**
 * The stroke of a key press in one spelling: 's', 'Shift+s', 'Mod+k', '?', 'Shift+F10'. null for what is never
 * handled: a modifier alone, a dead key, anything in a composition.
 */
export function strokeOf(press: KeyPress, mac: boolean): string | null {
  if (press.composing || NEVER.has(press.key) || MODIFIERS.has(press.key)) return null
  const ctrl = press.ctrl && !press.altGraph
  const option = mac && !hasLetter(press.key)
  const alt = press.alt && !press.altGraph && !option
  const mod = mac ? press.meta : ctrl
  const other = mac ? ctrl : press.meta
  const key = mod || other ? named(chordKey(press)) : named(press.key)
  // Which keys make a symbol or a digit depends on the layout, so Shift says nothing about it.
  const shift = press.shift && (hasLetter(press.key) || key === 'Space')
  return spell(key, { mod, other, alt, shift })
}

function spell(key: string, held: { mod: boolean; other: boolean; alt: boolean; shift: boolean }): string {
  return (
    (held.mod ? 'Mod+' : '') +
    (held.other ? 'Ctrl+' : '') +
    (held.alt ? 'Alt+' : '') +
    (held.shift ? 'Shift+' : '') +
    key
  )
}

/**
 * the spelling of commands/keys/README as strokes: 'g p' -> ['g', 'p'], 'Shift+S' -> ['Shift+s'], 'Mod+/' -> ['Mod+/'].
 */
export function strokesOf(keys: string): string[] {
  return keys
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const held = part.split(/\+(?=.)/)
      const key = held.pop() ?? ''
      return spell(named(key), {
        mod: held.includes('Mod'),
        other: held.includes('Ctrl'),
        alt: held.includes('Alt'),
        shift: held.includes('Shift'),
      })
    })
}

/** True for keys that may repeat while held: they only move (commands/keys/README §2.7). */
export const isMovement = (stroke: string): boolean => /^(Arrow\w+|Shift\+Arrow\w+|j|k|PageUp|PageDown)$/.test(stroke)

/** True for a stroke that is a character without Mod or Alt: what WCAG 2.1.4 lets an operator turn off. */
export const isSingleKey = (stroke: string): boolean => /^(Shift\+)?.$/u.test(stroke)

/**
 * True where the stroke also works while typing in a field (the ✎ of commands/keys/README): Mod, Alt or a function key.
 */
export const worksInFields = (stroke: string): boolean =>
  /(^|\+)F\d{1,2}$/.test(stroke) || /(Mod|Ctrl|Alt)\+/.test(stroke)
