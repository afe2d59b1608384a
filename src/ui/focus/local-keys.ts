/**
 * The keys of one window or panel (commands/keys/README §7): they work while the focus is inside it, before the page
 * hears of them. Keys are recognised by what they write, never by their place on the keyboard
 * (commands/keys/README §2).
 */
import type { RefCallback } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { isMovement, isSingleKey, pressOf, strokeOf } from '#lib/strokes.ts'
import { isMac } from '#ui/signs/kbd.tsx'
import { isField } from './typed-field.ts'

/** What each stroke does ('s', 'Mod+Enter', 'ArrowLeft'); false leaves this press to the browser. */
export type LocalKeys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

/** How a window's keys differ from a panel's. */
export interface LocalKeyOptions {
  /** Nothing below sees a key while the focus is here; Tab and Esc are Radix's. */
  sealed?: boolean | undefined
  /** A key held down since before does nothing at all, not even press the button under the focus. */
  asks?: boolean | undefined
}

/** Everything that is pressed: the library knows places on the keyboard alone, so strokes are told apart here. */
const EVERY_KEY = { enableOnFormTags: true, enableOnContentEditable: true, ignoreModifiers: true }

/** Returns the ref of the element that has these keys; it listens as long as the element stands. */
export function useLocalKeys<T extends HTMLElement>(
  keys: LocalKeys,
  { sealed = false, asks = false }: LocalKeyOptions = {},
): RefCallback<T | null> {
  return useHotkeys<T>(
    '*',
    (event) => {
      if (sealed && event.key !== 'Tab' && event.key !== 'Escape') event.stopPropagation()
      const stroke = strokeOf(pressOf(event), isMac)
      if (stroke === null || event.defaultPrevented) return
      const act = actOf(keys, stroke, event)
      if (event.repeat && !(act && isMovement(stroke))) {
        if ((act || asks) && event.key !== 'Tab') event.preventDefault()
        return
      }
      if (act && act(event) !== false) event.preventDefault()
    },
    EVERY_KEY,
  )
}

/** A letter that is typed into a field is no key; ⌘ and Ctrl are one here. */
function actOf(keys: LocalKeys, stroke: string, { target }: Event) {
  if (isSingleKey(stroke) && target instanceof Element && isField(target)) return undefined
  return keys[stroke] ?? keys[stroke.replace(/^Ctrl\+/, 'Mod+')]
}
