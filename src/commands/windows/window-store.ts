/** Which window of the command layer is open: help, keys of one's own, history, scripts. */
import { createStore } from '#lib/store.ts'

/** The windows of the command layer, of which one is open at a time. */
export type LayerWindow = 'atalhos' | 'teclas' | 'historico' | 'roteiros' | 'roteiro'

const open = createStore<LayerWindow | null>(null)

/** Which window is open; null for none. */
export const openedWindow = open.get
/** Called on every change; returns the way to stop. */
export const onLayerWindow = open.subscribe

/** Opens a window in the place of the one that is open; null closes it. */
export const openWindow = open.set
