/** A media query as a value of React. */
import { useSyncExternalStore } from 'react'

/** Each query is put to the browser once: its answer is asked for with every drawing. */
const asked = new Map<string, MediaQueryList>()

function mediaOf(query: string): MediaQueryList {
  const media = asked.get(query) ?? matchMedia(query)
  asked.set(query, media)
  return media
}

/** True while the query matches: useMedia('(max-width: 599px)'). */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = mediaOf(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => mediaOf(query).matches,
  )
}

/** Below this the menu is a drawer (ui/README §5). */
export const NARROW = '(max-width: 899px)'
/** Below this a phone's measures hold (ui/README §3). */
export const PHONE = '(max-width: 599px)'
