/**
 * Locks between the tabs of a browser. Plain http has no Web Locks: there a note in the storage names the page that
 * holds a lock, and a page that finds the note of another asks it over a channel whether it still lives. The name is
 * made anew for every page and kept in no storage, so that a duplicated tab is not taken for the one it was copied from.
 */
import { anyText, DAY, kept } from './kept.ts'

/** Lets the lock go; settles when another tab can take it. */
export type ReleaseLock = () => Promise<void>

/** Nor has a test on Node a navigator. */
const hasLocks = (): boolean => 'locks' in (globalThis.navigator ?? {})

/** The page that holds a lock, by the lock's name. */
const holders = kept({ name: 'trava', version: 1, schema: anyText, where: 'browser', whose: 'anyone', age: DAY })

/** ms: a page that is busy answers late; one that is frozen or was killed never does. */
const PATIENCE = 2_000
/** ms until a note that two pages wrote in the same moment reads alike in both. */
const SETTLE = 100

const thisPage = Math.random().toString(36).slice(2)
/** The locks that this page holds, or is about to take. */
const taken = new Set<string>()

const isMessage = (data: unknown): data is { ask?: unknown; alive?: unknown } =>
  typeof data === 'object' && data !== null

let opened: BroadcastChannel | null = null

/** The channel of this page, on which it answers from the first lock on; null where the browser has none. */
function channel(): BroadcastChannel | null {
  if (opened || typeof BroadcastChannel === 'undefined') return opened
  const own = (opened = new BroadcastChannel('gestor.trava'))
  own.addEventListener('message', ({ data }) => {
    if (isMessage(data) && data.ask === thisPage) own.postMessage({ alive: thisPage })
  })
  // A page that is closed or reloaded is waited for by nobody. One in the back/forward cache may come back.
  globalThis.addEventListener?.('pagehide', ({ persisted }) => {
    if (!persisted) for (const name of taken) giveBack(name)
  })
  return own
}

/** Whether the page lives. Where it cannot be asked it counts as living: nothing is done twice. */
function isAlive(page: string): Promise<boolean> {
  const asked = channel()
  if (!asked) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = (lives: boolean) => {
      clearTimeout(timer)
      asked.removeEventListener('message', hear)
      resolve(lives)
    }
    const hear = ({ data }: MessageEvent) => void (isMessage(data) && data.alive === page && end(true))
    const timer = setTimeout(end, PATIENCE, false)
    asked.addEventListener('message', hear)
    asked.postMessage({ ask: page })
  })
}

async function isHeldElsewhere(name: string): Promise<boolean> {
  const holder = holders.read(name)
  return holder !== null && holder !== thisPage && isAlive(holder)
}

function note(name: string): void {
  channel()
  taken.add(name)
  holders.write(thisPage, name)
}

function giveBack(name: string): void {
  taken.delete(name)
  if (holders.read(name) === thisPage) holders.drop(name)
}

async function takeByNote(name: string): Promise<ReleaseLock | null> {
  if (taken.has(name)) return null
  taken.add(name)
  if (!(await isHeldElsewhere(name))) {
    note(name)
    await new Promise((resolve) => setTimeout(resolve, SETTLE))
    if (isStillHeld(name)) return async () => giveBack(name)
  }
  taken.delete(name)
  return null
}

/** True where some tab holds this lock now. */
export async function isLocked(name: string): Promise<boolean> {
  if (!hasLocks()) return taken.has(name) || isHeldElsewhere(name)
  const { held = [] } = await navigator.locks.query()
  return held.some((lock) => lock.name === name)
}

/** Takes the lock until it is released or the page ends; null where some tab, or this one, has it. */
export function takeLock(name: string): Promise<ReleaseLock | null> {
  if (!hasLocks()) return takeByNote(name)
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
export function lockWhile(name: string, work: Promise<unknown>): void {
  if (hasLocks()) return void navigator.locks.request(name, () => work).catch(() => undefined)
  note(name)
  const end = () => giveBack(name)
  work.then(end, end)
}

/**
 * Whether a lock that this page took is still its own. Without Web Locks a page that was frozen for long may have been
 * taken for one that is gone: it asks this before it goes on.
 */
export const isStillHeld = (name: string): boolean => hasLocks() || (holders.read(name) ?? thisPage) === thisPage
