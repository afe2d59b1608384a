/** The one hint of a first use, 'para ver os atalhos' beside the key in the footer: it covers no key of the screen. */
import { createStore } from '#lib/kept/store.ts'

const shown = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** True while the hint is to be seen. */
export const isWelcoming = shown.get
/** Called on every change; returns the way to stop. */
export const onWelcome = shown.subscribe

/** Shows it for `duration` ms. */
export function showWelcome(duration = 10_000): void {
  shown.set(true)
  timer = setTimeout(endWelcome, duration)
}

/** The help was opened, or the time is over. */
export function endWelcome(): void {
  clearTimeout(timer)
  shown.set(false)
}
