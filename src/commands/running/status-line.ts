/** One quiet line in the status bar, for what is worth a word but no notice: 'g x: sem atalho', hints. */
import { createStore } from '#lib/kept/store.ts'
import { announce } from '#ui/announce.ts'

/** A button after the text, and the id of the command that it runs. */
interface LineAction {
  label: string
  command: string
}

const line = createStore<{ text: string; serial: number; action: LineAction | undefined } | null>(null)
let serial = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The line now, null where there is none; `serial` differs each time something is said. */
export const statusLine = line.get
/** Called on every change; returns the way to stop. */
export const onStatusLine = line.subscribe

/** Says it for `duration` ms, and aloud; what was said before gives way. */
export function sayInStatusLine(text: string, duration = 3000, action?: LineAction): void {
  clearTimeout(timer)
  announce(text)
  line.set({ text, serial: ++serial, action })
  timer = setTimeout(() => line.set(null), duration)
}

/** Takes it away where it still stands: it is no longer so. */
export function unsay(text: string): void {
  if (line.get()?.text === text) line.set(null)
}

/** Says that a key has no row to act on: none is under the cursor, or it is not there yet. */
export const sayNoRow = (): void => sayInStatusLine('Leve o cursor a uma linha')
