/**
 * Restores the focus when a dialog closes. Dialogs are opened by keys and commands too, not only by a trigger button.
 */
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to this element, or to the screen's title if the element is gone or cannot take the focus: a view may
 * have opened beneath the dialog and hidden the table and its title. An element that already has the focus keeps it,
 * for example another dialog, or the target of a key pressed right after the dialog closed.
 */
export function restoreFocus(focusedBefore: Element | null): void {
  for (const target of [focusedBefore, ...document.querySelectorAll('main h1')])
    if (document.activeElement === document.body && target instanceof HTMLElement) target.focus({ preventScroll: true })
}

interface RestoreFocusProps {
  /** Restores the focus; called when no element of the dialog is left that could hold it. */
  restore: () => void
}

/**
 * Renders nothing; as the first child of a dialog it restores the focus in the same task in which the dialog unmounts.
 * Radix does so some ms later, and a key pressed in between would reach nothing. It is a child so that its cleanup runs
 * when the content behind the dialog is visible again.
 */
export function RestoreFocus({ restore }: RestoreFocusProps): null {
  const latestRestore = useRef(restore)
  useEffect(() => {
    latestRestore.current = restore
  })
  useEffect(() => () => latestRestore.current(), [])
  return null
}
