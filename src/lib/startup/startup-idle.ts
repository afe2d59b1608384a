/** Tells when the page has time for work that its first rows do not need. */

let resolveIdle = () => {}

/** Resolves when the first screen is mounted (app/README §2). */
export const startupIdle: Promise<void> = new Promise((resolve) => (resolveIdle = resolve))

/** Resolves `startupIdle`; further calls have no effect. */
export const markStartupIdle = (): void => resolveIdle()
