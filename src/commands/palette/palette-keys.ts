/** What a key does in the open palette (commands/keys/README §8). */
import type { KeyboardEvent } from 'react'
import { getModifiedKey } from '#lib/key-chords.ts'
import type { PaletteEntry } from './entry.ts'
import { MORE_KEY } from './palette-line.tsx'
import { hidePalette } from './palette-store.ts'
import { showHitInList } from './run-entry.ts'
import type { usePalette } from './use-palette.ts'

const PAGE_LINES = 8

/**
 * Does what the key is for; returns false if the browser gets the key. `atEnd`: the caret is at the end of the text.
 */
export function handlePaletteKey(
  { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent,
  palette: ReturnType<typeof usePalette>,
  atEnd: boolean,
  run: (entry: PaletteEntry, newTab: boolean) => void,
): false | void {
  const mod = ctrlKey || metaKey
  const { text, active } = palette
  switch (mod ? getModifiedKey({ key, code }) : key) {
    case 'ArrowDown':
      return palette.move(mod ? Infinity : 1)
    case 'ArrowUp':
      if (mod) return palette.move(-Infinity)
      return text === '' && !palette.asking && palette.isFirst ? palette.showRecents() : palette.move(-1)
    case 'Home':
      return palette.move(-Infinity)
    case 'End':
      return palette.move(Infinity)
    case 'PageDown':
      return palette.move(PAGE_LINES)
    case 'PageUp':
      return palette.move(-PAGE_LINES)
    case 'Enter':
      if (repeat) return undefined
      return palette.highlighted === MORE_KEY ? palette.more() : active ? run(active, mod) : undefined
    case 'Tab':
      return palette.complete()
    case 'ArrowRight':
      if (!atEnd || text === '' || shiftKey) return false
      return active?.hit ? showHitInList(active.hit, palette.context) : palette.complete()
    case 'Backspace':
      return text === '' && !repeat ? void palette.back() : false
    case 'k':
      return mod && !altKey ? hidePalette() : false
    default:
      return false
  }
}
