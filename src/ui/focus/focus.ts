/**
 * Where the focus is, read off the document, nearest context first (commands/keys/README §1): for keys, hints and all
 * who ask.
 */
import { isTextField } from './is-text-field.ts'
import { getDialogLayer } from './dialog-layer.ts'

/**
 * An alert asks something, the palette lists commands, a menu lists something, a window or a view (in the table's
 * place) shows something.
 */
export type FocusContext = 'alert' | 'palette' | 'menu' | 'window' | 'field' | 'grid' | 'view' | 'page'

/** True for an element in a table. */
export const isInGrid = (element: Element | null): boolean => element?.closest('[role=grid]') != null

/** The part of the page that the element stands in, by its `data-region`. */
export const getRegion = (target: Element | null = document.activeElement): string | undefined =>
  target?.closest<HTMLElement>('[data-region]')?.dataset['region']

/** The context that gets a key pressed at this element; without one, where the focus is now. */
export function getFocusContext(target: Element | null = document.activeElement): FocusContext {
  if (getDialogLayer().querySelector('[role=alertdialog]')) return 'alert'
  if (getDialogLayer().querySelector('[data-palette]')) return 'palette'
  if (target?.closest('[role=menu], [role=listbox]')) return 'menu'
  if (hasOpenDialog()) return 'window'
  if (target && isTextField(target)) return 'field'
  if (isInGrid(target)) return 'grid'
  return target?.closest('[data-view]') ? 'view' : 'page'
}

/** True while something stands over the page and waits for the operator. */
export const hasOpenDialog = (): boolean => getDialogLayer().querySelector('[role=dialog], [role=alertdialog]') !== null

/** True while text of the page is marked: then Ctrl+C means that text, and nothing else. */
export const hasTextSelection = (): boolean => String(getSelection() ?? '') !== ''
