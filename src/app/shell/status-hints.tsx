/** The keys that work now, in the middle of the status line; fetched with the verbs, after the first paint. */
import { useSyncExternalStore } from 'react'
import type { AnyCommand } from '#commands/define.ts'
import { focusKind, regionOf } from '#ui/focus/focus.ts'
import { isDrawn } from '#ui/focus/is-drawn.ts'
import { useKeyOf } from '#commands/keys/use-keys.ts'
import { currentScreen, listDrawn, onScreenChange } from '#commands/screen.ts'
import { Keys } from '#ui/signs/kbd.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { type KeyHint, keyHints } from './key-hints.ts'

/** After the focus has arrived, what was closed is gone, and a cursor that is led on has come to rest, ms. */
const REST = 50

/** Keys for rows wait for them (commands/keys/README §2a), and so do their hints. */
const areRowsAway = () => currentScreen().list?.loading() === true && /grid|page/.test(focusKind())

/**
 * What the keys act on: the screen, the focus, and of a list its rows, cursor and selection. The hints are drawn again
 * where they differ, and not with each step of a cursor.
 */
function follow(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => areRowsAway() || listener(), REST)
  }
  // What floats over the page takes the focus as well.
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  // Each key may mark another line there, or none.
  const inPalette = () => focusKind() === 'palette' && later()
  document.addEventListener('keyup', inPalette)
  const stops = [onScreenChange(later), listDrawn.subscribe(later)]
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
    document.removeEventListener('keyup', inPalette)
    for (const stop of stops) stop()
  }
}

/**
 * The keys that stand on the buttons of this part of the page: they are not told once more.
 * 'Esc' is spelled as the chips spell it.
 */
function keysIn(region: string | undefined): ReadonlySet<string> {
  const chips = region ? document.querySelectorAll<HTMLElement>(`[data-region="${region}"] [data-keys]`) : []
  return new Set([...chips].filter(isDrawn).map(({ dataset }) => dataset['keys'] ?? ''))
}

/** The hints but for those that the part of the page around the focus shows itself. */
export const hintsBeside = (hints: readonly KeyHint[], region: string | undefined): readonly KeyHint[] => {
  const shown = keysIn(region)
  return hints.filter(({ keys }) => !shown.has(keys === 'Esc' ? 'Escape' : [keys].flat().join(' ou ')))
}

/** Draws the hints for where the focus is. */
export function StatusHints({ commands }: { commands: readonly AnyCommand[] }) {
  const singleKeys = usePreference('singleKeys')
  const keyOf = useKeyOf()
  const now = () =>
    JSON.stringify(
      hintsBeside(
        keyHints({
          place: focusKind(),
          region: regionOf(),
          screen: currentScreen(),
          commands,
          keyOf,
          singleKeys,
          hasLine: document.activeElement?.hasAttribute('aria-activedescendant') ?? false,
        }),
        regionOf(),
      ),
    )
  const hints = JSON.parse(useSyncExternalStore(follow, now)) as readonly KeyHint[]
  return hints.map(({ keys, text }) => (
    <span key={text} className="inline-flex h-5 items-center gap-1.5 whitespace-nowrap">
      <Keys keys={keys} small />
      <span>{text}</span>
    </span>
  ))
}
