/** One quiet line in the status bar, for what is worth a word but no notice: 'g x: sem atalho', hints. */
import { createStore } from '#lib/kept/store.ts'
import { announce } from '#ui/announce.ts'

const line = createStore<{ text: string; serial: number } | null>(null)
let serial = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The line now, null where there is none; `serial` differs each time something is said. */
export const statusLine = line.get
/** Called on every change; returns the way to stop. */
export const onStatusLine = line.subscribe

/** Says it for `duration` ms, and aloud; what was said before gives way. */
export function sayInStatusLine(text: string, duration = 3000): void {
  clearTimeout(timer)
  announce(text)
  line.set({ text, serial: ++serial })
  timer = setTimeout(() => line.set(null), duration)
}

/** Takes it away where it still stands: it is no longer so. */
export function unsay(text: string): void {
  if (line.get()?.text === text) line.set(null)
}

/** Says that a key has no row to act on: none is under the cursor, or it is not there yet. */
export const sayNoRow = (): void => sayInStatusLine('Leve o cursor a uma linha')
