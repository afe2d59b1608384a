/** Long work in more than one task, so that keys and frames that wait go in between. */

/** What not every browser has. */
interface Parting {
  readonly scheduler?: { yield?(): Promise<void> }
}

/**
 * What comes next is a task of its own, where the browser can part them. Nobody waits for a frame of a page out of
 * sight, whose tasks are slowed down.
 */
export async function partTask(): Promise<void> {
  if (!document.hidden) await (globalThis as Parting).scheduler?.yield?.()
}
