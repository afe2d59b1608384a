/**
 * Key chips (ui/icons/README §1): the keys of a chord are 2 px apart without a plus sign, the chords of a sequence 4
 * px.
 */

/** True if Mod is ⌘ and not Ctrl. */
export const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const KEY_NAMES: Readonly<Record<string, string>> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  Ctrl: 'Ctrl',
  Shift: isMac ? '⇧' : 'Shift',
  Alt: isMac ? '⌥' : 'Alt',
  ContextMenu: 'Menu',
  Escape: 'Esc',
  ' ': 'Espaço',
  Space: 'Espaço',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
}

/** The chips of 'Mod+K' or 'g p': one list for each chord of the sequence. */
export const toKeyChips = (keys: string): string[][] =>
  keys.split(' ').map((chord) => (chord === '+' ? ['+'] : chord.split('+').map((key) => KEY_NAMES[key] ?? key)))

/** The value of aria-keyshortcuts for a single chord; undefined for a sequence, which the attribute cannot express. */
export function toAriaKeyShortcuts(keys: string | undefined): string | undefined {
  if (!keys || keys.includes(' ')) return undefined
  return keys.replace('Mod', isMac ? 'Meta' : 'Control').replace('Ctrl', 'Control')
}

/** The keys in a sentence, for titles and descriptions: 'Ctrl K', 'G depois P'. */
export const formatKeys = (keys: string): string =>
  toKeyChips(keys)
    .map((chord) => chord.map((chip) => (chip.length === 1 ? chip.toUpperCase() : chip)).join(' '))
    .join(' depois ')

/** The attributes that expose the keys of a button, a link or a menu item. Its text stays the accessible name. */
export const getShortcutProps = (keys: string | undefined) => ({
  'aria-keyshortcuts': toAriaKeyShortcuts(keys),
  title: keys?.includes(' ') ? `Teclas: ${formatKeys(keys)}` : undefined,
})

const CHIP_CLASS =
  'inline-flex min-w-4.5 h-4.5 items-center justify-center rounded-sm border border-line bg-sunken px-1 ' +
  'font-sans text-2xs/none font-medium text-ink-3 whitespace-nowrap'
/** On a solid button: no fill, and a border in the text colour at 45 %. */
const ON_SOLID_CLASS = ' in-data-solid:bg-transparent in-data-solid:text-inherit in-data-solid:border-current/45'

interface KeyChipsProps {
  /** Spelled as in commands/keys/README: 'Mod+K', 'g p', 'Shift+S'. Alternatives are a list, joined by 'ou'. */
  keys: string | readonly string[]
  /** 16 px high, as in the status bar. */
  small?: boolean
  /** Also shown on a phone, where chips are hidden otherwise: for dialogs about keys. */
  always?: boolean
  className?: string
}

/** Renders the chips. Letters look like capitals, but their text stays lower case for screen readers. */
export function KeyChips({ keys, small, always, className = '' }: KeyChipsProps) {
  const alternatives = typeof keys === 'string' ? [keys] : keys
  const size = small ? ' h-4 min-w-4' : ''
  return (
    <span
      data-keys={alternatives.join(' ou ')}
      className={`inline-flex items-center gap-1 ${always ? '' : 'max-sm:hidden'} ${className}`}
    >
      {alternatives.map((alternative, index) => (
        <span key={alternative} className="inline-flex items-center gap-1">
          {index > 0 && <span className="text-2xs text-ink-3">ou</span>}
          {toKeyChips(alternative).map((chord, position) => (
            // A sequence may repeat a chord ('a a'), so the React key is the position.
            <span key={position} className="inline-flex items-center gap-0.5">
              {position > 0 && <span className="sr-only"> depois </span>}
              {chord.map((chip) => (
                <kbd
                  key={chip}
                  className={CHIP_CLASS + ON_SOLID_CLASS + size + (chip.length === 1 ? ' uppercase' : '')}
                >
                  {chip}
                </kbd>
              ))}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
