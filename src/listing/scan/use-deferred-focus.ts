/** A part of the page keeps the focus when the element that had it is drawn no more. */
import { type RefObject, useEffect } from 'react'
import { getRegion } from '#ui/focus/focus.ts'

/** Gives it to the element, so that the keys of its region go on answering (commands/keys/README §5a). */
export function useDeferredFocus(region: string, element: RefObject<HTMLElement | null>): void {
  // As it is drawn, what is to go is still there.
  const held = getRegion() === region
  useEffect(() => {
    if (held && document.activeElement === document.body) element.current?.focus()
  })
}
