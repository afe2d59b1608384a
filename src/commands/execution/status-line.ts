/** One quiet line in the status bar, for what is worth a word but no notice: 'g x: sem atalho', hints. */
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

/** The line now, null where there is none; `serial` differs each time something is said. */
export const getStatusLine = statusLineStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToStatusLine = statusLineStore.subscribe

/** Says it for `duration` ms, and aloud; what was said before gives way. */
export function showStatus(text: string, durationMs = 3000, action?: LineAction): void {
  clearTimeout(timer)
  announce(text)
  statusLineStore.set({ text, serial: ++serial, action })
  timer = setTimeout(() => statusLineStore.set(null), durationMs)
}

/** Takes it away where it still stands: it is no longer so. */
export function clearStatus(text: string): void {
  if (statusLineStore.get()?.text === text) statusLineStore.set(null)
}

/** Says that a key has no row to act on: none is under the cursor, or it is not there yet. */
export const showNoRowStatus = (): void => showStatus('Leve o cursor a uma linha')
