/**
 * Reads from the document where the focus is, for keys and hints. The nearest context wins (commands/keys/README §1).
 */
import { isTextField } from './is-text-field.ts'
import { getDialogLayer } from './dialog-layer.ts'

/**
 * The context of the focus. An alert asks a question. The palette lists commands. A menu lists options. A window (a
 * dialog) or a view (in place of the table) shows something.
 */
export type FocusContext = 'alert' | 'palette' | 'menu' | 'window' | 'field' | 'grid' | 'view' | 'page'

/** True for an element inside a table. */
export const isInGrid = (element: Element | null): boolean => element?.closest('[role=grid]') != null

/** The region of the page that contains the element, from its `data-region`. */
export const getRegion = (target: Element | null = document.activeElement): string | undefined =>
  target?.closest<HTMLElement>('[data-region]')?.dataset['region']

/** The context that gets a key pressed at this element; without an element, at the current focus. */
export function getFocusContext(target: Element | null = document.activeElement): FocusContext {
  if (getDialogLayer().querySelector('[role=alertdialog]')) return 'alert'
  if (getDialogLayer().querySelector('[data-palette]')) return 'palette'
  if (target?.closest('[role=menu], [role=listbox]')) return 'menu'
  if (hasOpenDialog()) return 'window'
  if (target && isTextField(target)) return 'field'
  if (isInGrid(target)) return 'grid'
  return target?.closest('[data-view]') ? 'view' : 'page'
}

/** True while a dialog is open over the page. */
export const hasOpenDialog = (): boolean => getDialogLayer().querySelector('[role=dialog], [role=alertdialog]') !== null

/** True while text on the page is selected: then Ctrl+C copies that text and nothing else. */
export const hasTextSelection = (): boolean => String(getSelection() ?? '') !== ''
