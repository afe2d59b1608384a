/** ms: Playwright looks every 100 ms where it may wait for less than 2.5 s, and every 500 ms where it may for longer. */
const OFTEN = 2_400

/** Of `expect.poll`, which asks this process alone for what is compared. */
export const INTERVALS = [20, 50, 100]

/**
 * Waits for what is there in a moment on a machine with nothing else to do, looking often, and then as long as it takes.
 * `wait` gets how long it may take, in ms; nothing for what is configured.
 */
export const soon = (wait: (patience: { timeout?: number }) => Promise<void>): Promise<void> =>
  wait({ timeout: OFTEN }).catch(() => wait({}))
