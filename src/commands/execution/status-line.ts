/** One quiet line in the status bar, for messages too small for a notice: 'g x: sem atalho', hints. */
import { createStore } from '#lib/storage/store.ts'
import { announce } from '#ui/announce.ts'

/** A button after the text, and the id of the command that it runs. */
interface LineAction {
  label: string
  command: string
}

const statusLineStore = createStore<{ text: string; serial: number; action: LineAction | undefined } | null>(null)
let serial = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns the current line, null for none; `serial` differs for each message. */
export const getStatusLine = statusLineStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToStatusLine = statusLineStore.subscribe

/** Shows the text for `durationMs` and announces it; replaces the previous text. */
export function showStatus(text: string, durationMs = 3000, action?: LineAction): void {
  clearTimeout(timer)
  announce(text)
  statusLineStore.set({ text, serial: ++serial, action })
  timer = setTimeout(() => statusLineStore.set(null), durationMs)
}

/** Removes the text if it is still shown, because it is no longer true. */
export function clearStatus(text: string): void {
  if (statusLineStore.get()?.text === text) statusLineStore.set(null)
}

/** Says that a key has no row to act on: no row is under the cursor, or it is not loaded yet. */
export const showNoRowStatus = (): void => showStatus('Leve o cursor a uma linha')
