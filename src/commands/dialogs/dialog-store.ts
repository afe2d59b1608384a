/**
 * Which dialog of the command layer is open (help, custom keys, history, notices, scripts, about), and which dialog or
 * field keys wait for.
 */
import { createStore } from '#lib/storage/store.ts'
import { createTimedStore } from '#lib/storage/timed-store.ts'

/** The dialogs of the command layer, of which one is open at a time. */
export type LayerDialog = 'atalhos' | 'teclas' | 'historico' | 'avisos' | 'roteiros' | 'roteiro' | 'sobre'

interface OpenedDialog {
  dialog: LayerDialog
  /** The script that the list of scripts focuses: the one just saved. */
  scriptName: string | null
  requestedAtMs: number
}

const openedDialogStore = createStore<OpenedDialog | null>(null)

/** Returns the open dialog; null for none. */
export const getOpenDialog = (): LayerDialog | null => openedDialogStore.get()?.dialog ?? null
/** Returns the script that the open list of scripts focuses; null for none. */
export const getFocusedScriptName = (): string | null => openedDialogStore.get()?.scriptName ?? null
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToLayerDialog = openedDialogStore.subscribe

/** In ms: how long keys wait for a dialog. If its code does not load, keys act again. */
const DIALOG_TIMEOUT_MS = 3_000

/** Opens a dialog in place of the open one; null closes it. */
export const openDialog = (dialog: LayerDialog | null, scriptName: string | null = null): void =>
  openedDialogStore.set(dialog && { dialog, scriptName, requestedAtMs: performance.now() })

/** The selector of the field or menu that a list is about to open and focus; null for none. */
const awaitedFieldStore = createTimedStore<string | null>(null)

/** Makes keys wait for this field or menu, which a list opens and which gets the focus once it is rendered. */
export function awaitField(selector: string): void {
  awaitedFieldStore.show(selector, DIALOG_TIMEOUT_MS)
  // An operator who clicks elsewhere no longer wants it.
  addEventListener('pointerdown', awaitedFieldStore.reset, { once: true, capture: true })
}

/** Keys act again: the field does not open after all. */
export const cancelAwaitedField = awaitedFieldStore.reset

function isFieldAwaited(): boolean {
  const selector = awaitedFieldStore.get()
  // Once it has been rendered it is no longer awaited, even if it is closed again at once.
  if (selector !== null && document.querySelector(selector)) awaitedFieldStore.reset()
  return awaitedFieldStore.get() !== null
}

/**
 * True while a dialog or field was requested and is not rendered yet: keys are meant for it, and not for the current
 * page.
 */
export function isDialogOrFieldAwaited(): boolean {
  const opened = openedDialogStore.get()
  return (
    isFieldAwaited() ||
    (opened !== null &&
      performance.now() - opened.requestedAtMs < DIALOG_TIMEOUT_MS &&
      !document.querySelector('[role=dialog]'))
  )
}
