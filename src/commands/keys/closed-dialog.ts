/**
 * Ignores keys typed for a dialog that closed by itself: a response or an error closed it, not the operator. Without
 * this, the rest of the typing would run commands of the page: a digit of an id would sort its table.
 */
import { isSingleKey, toKeyPress, toKeyChord } from '#lib/key-chords.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { isMac } from '#ui/icons/key-chips.tsx'

/** In ms: after a pause of this length the operator has seen that the dialog is gone. */
const GRACE_PERIOD_MS = 700
const DIALOG_SELECTOR = '[role=dialog], [role=alertdialog]'

/** Knows which dialog keys were meant for last. */
export interface ClosedDialogGuard {
  /** Called when the focus moves: once it is in a dialog, keys are meant for the dialog. */
  trackFocus(event: FocusEvent): void
  /** Called when the operator uses the pointer or goes back, and so leaves the dialog. */
  forgetDialog(): void
  /** True for a letter or digit meant for a dialog that closed by itself; the page must not get it. */
  isForClosedDialog(event: KeyboardEvent): boolean
}

const isOpen = (element: Element) => element.isConnected && element.getAttribute('data-state') !== 'closed'

/** Creates the guard of a key listener, which passes it every focus and every key. */
export function createClosedDialogGuard(): ClosedDialogGuard {
  /** The dialog that had the focus last; null if the operator left it. */
  let lastDialog: Element | null = null
  /** True if the operator's last key may have closed the dialog: Enter, Esc, or a letter that is a key of it. */
  let isEnded = false
  /**
   * When the focus returned to the page, or a key was last ignored, in ms of the page's clock; null while neither has
   * happened.
   */
  let closedAtMs: number | null = null

  function trackFocus({ target, timeStamp }: FocusEvent): void {
    const dialog = target instanceof Element ? target.closest(DIALOG_SELECTOR) : null
    if (!dialog && lastDialog && !isOpen(lastDialog)) closedAtMs ??= timeStamp
    if (!dialog || dialog === lastDialog) return
    lastDialog = dialog
    isEnded = false
    closedAtMs = null
  }

  function forgetDialog(): void {
    lastDialog = null
  }

  function isForClosedDialog(event: KeyboardEvent): boolean {
    if (!lastDialog) return false
    const chord = toKeyChord(toKeyPress(event), isMac)
    if (chord === null) return false
    const target = event.target instanceof Element ? event.target : null
    const isCharacter = isSingleKey(chord) && !/^(Enter|Escape|Tab)$/.test(chord)
    if (isOpen(lastDialog)) {
      isEnded = !(isCharacter && target !== null && isTextField(target))
      return false
    }
    const isPast = closedAtMs !== null && event.timeStamp - closedAtMs > GRACE_PERIOD_MS
    if (isEnded || isPast || !isCharacter || (target && isTextField(target))) {
      forgetDialog()
      return false
    }
    closedAtMs = event.timeStamp
    showStatus('A janela fechou: teclas não usadas')
    return true
  }

  return { trackFocus, forgetDialog, isForClosedDialog }
}
