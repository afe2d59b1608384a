/**
 * Which dialog of the command layer is open (help, custom keys, history, notices, scripts), and which dialog or field
 * keys wait for.
 */
import { createStore } from '#lib/storage/store.ts'

/** The dialogs of the command layer, of which one is open at a time. */
export type LayerDialog = 'atalhos' | 'teclas' | 'historico' | 'avisos' | 'roteiros' | 'roteiro'

const openDialogStore = createStore<LayerDialog | null>(null)

/** Returns the open dialog; null for none. */
export const getOpenDialog = openDialogStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToLayerDialog = openDialogStore.subscribe

/** In ms: how long keys wait for a dialog. If its code does not load, keys act again. */
const DIALOG_TIMEOUT_MS = 3_000
let dialogRequestedAtMs = 0

/** Opens a dialog in place of the open one; null closes it. */
export function openDialog(dialog: LayerDialog | null): void {
  dialogRequestedAtMs = performance.now()
  openDialogStore.set(dialog)
}

/** The field or menu that a list is about to open and focus; null for none, and once it has been rendered. */
let awaitedField: { selector: string; requestedAtMs: number } | null = null

/** Makes keys wait for this field or menu, which a list opens and which gets the focus once it is rendered. */
export function awaitField(selector: string): void {
  awaitedField = { selector, requestedAtMs: performance.now() }
  // An operator who clicks elsewhere no longer wants it.
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
 * True while a dialog or field was requested and is not rendered yet: keys are meant for it, and not for the current
 * page.
 */
export const isDialogOrFieldAwaited = (): boolean =>
  isFieldAwaited() ||
  (openDialogStore.get() !== null &&
    performance.now() - dialogRequestedAtMs < DIALOG_TIMEOUT_MS &&
    !document.querySelector('[role=dialog]'))
