/**
 * Keys meant for a window that closed by itself: one that the platform's answer or a fault took away, and not the
 * operator. What is typed on is no command of the page beneath: a digit of an id would sort its table.
 */
import { isSingleKey, pressOf, strokeOf } from '#lib/strokes.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { isField } from '#ui/focus/typed-field.ts'
import { isMac } from '#ui/signs/kbd.tsx'

/** Who has pressed nothing for so long, ms, has seen that the window is gone. */
const PAUSE = 700
const WINDOW = '[role=dialog], [role=alertdialog]'

/** The window that had the focus last; null where the operator left it. */
let lastWindow: Element | null = null
/** The operator's last key in it may have closed it: Enter, Esc, a letter that is a key there. */
let isEnded = false
/**
 * When the focus came back to the page, or a key was last kept from it, ms on the page's clock; null while neither has
 * happened.
 */
let lastAt: number | null = null

/** The focus is in a window: from now on its keys are not the page's. */
export function noteWindow({ target, timeStamp }: FocusEvent): void {
  const found = target instanceof Element ? target.closest(WINDOW) : null
  if (!found && lastWindow && !isOpen(lastWindow)) lastAt ??= timeStamp
  if (!found || found === lastWindow) return
  lastWindow = found
  isEnded = false
  lastAt = null
}

/** The pointer, or a step back, is the operator's own way out of a window. */
export const leaveWindow = (): void => void (lastWindow = null)

const isOpen = (element: Element) => element.isConnected && element.getAttribute('data-state') !== 'closed'

/** True for a letter or digit that was meant for a window which closed by itself: it is kept from the page. */
export function isForLapsedWindow(event: KeyboardEvent): boolean {
  if (!lastWindow) return false
  const stroke = strokeOf(pressOf(event), isMac)
  if (stroke === null) return false
  const target = event.target instanceof Element ? event.target : null
  const isWritten = isSingleKey(stroke) && !/^(Enter|Escape|Tab)$/.test(stroke)
  if (isOpen(lastWindow)) {
    isEnded = !(isWritten && target !== null && isField(target))
    return false
  }
  const isPast = lastAt !== null && event.timeStamp - lastAt > PAUSE
  if (isEnded || isPast || !isWritten || (target && isField(target))) {
    leaveWindow()
    return false
  }
  lastAt = event.timeStamp
  sayInStatusLine('A janela fechou: teclas não usadas')
  return true
}
