/**
 * How a token is renewed when several calls and several tabs need it at once (api/token/README §1). The
 * environment is given, so that locks, time and the platform can be anything in tests.
 */
import type { TokenStore } from './token-store.ts'

const LOCK = 'authToken.refresh'
/** ms */
const LOCK_TIMEOUT = 10_000
/** After the lock is handed over another tab's write may not be visible yet (api/token/README §1.4), ms. */
const HANDOVER = 60
/** How long the lock is kept after the write, ms. */
const SETTLE = 30
/** How long another tab's token is awaited before a refusal is believed, ms. */
const REFUSAL_GRACE = 1_000
/** Between two looks at the storage, ms. */
const POLL = 10
/** Waits before the further tries where the platform gave no verdict, ms; the jitter only shortens them. */
const RETRIES = [500, 1_000, 2_000]
/** So many 5xx are a verdict: nobody looks at a dead page for the longest wait (case A8). */
const BROKEN = 3

/** What POST refreshToken came to. */
export type RefreshAnswer =
  | { kind: 'token'; token: string }
  /** The platform said no: 4xx but 429, or 2xx without a token. */
  | { kind: 'refused' }
  /** 5xx: the platform failed. */
  | { kind: 'broken' }
  /** No answer, or 429. */
  | { kind: 'silent' }

/** What a call gets: the token to go on with, or why there is none. */
export type Refreshed =
  | { kind: 'token'; token: string }
  /** The session is over and the token is cleared; `byOthers` where it had been cleared already (a sign-out). */
  | { kind: 'ended'; byOthers: boolean }
  /** No verdict: the old token is still there and may be used while it lives (api/token/README §1.7). */
  | { kind: 'unavailable' }

/** Runs `work` under the lock; `queued`: it had to be waited for. Rejects with LockTimeout when not had in time. */
export type WithLock = <Result>(
  name: string,
  timeout: number,
  work: (queued: boolean) => Promise<Result>,
) => Promise<Result>

/** What the protocol needs of the browser: given by the page, and by tests with time and locks of their own. */
export interface RefreshEnvironment {
  tokens: TokenStore
  /** Sends the call once, with its own time-out; never rejects. */
  post(token: string): Promise<RefreshAnswer>
  /** null where the browser has no locks: plain http that is not localhost. */
  withLock: WithLock | null
  /** ms */
  wait(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
}

/** What `withLock` rejects with when the lock could not be had; everything else passes through. */
export class LockTimeout extends Error {}

/** Renews tokens, once for all who ask. */
export interface Refresher {
  /**
   * Renews `sentWith`, the token that is near its end or was refused; one run per tab serves all who ask. Where no call
   * waits for it (`isNeeded` false) a platform that is down ends no session that still lives.
   */
  refresh(sentWith: string, isNeeded?: boolean): Promise<Refreshed>
  /** The run under way in this tab; null where there is none. */
  underWay(): Promise<Refreshed> | null
}

/** Makes the refresher of this tab; `onBusy` hears when a run begins and ends. */
export function createRefresher(env: RefreshEnvironment, onBusy: (busy: boolean) => void = () => {}): Refresher {
  const { tokens } = env
  let flight: Promise<Refreshed> | null = null

  /** What storage says by now: another tab's token, a sign-out, or null where nothing changed. */
  function news(sentWith: string): Refreshed | null {
    const stored = tokens.current()
    if (stored === sentWith) return null
    if (stored === '') return { kind: 'ended', byOthers: true }
    tokens.adopt(stored)
    return { kind: 'token', token: stored }
  }

  async function pollNews(sentWith: string, duration: number): Promise<Refreshed | null> {
    for (let waited = 0; waited < duration; waited += POLL) {
      const found = news(sentWith)
      if (found) return found
      await env.wait(POLL)
    }
    return news(sentWith)
  }

  /** One try: done, or without a verdict. */
  async function attempt(sentWith: string, queued: boolean): Promise<{ done: Refreshed } | { failed: RefreshAnswer }> {
    const before = await pollNews(sentWith, queued ? HANDOVER : 0)
    if (before) return { done: before }
    const answer = await env.post(sentWith)
    if (answer.kind === 'token') {
      // Somebody signed out or in while the call was under way: the new token is nobody's.
      const meanwhile = news(sentWith)
      if (meanwhile) return { done: meanwhile }
      tokens.receive(answer.token)
      await env.wait(SETTLE)
      return { done: { kind: 'token', token: answer.token } }
    }
    if (answer.kind !== 'refused') return { failed: answer }
    const rescue = await pollNews(sentWith, REFUSAL_GRACE)
    return { done: rescue ?? end(sentWith) }
  }

  function end(sentWith: string): Refreshed {
    return { kind: 'ended', byOthers: !tokens.clearIf(sentWith) }
  }

  async function locked(sentWith: string) {
    try {
      if (env.withLock) return await env.withLock(LOCK, LOCK_TIMEOUT, (queued) => attempt(sentWith, queued))
    } catch (error) {
      if (!(error instanceof LockTimeout)) throw error
    }
    // No lock to be had: the tabs spread out instead (api/token/README §1.10).
    await env.wait(env.random() * 400)
    return attempt(sentWith, true)
  }

  async function run(sentWith: string, isNeeded: boolean): Promise<Refreshed> {
    let broken = 0
    for (const pause of [...RETRIES, 0]) {
      const outcome = await locked(sentWith)
      if ('done' in outcome) return outcome.done
      if (outcome.failed.kind === 'broken' && ++broken === BROKEN) break
      // The lock is free while this tab waits, so that it never holds the others up.
      await env.wait(pause * (0.75 + env.random() / 4))
    }
    // A platform that keeps answering 5xx has failed the refresh (spec 2 §8); a lost connection has not yet.
    if ((isNeeded && broken === BROKEN) || !tokens.isValid(sentWith)) return news(sentWith) ?? end(sentWith)
    return { kind: 'unavailable' }
  }

  return {
    refresh(sentWith, isNeeded = true) {
      if (flight) return flight
      const found = news(sentWith)
      if (found) return Promise.resolve(found)
      onBusy(true)
      flight = run(sentWith, isNeeded).finally(() => {
        flight = null
        onBusy(false)
      })
      return flight
    },
    underWay: () => flight,
  }
}

/** The browser's locks as this protocol wants them: never stolen, given up after the time-out. */
export function webLocks(locks: LockManager): WithLock {
  return async (name, timeout, work) => {
    const atOnce = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work(false) : undefined))
    if (atOnce !== undefined) return atOnce
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new LockTimeout()), timeout)
    return locks.request(name, { signal: patience.signal }, () => {
      clearTimeout(timer)
      return work(true)
    })
  }
}
