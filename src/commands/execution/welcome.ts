/** The one hint of a first use, 'para ver os atalhos' beside the key in the footer: it covers no key of the screen. */
import { createStore } from '#lib/storage/store.ts'

const welcomeStore = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** True while the hint is to be seen. */
export const isWelcomeShown = welcomeStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToWelcome = welcomeStore.subscribe

/** Shows it for `duration` ms. */
export function showWelcome(durationMs = 10_000): void {
  welcomeStore.set(true)
  timer = setTimeout(hideWelcome, durationMs)
}

/** The help was opened, or the time is over. */
export function hideWelcome(): void {
  clearTimeout(timer)
  welcomeStore.set(false)
}
