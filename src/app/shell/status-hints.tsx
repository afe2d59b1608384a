/** The keys that work now, in the middle of the status line; fetched with the verbs, after the first paint. */
import { useSyncExternalStore } from 'react'
import type { AnyCommand } from '#commands/define.ts'
import { getFocusContext, getRegion } from '#ui/focus/focus.ts'
import { isVisible } from '#ui/focus/is-visible.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import { getScreen, listRendered, subscribeToScreen } from '#commands/screen.ts'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { type KeyHint, getKeyHints } from './key-hints.ts'

/** After the focus has arrived, what was closed is gone, and a cursor that is led on has come to rest, ms. */
const SETTLE_DELAY_MS = 50

/** Keys for rows wait for them (commands/keys/README §2a), and so do their hints. */
const areRowsLoading = () => getScreen().list?.isLoading() === true && /grid|page/.test(getFocusContext())

/**
 * What the keys act on: the screen, the focus, and of a list its rows, cursor and selection. The hints are drawn again
 * where they differ, and not with each step of a cursor.
 */
function subscribeToHintContext(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleUpdate = () => {
    clearTimeout(timer)
    timer = setTimeout(() => areRowsLoading() || listener(), SETTLE_DELAY_MS)
  }
  // What floats over the page takes the focus as well.
  document.addEventListener('focusin', scheduleUpdate)
  document.addEventListener('focusout', scheduleUpdate)
  // Each key may mark another line there, or none.
  const onPaletteKey = () => getFocusContext() === 'palette' && scheduleUpdate()
  document.addEventListener('keyup', onPaletteKey)
  const stops = [subscribeToScreen(scheduleUpdate), listRendered.subscribe(scheduleUpdate)]
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', scheduleUpdate)
    document.removeEventListener('focusout', scheduleUpdate)
    document.removeEventListener('keyup', onPaletteKey)
    for (const stop of stops) stop()
  }
}

/**
 * The keys that stand on the buttons of this part of the page: they are not told once more.
 * 'Esc' is spelled as the chips spell it.
 */
function keysIn(region: string | undefined): ReadonlySet<string> {
  const chips = region ? document.querySelectorAll<HTMLElement>(`[data-region="${region}"] [data-keys]`) : []
  return new Set([...chips].filter(isVisible).map(({ dataset }) => dataset['keys'] ?? ''))
}

/** The hints but for those that the part of the page around the focus shows itself. */
export const hintsBeside = (hints: readonly KeyHint[], region: string | undefined): readonly KeyHint[] => {
  const shown = keysIn(region)
  return hints.filter(({ keys }) => !shown.has(keys === 'Esc' ? 'Escape' : [keys].flat().join(' ou ')))
}

/** Draws the hints for where the focus is. */
export function StatusHints({ commands }: { commands: readonly AnyCommand[] }) {
  const singleKeys = usePreference('singleKeys')
  const getKey = useGetDisplayKey()
  const getSnapshot = () =>
    JSON.stringify(
      hintsBeside(
        getKeyHints({
          focusContext: getFocusContext(),
          region: getRegion(),
          screen: getScreen(),
          commands,
          getKey,
          singleKeys,
          hasPaletteLine: document.activeElement?.hasAttribute('aria-activedescendant') ?? false,
        }),
        getRegion(),
      ),
    )
  const hints = JSON.parse(useSyncExternalStore(subscribeToHintContext, getSnapshot)) as readonly KeyHint[]
  return hints.map(({ keys, text }) => (
    <span key={text} className="inline-flex h-5 items-center gap-1.5 whitespace-nowrap">
      <KeyChips keys={keys} small />
      <span>{text}</span>
    </span>
  ))
}
