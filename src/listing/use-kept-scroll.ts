/** The place of the table while its rows are away: the specification clears them whenever they are read again. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListState } from '#commands/screen.ts'

/**
 * Scrolls `scroller` back to where it was as soon as rows stand in it again for the same state. Returns what the
 * scroller is to call when it is scrolled.
 */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, state: ListState, hasRows: boolean): () => void {
  const kept = useRef<{ state: ListState; top: number } | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!hasRows || !element || kept.current?.state !== state || element.scrollTop === kept.current.top) return
    element.scrollTop = kept.current.top
    // The virtual rows are chosen by this event, which the browser would send a frame later.
    element.dispatchEvent(new Event('scroll'))
  }, [hasRows, scroller, state])
  return () => {
    // Without rows the browser itself goes to the top.
    if (hasRows && scroller.current) kept.current = { state, top: scroller.current.scrollTop }
  }
}
