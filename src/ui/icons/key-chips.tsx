/** Key chips (ui/icons/README §1): combinations 2 px apart without a plus sign, sequences 4 px apart. */

/** True where Mod is ⌘ and not Ctrl. */
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

/** The chips of 'Mod+K' or 'g p': one list for each stroke of the sequence. */
export const toKeyChips = (keys: string): string[][] =>
  keys.split(' ').map((stroke) => (stroke === '+' ? ['+'] : stroke.split('+').map((key) => KEY_NAMES[key] ?? key)))

/** The value of aria-keyshortcuts for a single stroke, '' for a sequence, which the attribute cannot express. */
export function toAriaKeyShortcuts(keys: string | undefined): string | undefined {
  if (!keys || keys.includes(' ')) return undefined
  return keys.replace('Mod', isMac ? 'Meta' : 'Control').replace('Ctrl', 'Control')
}

/** 'Ctrl K', 'G depois P': the keys as a sentence has them, for titles and descriptions. */
export const formatKeys = (keys: string): string =>
  toKeyChips(keys)
    .map((stroke) => stroke.map((chip) => (chip.length === 1 ? chip.toUpperCase() : chip)).join(' '))
    .join(' depois ')

/** What tells the keys that are shown on a button, a link or a line of a menu: their name stays their words. */
export const getShortcutProps = (keys: string | undefined) => ({
  'aria-keyshortcuts': toAriaKeyShortcuts(keys),
  title: keys?.includes(' ') ? `Teclas: ${formatKeys(keys)}` : undefined,
})

const CHIP_CLASS =
  'inline-flex min-w-4.5 h-4.5 items-center justify-center rounded-sm border border-line bg-sunken px-1 ' +
  'font-sans text-2xs/none font-medium text-ink-3 whitespace-nowrap'
/** On a solid button: no fill, a border of the text colour at 45 %. */
const ON_SOLID_CLASS = ' in-data-solid:bg-transparent in-data-solid:text-inherit in-data-solid:border-current/45'

interface KeyChipsProps {
  /** the spelling of commands/keys/README: 'Mod+K', 'g p', 'Shift+S'; alternatives in a list, joined by 'ou'. */
  keys: string | readonly string[]
  /** 16 px high, as in the status line. */
  small?: boolean
  /** Also on a phone, where no key is told otherwise: in the windows that are about keys. */
  always?: boolean
  className?: string
}

/** Draws the chips. Letters look like keycaps, but their text stays small, which is what is read aloud. */
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
          {toKeyChips(alternative).map((stroke, position) => (
            // A sequence may repeat a stroke ('a a'), so its place is its key.
            <span key={position} className="inline-flex items-center gap-0.5">
              {position > 0 && <span className="sr-only"> depois </span>}
              {stroke.map((chip) => (
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
