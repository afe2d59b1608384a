/**
 * The keys of one window or panel (commands/keys/README §7): they work while the focus is inside it, before the page
 * hears of them. Keys are recognised by what they write, never by their place on the keyboard
 * (commands/keys/README §2).
 */
import type { RefCallback } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isMovementChord, isSingleKey, toKeyPress, toKeyChord } from '#lib/key-chords.ts'
import { isMac } from '#ui/icons/key-chips.tsx'
import { isTextField } from './is-text-field.ts'

/** What each stroke does ('s', 'Mod+Enter', 'ArrowLeft'); false leaves this press to the browser. */
export type LocalKeys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/** How a window's keys differ from a panel's. */
export interface LocalKeyOptions {
  /** Nothing below sees a key while the focus is here; Tab and Esc are Radix's. */
  trapsKeys?: boolean | undefined
  /** A key held down since before does nothing at all, not even press the button under the focus. */
  ignoresRepeat?: boolean | undefined
}

/** Everything that is pressed: the library knows places on the keyboard alone, so strokes are told apart here. */
const EVERY_KEY = { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true }

/** Returns the ref of the element that has these keys; it listens as long as the element stands. */
export function useLocalKeys<T extends HTMLElement>(
  keys: LocalKeys,
  { trapsKeys = false, ignoresRepeat = false }: LocalKeyOptions = {},
): RefCallback<T | null> {
  return useHotkeys<T>(
    '*',
    (event) => {
      if (trapsKeys && event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation()
      const chord = toKeyChord(toKeyPress(event), isMac)
      if (chord === null || event.defaultPrevented) return
      const handler = findHandler(keys, chord, event)
      if (event.repeat && !(handler && isMovementChord(chord))) {
        if ((handler || ignoresRepeat) && event.key !== 'Tab') event.preventDefault()
        return
      }
      if (handler && handler(event) !== false) event.preventDefault()
    },
    EVERY_KEY,
  )
}

/** A letter that is typed into a field is no key; ⌘ and Ctrl are one here. */
function findHandler(keys: LocalKeys, chord: string, { target }: Event) {
  if (isSingleKey(chord) && target instanceof Element && isTextField(target)) return undefined
  return keys[chord] ?? keys[chord.replace(/^Ctrl\+/, 'Mod+')]
}
