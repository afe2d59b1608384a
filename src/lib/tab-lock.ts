/** Locks between the tabs of a browser. Without any (plain http) no tab knows of another. */

/** True where some tab holds this lock now. */
export async function isLocked(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/** Holds the lock until the work has settled; it goes with the tab as well. */
export function lockWhile(name: string, work: Promise<unknown>): void {
  if ('locks' in navigator) void navigator.locks.request(name, () => work).catch(() => undefined)
}
