/** The moment from which the page has time for what its first rows do not need. */

let resolveIdle = () => {}

/** Resolves when the first screen stands (app/README §2); at once ever after. */
export const startupIdle: Promise<void> = new Promise((resolve) => (resolveIdle = resolve))

/** Says that it is now; said again it changes nothing. */
export const markStartupIdle = (): void => resolveIdle()
