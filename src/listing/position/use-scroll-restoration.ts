/** The place of the table while its rows are away: the specification clears them whenever they are read again. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListModel } from '#listing/model.ts'

/**
 * Scrolls `scroller` back to where it was, by `topRef`, as soon as rows stand in it again for the same state: at first
 * for the one that is come back to. Returns what the scroller is to call when it is scrolled.
 */
export function useScrollRestoration(
  scroller: RefObject<HTMLElement | null>,
  { state, scrollTopRef }: ListModel,
  hasRows: boolean,
): () => void {
  const keptFor = useRef(scrollTopRef.current > 0 ? state : null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!hasRows || !element || keptFor.current !== state || element.scrollTop === scrollTopRef.current) return
    element.scrollTop = scrollTopRef.current
    // The virtual rows are chosen by this event, which the browser would send a frame later.
    element.dispatchEvent(new Event('scroll'))
  }, [hasRows, scroller, state, scrollTopRef])
  return () => {
    // Without rows the browser itself goes to the top.
    if (!hasRows || !scroller.current) return
    keptFor.current = state
    scrollTopRef.current = scroller.current.scrollTop
  }
}
