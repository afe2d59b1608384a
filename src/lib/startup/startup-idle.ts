/** Tells when the page has time for work that its first rows do not need. */

/** Creates a promise together with the function that resolves it. */
export function createStartupIdle() {
  let resolveIdle = () => {}
  return {
    /** Resolves when the first screen is mounted (app/README §2). */
    startupIdle: new Promise<void>((resolve) => (resolveIdle = resolve)),
    /** Resolves `startupIdle`; further calls have no effect. */
    markStartupIdle: (): void => resolveIdle(),
  }
}

export const { startupIdle, markStartupIdle } = createStartupIdle()
