/** Keeps the focus in a region when the element that had it is removed. */
import { type RefObject, useEffect } from 'react'
import { getRegion } from '#ui/focus/focus.ts'

/**
 * Moves the focus to `element` if it was in `region`, so that the keys of the region keep working (commands/keys/README
 * §5a).
 */
export function useDeferredFocus(region: string, element: RefObject<HTMLElement | null>): void {
  // During rendering the element to be removed still has the focus.
  const hadFocus = getRegion() === region
  useEffect(() => {
    if (hadFocus && document.activeElement === document.body) element.current?.focus()
  })
}
