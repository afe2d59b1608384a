/** A media query as a value of React. */
import { useSyncExternalStore } from 'react'

/** True while the query matches: useMedia('(max-width: 599px)'). */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

/** Below this the menu is a drawer (ui/README §5). */
export const NARROW = '(max-width: 899px)'
/** Below this a phone's measures hold (ui/README §3). */
export const PHONE = '(max-width: 599px)'
