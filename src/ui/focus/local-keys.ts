/**
 * The keys of one dialog or panel (commands/keys/README §7). They work while the focus is inside it, and run before the
 * page's keys. A key is recognised by the character that it types, never by its position on the keyboard
 * (commands/keys/README §2).
 */
import type { RefCallback } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isMovementChord, isSingleKey, toKeyPress, toKeyChord } from '#lib/key-chords.ts'
import { isMac } from '#ui/icons/key-chips.tsx'
import { isTextField } from './is-text-field.ts'

/**
 * The handler of each key chord ('s', 'Mod+Enter', 'ArrowLeft'). A handler that returns false leaves the key to the
 * browser.
 */
export type LocalKeys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/** How the keys of a dialog differ from those of a panel. */
export interface LocalKeyOptions {
  /** The page below gets no key while the focus is here. Tab and Esc belong to Radix. */
  trapsKeys?: boolean | undefined
  /** A key that has been held down since before does nothing, and does not press the focused button. */
  ignoresRepeat?: boolean | undefined
}

/** Every key: the library only knows positions on the keyboard, so the handler below compares key chords. */
const EVERY_KEY = { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true }

/** Returns the ref for the element that has these keys. It listens while the element is mounted. */
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

/** Finds the handler of a chord. A letter typed into a text field is no chord. ⌘ and Ctrl are the same here. */
function findHandler(keys: LocalKeys, chord: string, { target }: Event) {
  if (isSingleKey(chord) && target instanceof Element && isTextField(target)) return undefined
  return keys[chord] ?? keys[chord.replace(/^Ctrl\+/, 'Mod+')]
}
