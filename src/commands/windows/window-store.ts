/** Which window of the command layer is open: help, keys of one's own, history. */
export type LayerWindow = 'atalhos' | 'teclas' | 'historico'

let open: LayerWindow | null = null
const listeners = new Set<() => void>()

export const openedWindow = (): LayerWindow | null => open

export function onLayerWindow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a window in the place of the one that is open; null closes it. */
export function openWindow(next: LayerWindow | null): void {
  open = next
  for (const listener of listeners) listener()
}
