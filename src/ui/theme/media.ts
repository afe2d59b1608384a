/** A media query as a value of React. */
import { useSyncExternalStore } from 'react'
import { textScale } from './text-scale.ts'

/** The query, put to the browser. */
function mediaOf(query: string) {
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
const asked = new Map<string, ReturnType<typeof mediaOf>>()

/** True while the query matches: useMedia(`(max-width: ${600 * textScale - 1}px)`). */
export function useMedia(query: string): boolean {
  const media = asked.get(query) ?? mediaOf(query)
  asked.set(query, media)
  return useSyncExternalStore(media.subscribe, media.get)
}

/** Below this, at letters of 16 px, the menu is a drawer (ui/README §3). */
export const NARROW = `(max-width: ${900 * textScale - 1}px)`
/** Below this, at letters of 16 px, a phone's measures hold (ui/theme/README §3). */
export const PHONE = `(max-width: ${600 * textScale - 1}px)`
