/** One quiet line in the status bar, for messages too small for a notice: 'g x: sem atalho', hints. */
import { createTimedStore } from '#lib/storage/timed-store.ts'
import { announce } from '#ui/announce.ts'

/** A button after the text, and the id of the command that it runs. */
interface LineAction {
  label: string
  command: string
}

interface StatusMessage {
  text: string
  action: LineAction | undefined
}

const statusLineStore = createTimedStore<StatusMessage | null>(null)

/** Returns the current line, null for none; a different object for each message. */
export const getStatusLine = statusLineStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToStatusLine = statusLineStore.subscribe

/** Shows the text for `durationMs` and announces it; replaces the previous text. */
export function showStatus(text: string, durationMs = 3000, action?: LineAction): void {
  announce(text)
  statusLineStore.show({ text, action }, durationMs)
}

/** Removes the text if it is still shown, because it is no longer true. */
export function clearStatus(text: string): void {
  if (statusLineStore.get()?.text === text) statusLineStore.reset()
}

/** Says that a key has no row to act on: no row is under the cursor, or it is not loaded yet. */
export const showNoRowStatus = (): void => showStatus('Leve o cursor a uma linha')
