/**
 * Which window of the command layer is open: help, keys of one's own, history, notices, scripts; and what else keys wait for.
 */
import { createStore } from '#lib/storage/store.ts'

/** The windows of the command layer, of which one is open at a time. */
export type LayerDialog = 'atalhos' | 'teclas' | 'historico' | 'avisos' | 'roteiros' | 'roteiro'

const openDialogStore = createStore<LayerDialog | null>(null)

/** Which window is open; null for none. */
export const getOpenDialog = openDialogStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToLayerDialog = openDialogStore.subscribe

/** Keys wait so long for a window, ms: where its code does not come they act again. */
const DIALOG_TIMEOUT_MS = 3_000
let dialogRequestedAtMs = 0

/** Opens a window in the place of the one that is open; null closes it. */
export function openDialog(window: LayerDialog | null): void {
  dialogRequestedAtMs = performance.now()
  openDialogStore.set(window)
}

/** What a list was asked for and takes the focus, until it was seen; null for nothing. */
let awaitedField: { selector: string; requestedAtMs: number } | null = null

/** Keys wait for this field or menu, which a list opens and which has the focus as soon as it is drawn. */
export function awaitField(selector: string): void {
  awaitedField = { selector, requestedAtMs: performance.now() }
  // Whoever points elsewhere wants it no more.
  addEventListener('pointerdown', () => (awaitedField = null), { once: true, capture: true })
}

function isFieldAwaited(): boolean {
  if (
    awaitedField &&
    (document.querySelector(awaitedField.selector) ||
      performance.now() - awaitedField.requestedAtMs >= DIALOG_TIMEOUT_MS)
  )
    awaitedField = null
  return awaitedField !== null
}

/**
 * True while a window or field was asked for and is not drawn yet: a key is meant for it, and not for what is there.
 */
export const isDialogOrFieldAwaited = (): boolean =>
  isFieldAwaited() ||
  (openDialogStore.get() !== null &&
    performance.now() - dialogRequestedAtMs < DIALOG_TIMEOUT_MS &&
    !document.querySelector('[role=dialog]'))
