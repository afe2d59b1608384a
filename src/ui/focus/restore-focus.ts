/**
 * Where the focus goes when a window closes: windows are opened by keys and commands, not by a trigger of their own.
 */
import { useEffect, useRef } from 'react'

/**
 * Gives it the focus, or, where it is gone or takes none, the title of the screen: beneath the window a view may have
 * come, which hides the table and the title that were there. What has the focus by then keeps it: another window, or
 * where a key pressed right after the one that closed has led.
 */
export function restoreFocus(focusedBefore: Element | null): void {
  for (const target of [focusedBefore, ...document.querySelectorAll('main h1')])
    if (document.activeElement === document.body && target instanceof HTMLElement) target.focus({ preventScroll: true })
}

interface RestoreFocusProps {
  /** Gives the focus back; called once nothing of the window is left that holds it. */
  restore: () => void
}

/**
 * Stands first in a window, and gives the focus back in the very turn in which the window goes: Radix does so some ms
 * later, and a key pressed between would reach nobody. As a child, so that what the window hid is to be seen again.
 */
export function RestoreFocus({ restore }: RestoreFocusProps): null {
  const last = useRef(restore)
  useEffect(() => {
    last.current = restore
  })
  useEffect(() => () => last.current(), [])
  return null
}
