/**
 * Where windows are drawn: beside the page, in a place of their own. React hears each event at whatever it has drawn a
 * window in once; were that the body, every key and press of the page would be heard twice from the first palette on.
 */

let layer: HTMLElement | undefined

/** The place, which print.css names by its id; made when it is first asked for. */
export function windowLayer(): HTMLElement {
  if (layer?.isConnected) return layer
  layer = document.createElement('div')
  layer.id = 'janelas'
  document.body.append(layer)
  return layer
}
