/** Where the focus goes when a window closes: windows are opened by keys and commands, not by a trigger of their own. */

/** What a window that is just closing has to give the focus back to. */
let owed: Element | null = null

/** Notes it for the moment in which another window opens in its place. */
export function oweFocus(before: Element | null): void {
  owed = before
  setTimeout(() => {
    if (owed === before) owed = null
  })
}

/** What has the focus, or had it before the window that is just closing. */
export function focusBefore(): Element | null {
  const { activeElement } = document
  return activeElement === document.body ? owed : activeElement
}

/**
 * Gives it the focus, or, where it is gone, the title of the screen. What has it by then keeps it: another window, or
 * where a key pressed right after the one that closed has led.
 */
export function giveFocusBack(before: Element | null): void {
  if (document.activeElement !== document.body) return
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  const target = isThere ? before : document.querySelector<HTMLElement>('main h1')
  target?.focus({ preventScroll: true })
}
