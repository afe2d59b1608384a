/** Which window of the command layer is open: help, keys of one's own, history, scripts. */
import { createStore } from '#lib/store.ts'

/** The windows of the command layer, of which one is open at a time. */
export type LayerWindow = 'atalhos' | 'teclas' | 'historico' | 'roteiros' | 'roteiro'

const open = createStore<LayerWindow | null>(null)

/** Which window is open; null for none. */
export const openedWindow = open.get
/** Called on every change; returns the way to stop. */
export const onLayerWindow = open.subscribe

/** Keys wait so long for a window, ms: where its code does not come they act again. */
const PATIENCE = 3_000
let askedAt = 0

/** Opens a window in the place of the one that is open; null closes it. */
export function openWindow(window: LayerWindow | null): void {
  askedAt = performance.now()
  open.set(window)
}

/** True while a window was asked for and is not drawn yet: a key is meant for it, and not for what it will cover. */
export const isWindowDue = (): boolean =>
  open.get() !== null && performance.now() - askedAt < PATIENCE && !document.querySelector('[role=dialog]')
