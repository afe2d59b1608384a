/**
 * Where windows are drawn: beside the page, in a place of their own. React hears each event at whatever it has drawn a
 * window in once; were that the body, every key and press of the page would be heard twice from the first palette on.
 */

let dialogLayer: HTMLElement | undefined

/** The place, which print.css names by its id; made when it is first asked for. */
export function getDialogLayer(): HTMLElement {
  if (dialogLayer?.isConnected) return dialogLayer
  dialogLayer = document.createElement('div')
  dialogLayer.id = 'janelas'
  document.body.append(dialogLayer)
  return dialogLayer
}
