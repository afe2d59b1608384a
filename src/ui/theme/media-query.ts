/** Media queries as React hooks. */
import { useSyncExternalStore } from 'react'
import { browserTextScale } from './text-scale.ts'

/** Wraps a media query as a store. */
function createMediaStore(query: string) {
  const media = matchMedia(query)
  return {
    subscribe(listener: () => void) {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    get: () => media.matches,
  }
}

/** One store per query, because React resubscribes if `subscribe` is a new function at each render. */
const mediaStores = new Map<string, ReturnType<typeof createMediaStore>>()

/** True while the query matches: useMediaQuery(`(max-width: ${600 * browserTextScale - 1}px)`). */
export function useMediaQuery(query: string): boolean {
  const media = mediaStores.get(query) ?? createMediaStore(query)
  mediaStores.set(query, media)
  return useSyncExternalStore(media.subscribe, media.get)
}

/** Below 900 px, at a font size of 16 px, the menu is a drawer (ui/README §3). */
export const NARROW_QUERY = `(max-width: ${900 * browserTextScale - 1}px)`
/** Below 600 px, at a font size of 16 px, the layout for phones applies (ui/theme/README §3). */
export const PHONE_QUERY = `(max-width: ${600 * browserTextScale - 1}px)`
