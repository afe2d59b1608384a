/** The one hint of a first use, 'para ver os atalhos' beside the key in the footer: it covers no key of the screen. */
import { createTimedStore } from '#lib/storage/timed-store.ts'

const welcomeStore = createTimedStore(false)

/** True while the hint is shown. */
export const isWelcomeShown = welcomeStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToWelcome = welcomeStore.subscribe

/** Shows the hint for `durationMs`. */
export const showWelcome = (durationMs = 10_000): void => welcomeStore.show(true, durationMs)

/** Hides the hint: the help was opened, or the time is over. */
export const hideWelcome = welcomeStore.reset
