/** Locks between the tabs of a browser. Without any (plain http) no tab knows of another. */

/** Nor has a test on Node a navigator. */
const hasLocks = (): boolean => 'locks' in (globalThis.navigator ?? {})

/** True where some tab holds this lock now. */
export async function isLocked(name: string): Promise<boolean> {
  if (!hasLocks()) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/** Takes the lock for as long as this page lives; false where some tab, or this one, has it. */
export const takeLock = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!hasLocks()) return resolve(true)
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => {})
    })
  })

/** Holds the lock until the work has settled; it goes with the tab as well. */
export function lockWhile(name: string, work: Promise<unknown>): void {
  if (hasLocks()) void navigator.locks.request(name, () => work).catch(() => undefined)
}
