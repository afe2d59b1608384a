/**
 * The element that dialogs render into, beside the page. React listens for every event on each element that it has
 * rendered a portal into. If that were the body, every key and press on the page would be handled twice after the
 * palette first opened.
 */

let dialogLayer: HTMLElement | undefined

/** Returns the element, and creates it on the first call. print.css refers to its id. */
export function getDialogLayer(): HTMLElement {
  if (dialogLayer?.isConnected) return dialogLayer
  dialogLayer = document.createElement('div')
  dialogLayer.id = 'janelas'
  document.body.append(dialogLayer)
  return dialogLayer
}
