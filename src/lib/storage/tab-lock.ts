/**
 * Locks between the tabs of a browser. Plain http has no Web Locks; then a storage record names the page that holds a
 * lock, and a page that finds another page's record asks that page over a channel whether it is alive. Every page has a
 * new id that is not stored, so that a duplicated tab is not taken for its original.
 */
import { textSchema, DAY_MS, persisted } from './persisted.ts'
import { scopeName } from './storage-scope.ts'

/** Releases the lock; resolves when another tab can acquire it. */
export type ReleaseLock = () => Promise<void>

/** Tests on Node have no navigator. */
const hasWebLocks = (): boolean => 'locks' in (globalThis.navigator ?? {})

/** The id of the page that holds a lock, by the lock's name. */
const lockHolders = persisted({
  name: 'trava',
  version: 1,
  schema: textSchema,
  scope: 'browser',
  belongsTo: 'anyone',
  maxAgeMs: DAY_MS,
})

/** How long to wait for a reply, ms. A busy page replies late; a frozen or killed page never does. */
const REPLY_TIMEOUT_MS = 2_000
/** After this time two pages that wrote a record at the same moment read the same record, ms. */
const SETTLE_DELAY_MS = 100

/** What pages send over the channel: the question for the page with this id, and its reply. */
interface LockMessage {
  readonly ask?: string
  readonly alive?: string
}

/** The locks of one page. */
export interface TabLocks {
  /** Returns true if any tab holds this lock. */
  isLocked(name: string): Promise<boolean>
  /** Acquires the lock until it is released or the page ends; null if any tab, or this one, holds it. */
  acquireLock(name: string): Promise<ReleaseLock | null>
  /** Holds the lock until `work` has settled or the tab is closed. */
  lockUntilSettled(name: string, work: Promise<unknown>): void
  /**
   * Returns true if this page still holds a lock that it acquired. Without Web Locks another tab may have taken over
   * the lock of a page that was frozen for long. So a page that was frozen must check before it continues.
   */
  ownsLock(name: string): boolean
}

/** The locks of one page as storage records, for a browser without Web Locks. */
function createLockRecords() {
  const pageId = Math.random().toString(36)
  /** The locks that this page holds or is about to acquire. */
  const ownLocks = new Set<string>()

  let sharedChannel: BroadcastChannel | null = null

  /**
   * Returns the channel of this page, on which it replies from its first lock on; null if the browser has no
   * BroadcastChannel.
   */
  function getChannel(): BroadcastChannel | null {
    if (sharedChannel || typeof BroadcastChannel === 'undefined') return sharedChannel
    const created = (sharedChannel = new BroadcastChannel(scopeName('gestor.trava')))
    created.addEventListener('message', ({ data }: MessageEvent<LockMessage>) => {
      if (data.ask === pageId) created.postMessage({ alive: pageId })
    })
    // Nobody must wait for a page that was closed or reloaded. A page in the back/forward cache may come back.
    globalThis.addEventListener?.('pagehide', (event) => {
      if (!event.persisted) for (const name of ownLocks) remove(name)
    })
    return created
  }

  /** Returns true if the page is alive. A page that cannot be asked counts as alive, so that nothing is done twice. */
  function isPageAlive(holderId: string): Promise<boolean> {
    const replyChannel = getChannel()
    if (!replyChannel) return Promise.resolve(true)
    return new Promise((resolve) => {
      const finish = (isAlive: boolean) => {
        clearTimeout(timer)
        replyChannel.removeEventListener('message', onMessage)
        resolve(isAlive)
      }
      const onMessage = ({ data }: MessageEvent<LockMessage>) => void (data.alive === holderId && finish(true))
      const timer = setTimeout(finish, REPLY_TIMEOUT_MS, false)
      replyChannel.addEventListener('message', onMessage)
      replyChannel.postMessage({ ask: holderId })
    })
  }

  async function isLockedElsewhere(name: string): Promise<boolean> {
    const holder = lockHolders.read(name)
    return holder !== null && isPageAlive(holder)
  }

  function add(name: string): void {
    getChannel()
    ownLocks.add(name)
    lockHolders.write(pageId, name)
  }

  function remove(name: string): void {
    ownLocks.delete(name)
    if (lockHolders.read(name) === pageId) lockHolders.remove(name)
  }

  /** Returns true unless another page has taken the lock over. */
  const owns = (name: string): boolean => (lockHolders.read(name) ?? pageId) === pageId

  async function acquire(name: string): Promise<ReleaseLock | null> {
    if (ownLocks.has(name)) return null
    ownLocks.add(name)
    if (!(await isLockedElsewhere(name))) {
      add(name)
      await new Promise((resolve) => setTimeout(resolve, SETTLE_DELAY_MS))
      if (owns(name)) return async () => remove(name)
    }
    ownLocks.delete(name)
    return null
  }

  return {
    isLocked: async (name: string) => ownLocks.has(name) || (await isLockedElsewhere(name)),
    acquire,
    add,
    remove,
    owns,
  }
}

/** Creates the locks of a page, which holds none yet. */
export function createTabLocks(): TabLocks {
  const records = createLockRecords()

  async function isLocked(name: string): Promise<boolean> {
    if (!hasWebLocks()) return records.isLocked(name)
    const { held = [] } = await navigator.locks.query()
    return held.some((lock) => lock.name === scopeName(name))
  }

  function acquireLock(name: string): Promise<ReleaseLock | null> {
    if (!hasWebLocks()) return records.acquire(name)
    return new Promise((resolve) => {
      const settled: Promise<unknown> = navigator.locks
        .request(scopeName(name), { ifAvailable: true }, (lock) => {
          if (!lock) return resolve(null)
          return new Promise<void>((release) =>
            resolve(async () => {
              release()
              await settled
            }),
          )
        })
        // A page that may not use locks does not share its storage either.
        .catch(() => resolve(async () => {}))
    })
  }

  function lockUntilSettled(name: string, work: Promise<unknown>): void {
    if (hasWebLocks()) return void navigator.locks.request(scopeName(name), () => work).catch(() => undefined)
    records.add(name)
    const releaseLock = () => records.remove(name)
    work.then(releaseLock, releaseLock)
  }

  return {
    isLocked,
    acquireLock,
    lockUntilSettled,
    ownsLock: (name) => hasWebLocks() || records.owns(name),
  }
}

export const { isLocked, acquireLock, lockUntilSettled, ownsLock } = createTabLocks()
