/**
 * Restores the scroll position of a table after a reload: the specification clears the rows whenever they are read
 * again.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListModel } from '#listing/model.ts'

/**
 * Scrolls `scroller` back to `scrollTopRef` (px) as soon as it has rows again for the same state; on mount, for a
 * restored position. Returns the function to call on every scroll event.
 */
export function useScrollRestoration(
  scroller: RefObject<HTMLElement | null>,
  { state, scrollTopRef }: ListModel,
  hasRows: boolean,
): () => void {
  const savedState = useRef(scrollTopRef.current > 0 ? state : null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!hasRows || !element || savedState.current !== state || element.scrollTop === scrollTopRef.current) return
    element.scrollTop = scrollTopRef.current
    // The scroll event selects the virtual rows. The browser would send it a frame later.
    element.dispatchEvent(new Event('scroll'))
  }, [hasRows, scroller, state, scrollTopRef])
  return () => {
    // Without rows the browser scrolls to the top by itself.
    if (!hasRows || !scroller.current) return
    savedState.current = state
    scrollTopRef.current = scroller.current.scrollTop
  }
}
