/**
 * The element that dialogs render into, beside the page. React listens for every event on each element that it has
 * rendered a portal into. If that were the body, every key and press on the page would be handled twice after the
 * palette first opened.
 */

/** print.css refers to it. */
const LAYER_ID = 'janelas'

/** Returns the element, and creates it on the first call. */
export function getDialogLayer(): HTMLElement {
  const existing = document.getElementById(LAYER_ID)
  if (existing) return existing
  const created = document.createElement('div')
  created.id = LAYER_ID
  document.body.append(created)
  return created
}
