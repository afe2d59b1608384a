/**
 * Keys meant for a window that closed by itself: one that the platform's answer or a fault took away, and not the
 * operator. What is typed on is no command of the page beneath: a digit of an id would sort its table.
 */
import { isSingleKey, toKeyPress, toKeyChord } from '#lib/key-chords.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { isMac } from '#ui/icons/key-chips.tsx'

/** Who has pressed nothing for so long, ms, has seen that the window is gone. */
const GRACE_PERIOD_MS = 700
const DIALOG_SELECTOR = '[role=dialog], [role=alertdialog]'

/** The window that had the focus last; null where the operator left it. */
let lastDialog: Element | null = null
/** The operator's last key in it may have closed it: Enter, Esc, a letter that is a key there. */
let isEnded = false
/**
 * When the focus came back to the page, or a key was last kept from it, ms on the page's clock; null while neither has
 * happened.
 */
let closedAtMs: number | null = null

/** The focus is in a window: from now on its keys are not the page's. */
export function trackDialog({ target, timeStamp }: FocusEvent): void {
  const found = target instanceof Element ? target.closest(DIALOG_SELECTOR) : null
  if (!found && lastDialog && !isOpen(lastDialog)) closedAtMs ??= timeStamp
  if (!found || found === lastDialog) return
  lastDialog = found
  isEnded = false
  closedAtMs = null
}

/** The pointer, or a step back, is the operator's own way out of a window. */
export const clearTrackedDialog = (): void => void (lastDialog = null)

const isOpen = (element: Element) => element.isConnected && element.getAttribute('data-state') !== 'closed'

/** True for a letter or digit that was meant for a window which closed by itself: it is kept from the page. */
export function isForClosedDialog(event: KeyboardEvent): boolean {
  if (!lastDialog) return false
  const chord = toKeyChord(toKeyPress(event), isMac)
  if (chord === null) return false
  const target = event.target instanceof Element ? event.target : null
  const isWritten = isSingleKey(chord) && !/^(Enter|Escape|Tab)$/.test(chord)
  if (isOpen(lastDialog)) {
    isEnded = !(isWritten && target !== null && isTextField(target))
    return false
  }
  const isPast = closedAtMs !== null && event.timeStamp - closedAtMs > GRACE_PERIOD_MS
  if (isEnded || isPast || !isWritten || (target && isTextField(target))) {
    clearTrackedDialog()
    return false
  }
  closedAtMs = event.timeStamp
  showStatus('A janela fechou: teclas não usadas')
  return true
}
