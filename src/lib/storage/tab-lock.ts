/**
 * Locks between the tabs of a browser. Plain http has no Web Locks: there a note in the storage names the page that
 * holds a lock, and a page that finds the note of another asks it over a channel whether it still lives. The name is
 * made anew for every page and kept in no storage, so that a duplicated tab is not taken for the one it was copied from.
 */
import { textSchema, DAY_MS, persisted } from './persisted.ts'

/** Lets the lock go; settles when another tab can take it. */
export type ReleaseLock = () => Promise<void>

/** Nor has a test on Node a navigator. */
const hasWebLocks = (): boolean => 'locks' in (globalThis.navigator ?? {})

/** The page that holds a lock, by the lock's name. */
const lockHolders = persisted({
  name: 'trava',
  version: 1,
  schema: textSchema,
  scope: 'browser',
  belongsTo: 'anyone',
  maxAgeMs: DAY_MS,
})

/** ms: a page that is busy answers late; one that is frozen or was killed never does. */
const REPLY_TIMEOUT_MS = 2_000
/** ms until a note that two pages wrote in the same moment reads alike in both. */
const SETTLE_DELAY_MS = 100

const pageId = Math.random().toString(36).slice(2)
/** The locks that this page holds, or is about to take. */
const ownLocks = new Set<string>()

const isMessage = (data: unknown): data is { ask?: unknown; alive?: unknown } =>
  typeof data === 'object' && data !== null

let sharedChannel: BroadcastChannel | null = null

/** The channel of this page, on which it answers from the first lock on; null where the browser has none. */
function getChannel(): BroadcastChannel | null {
  if (sharedChannel || typeof BroadcastChannel === 'undefined') return sharedChannel
  const created = (sharedChannel = new BroadcastChannel('gestor.trava'))
  created.addEventListener('message', ({ data }) => {
    if (isMessage(data) && data.ask === pageId) created.postMessage({ alive: pageId })
  })
  // A page that is closed or reloaded is waited for by nobody. One in the back/forward cache may come back.
  globalThis.addEventListener?.('pagehide', (event) => {
    if (!event.persisted) for (const name of ownLocks) removeLockRecord(name)
  })
  return created
}

/** Whether the page lives. Where it cannot be asked it counts as living: nothing is done twice. */
function isPageAlive(page: string): Promise<boolean> {
  const replyChannel = getChannel()
  if (!replyChannel) return Promise.resolve(true)
  return new Promise((resolve) => {
    const finish = (lives: boolean) => {
      clearTimeout(timer)
      replyChannel.removeEventListener('message', onMessage)
      resolve(lives)
    }
    const onMessage = ({ data }: MessageEvent) => void (isMessage(data) && data.alive === page && finish(true))
    const timer = setTimeout(finish, REPLY_TIMEOUT_MS, false)
    replyChannel.addEventListener('message', onMessage)
    replyChannel.postMessage({ ask: page })
  })
}

async function isLockedElsewhere(name: string): Promise<boolean> {
  const holder = lockHolders.read(name)
  return holder !== null && holder !== pageId && isPageAlive(holder)
}

function recordLock(name: string): void {
  getChannel()
  ownLocks.add(name)
  lockHolders.write(pageId, name)
}

function removeLockRecord(name: string): void {
  ownLocks.delete(name)
  if (lockHolders.read(name) === pageId) lockHolders.remove(name)
}

async function acquireByRecord(name: string): Promise<ReleaseLock | null> {
  if (ownLocks.has(name)) return null
  ownLocks.add(name)
  if (!(await isLockedElsewhere(name))) {
    recordLock(name)
    await new Promise((resolve) => setTimeout(resolve, SETTLE_DELAY_MS))
    if (ownsLock(name)) return async () => removeLockRecord(name)
  }
  ownLocks.delete(name)
  return null
}

/** True where some tab holds this lock now. */
export async function isLocked(name: string): Promise<boolean> {
  if (!hasWebLocks()) return ownLocks.has(name) || isLockedElsewhere(name)
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/** Takes the lock until it is released or the page ends; null where some tab, or this one, has it. */
export function acquireLock(name: string): Promise<ReleaseLock | null> {
  if (!hasWebLocks()) return acquireByRecord(name)
  return new Promise((resolve) => {
    const settled: Promise<unknown> = navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null)
        return new Promise<void>((release) =>
          resolve(async () => {
            release()
            await settled
          }),
        )
      })
      // A page that may not ask for locks is alone with its storage too.
      .catch(() => resolve(async () => {}))
  })
}

/** Holds the lock until the work has settled; it goes with the tab as well. */
export function lockUntilSettled(name: string, work: Promise<unknown>): void {
  if (hasWebLocks()) return void navigator.locks.request(name, () => work).catch(() => undefined)
  recordLock(name)
  const releaseLock = () => removeLockRecord(name)
  work.then(releaseLock, releaseLock)
}

/**
 * Whether a lock that this page took is still its own. Without Web Locks a page that was frozen for long may have been
 * taken for one that is gone: it asks this before it goes on.
 */
export const ownsLock = (name: string): boolean => hasWebLocks() || (lockHolders.read(name) ?? pageId) === pageId
