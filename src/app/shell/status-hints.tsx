/** The keys that work now, in the middle of the status line; fetched with the verbs, after the first paint. */
import { useSyncExternalStore } from 'react'
import type { AnyCommand } from '#commands/define.ts'
import { type FocusKind, focusKind, regionOf } from '#ui/focus.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import { currentScreen, onScreenChange } from '#commands/screen.ts'
import { Keys } from '#ui/kbd.tsx'
import { usePreference } from '#ui/preferences.ts'
import { keyHints } from './key-hints.ts'

/** Follows the focus; what floats over the page takes the focus as well. */
function useFocus() {
  return useSyncExternalStore(
    (listener) => {
      // After the focus has arrived, and after what was closed is gone.
      const later = () => setTimeout(listener, 50)
      document.addEventListener('focusin', later)
      document.addEventListener('focusout', later)
      return () => {
        document.removeEventListener('focusin', later)
        document.removeEventListener('focusout', later)
      }
    },
    () => `${focusKind()} ${regionOf() ?? ''}`,
  )
}

/** Draws the hints for where the focus is. */
export function StatusHints({ commands }: { commands: readonly AnyCommand[] }) {
  const screen = useSyncExternalStore(onScreenChange, currentScreen)
  const [place, region] = useFocus().split(' ') as [FocusKind, string]
  const singleKeys = usePreference('singleKeys')
  const keyOf = useKeyOf()
  return keyHints({ place, region, screen, commands, keyOf, singleKeys }).map(({ keys, text }) => (
    <span key={text} className="inline-flex h-5 items-center gap-1.5 whitespace-nowrap">
      <Keys keys={keys} small />
      {text}
    </span>
  ))
}
