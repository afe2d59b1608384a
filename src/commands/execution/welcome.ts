/** The one hint of a first use, 'para ver os atalhos' beside the key in the footer: it covers no key of the screen. */
import { createStore } from '#lib/storage/store.ts'

const welcomeStore = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** True while the hint is shown. */
export const isWelcomeShown = welcomeStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToWelcome = welcomeStore.subscribe

/** Shows the hint for `durationMs`. */
export function showWelcome(durationMs = 10_000): void {
  welcomeStore.set(true)
  timer = setTimeout(hideWelcome, durationMs)
}

/** Hides the hint: the help was opened, or the time is over. */
export function hideWelcome(): void {
  clearTimeout(timer)
  welcomeStore.set(false)
}
