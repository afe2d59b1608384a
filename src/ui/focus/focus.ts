/**
 * Where the focus is, read off the document, nearest context first (commands/keys/README §1): for keys, hints and all
 * who ask.
 */
import { isField } from './typed-field.ts'
import { windowLayer } from './window-layer.ts'

/**
 * An alert asks something, the palette lists commands, a menu lists something, a window or a view (in the table's
 * place) shows something.
 */
export type FocusKind = 'alert' | 'palette' | 'menu' | 'window' | 'field' | 'grid' | 'view' | 'page'

/** True for an element in a table. */
export const isInGrid = (element: Element | null): boolean => element?.closest('[role=grid]') != null

/** The part of the page that the element stands in, by its `data-region`. */
export const regionOf = (target: Element | null = document.activeElement): string | undefined =>
  target?.closest<HTMLElement>('[data-region]')?.dataset['region']

/** The context that gets a key pressed at this element; without one, where the focus is now. */
export function focusKind(target: Element | null = document.activeElement): FocusKind {
  if (windowLayer().querySelector('[role=alertdialog]')) return 'alert'
  if (windowLayer().querySelector('[data-palette]')) return 'palette'
  if (target?.closest('[role=menu], [role=listbox]')) return 'menu'
  if (isPageCovered()) return 'window'
  if (target && isField(target)) return 'field'
  if (isInGrid(target)) return 'grid'
  return target?.closest('[data-view]') ? 'view' : 'page'
}

/** True while something stands over the page and waits for the operator. */
export const isPageCovered = (): boolean => windowLayer().querySelector('[role=dialog], [role=alertdialog]') !== null

/** True while text of the page is marked: then Ctrl+C means that text, and nothing else. */
export const hasMarkedText = (): boolean => String(getSelection() ?? '') !== ''
