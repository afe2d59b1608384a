/** A media query as a value of React. */
import { useSyncExternalStore } from 'react'
import { browserTextScale } from './text-scale.ts'

/** The query, put to the browser. */
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

/**
 * Each is put once, and followed by one function: React leaves and joins anew what is followed by another each time.
 */
const mediaStores = new Map<string, ReturnType<typeof createMediaStore>>()

/** True while the query matches: useMedia(`(max-width: ${600 * browserTextScale - 1}px)`). */
export function useMediaQuery(query: string): boolean {
  const media = mediaStores.get(query) ?? createMediaStore(query)
  mediaStores.set(query, media)
  return useSyncExternalStore(media.subscribe, media.get)
}

/** Below this, at letters of 16 px, the menu is a drawer (ui/README §3). */
export const NARROW_QUERY = `(max-width: ${900 * browserTextScale - 1}px)`
/** Below this, at letters of 16 px, a phone's measures hold (ui/theme/README §3). */
export const PHONE_QUERY = `(max-width: ${600 * browserTextScale - 1}px)`
