/**
 * Which window of the command layer is open: help, keys of one's own, history, notices, scripts; and what else keys wait for.
 */
import { createStore } from '#lib/kept/store.ts'

/** The windows of the command layer, of which one is open at a time. */
export type LayerWindow = 'atalhos' | 'teclas' | 'historico' | 'avisos' | 'roteiros' | 'roteiro'

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

/** What a list was asked for and takes the focus, until it was seen; null for nothing. */
let field: { selector: string; askedAt: number } | null = null

/** Keys wait for this field or menu, which a list opens and which has the focus as soon as it is drawn. */
export function awaitField(selector: string): void {
  field = { selector, askedAt: performance.now() }
  // Whoever points elsewhere wants it no more.
  addEventListener('pointerdown', () => (field = null), { once: true, capture: true })
}

function isFieldDue(): boolean {
  if (field && (document.querySelector(field.selector) || performance.now() - field.askedAt >= PATIENCE)) field = null
  return field !== null
}

/**
 * True while a window or field was asked for and is not drawn yet: a key is meant for it, and not for what is there.
 */
export const isWindowDue = (): boolean =>
  isFieldDue() ||
  (open.get() !== null && performance.now() - askedAt < PATIENCE && !document.querySelector('[role=dialog]'))
