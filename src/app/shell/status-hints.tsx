/** The keys that work now, in the middle of the status bar. Fetched with the commands, after the first paint. */
import { useSyncExternalStore } from 'react'
import type { AnyCommand } from '#commands/define.ts'
import { getFocusContext, getRegion } from '#ui/focus/focus.ts'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { isVisible } from '#ui/focus/is-visible.ts'
import { useGetDisplayKey } from '#commands/keys/use-display-key.ts'
import { getScreen, listRendered, subscribeToScreen } from '#commands/screen.ts'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { usePreference } from '#ui/theme/preferences.ts'
import { type KeyHint, getKeyHints } from './key-hints.ts'

/** Delay until the focus has arrived, closed dialogs are gone, and a moving cursor has stopped, in ms. */
const SETTLE_DELAY_MS = 50

/**
 * True while the rows of the list are loading. Keys for rows wait for them (commands/keys/README §2a), and so do their
 * hints.
 */
const areRowsLoading = () => getScreen().list?.isLoading() === true && /grid|page/.test(getFocusContext())

/**
 * Subscribes to all that decides which keys work: the screen, the focus, and the rows, cursor and selection of a list.
 * The hints render again only if they differ, and not at each step of a cursor.
 */
function subscribeToHintContext(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleUpdate = () => {
    clearTimeout(timer)
    timer = setTimeout(() => areRowsLoading() || listener(), SETTLE_DELAY_MS)
  }
  // Dialogs and menus over the page take the focus as well.
  document.addEventListener('focusin', scheduleUpdate)
  document.addEventListener('focusout', scheduleUpdate)
  // Each key may highlight another line of the palette, or none.
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
 * The keys shown on the buttons of this region, which the status bar does not repeat. 'Escape' is spelled as in the
 * chips.
 */
function getKeysShownIn(region: string | undefined): ReadonlySet<string> {
  const chips = region ? document.querySelectorAll<HTMLElement>(`[data-region="${region}"] [data-keys]`) : []
  return new Set([...chips].filter(isVisible).map(({ dataset }) => dataset['keys'] ?? ''))
}

/** The hints without those that the region around the focus shows itself. */
export const excludeVisibleHints = (hints: readonly KeyHint[], region: string | undefined): readonly KeyHint[] => {
  const shown = getKeysShownIn(region)
  return hints.filter(({ keys }) => !shown.has(keys === 'Esc' ? 'Escape' : [keys].flat().join(' ou ')))
}

/** Renders the hints for the current focus. */
export function StatusHints({ commands }: { commands: readonly AnyCommand[] }) {
  const singleKeys = usePreference('singleKeys')
  const getKey = useGetDisplayKey()
  const getSnapshot = () =>
    JSON.stringify(
      excludeVisibleHints(
        getKeyHints({
          focusContext: getFocusContext(),
          region: getRegion(),
          screen: getScreen(),
          commands,
          getKey,
          singleKeys,
          isInTextField: document.activeElement !== null && isTextField(document.activeElement),
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
