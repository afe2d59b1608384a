/**
 * How a token is renewed when several calls and several tabs need it at once (api/token/README §1). The
 * environment is given, so that locks, time and the platform can be anything in tests.
 */
import type { TokenStore } from './token-store.ts'

const LOCK_NAME = 'authToken.refresh'
/** ms */
const LOCK_TIMEOUT_MS = 10_000
/** After the lock is handed over another tab's write may not be visible yet (api/token/README §1.4), ms. */
const HANDOVER_DELAY_MS = 60
/** How long the lock is kept after the write, ms. */
const SETTLE_DELAY_MS = 30
/** How long another tab's token is awaited before a refusal is believed, ms. */
const REFUSAL_GRACE_MS = 1_000
/** Between two looks at the storage, ms. */
const POLL_INTERVAL_MS = 10
/** Waits before the further tries where the platform gave no verdict, ms; the jitter only shortens them. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000]
/** So many 5xx are a verdict: nobody looks at a dead page for the longest wait (case A8). */
const MAX_SERVER_ERRORS = 3

/** What POST refreshToken came to. */
export type RefreshResponse =
  | { kind: 'token'; token: string }
  /** The platform said no: 4xx but 429, or 2xx without a token. */
  | { kind: 'refused' }
  /** 5xx: the platform failed. */
  | { kind: 'broken' }
  /** No answer, or 429. */
  | { kind: 'silent' }

/** What a call gets: the token to go on with, or why there is none. */
export type RefreshResult =
  | { kind: 'token'; token: string }
  /** The session is over and the token is cleared; `byOthers` where it had been cleared already (a sign-out). */
  | { kind: 'ended'; isEndedElsewhere: boolean }
  /** No verdict: the old token is still there and may be used while it lives (api/token/README §1.7). */
  | { kind: 'unavailable' }

/** Runs `work` under the lock; `queued`: it had to be waited for. Rejects with LockTimeout when not had in time. */
export type WithLock = <Result>(
  name: string,
  timeoutMs: number,
  work: (wasQueued: boolean) => Promise<Result>,
) => Promise<Result>

/** What the protocol needs of the browser: given by the page, and by tests with time and locks of their own. */
export interface RefreshEnvironment {
  tokens: TokenStore
  /** Sends the call once, with its own time-out; never rejects. */
  postRefresh(token: string): Promise<RefreshResponse>
  /** null where the browser has no locks: plain http that is not localhost. */
  withLock: WithLock | null
  /** ms */
  delay(ms: number): Promise<void>
  /** From 0 to 1. */
  random(): number
}

/** What `withLock` rejects with when the lock could not be had; everything else passes through. */
export class LockTimeoutError extends Error {}

/** Renews tokens, once for all who ask. */
export interface Refresher {
  /**
   * Renews `sentWith`, the token that is near its end or was refused; one run per tab serves all who ask. Where no call
   * waits for it (`isNeeded` false) a platform that is down ends no session that still lives.
   */
  refresh(sentWith: string, isNeeded?: boolean): Promise<RefreshResult>
  /** The run under way in this tab; null where there is none. */
  getPending(): Promise<RefreshResult> | null
}

/** Makes the refresher of this tab; `onBusy` hears when a run begins and ends. */
export function createRefresher(env: RefreshEnvironment, onBusy: (busy: boolean) => void = () => {}): Refresher {
  const { tokens } = env
  let pendingRefresh: Promise<RefreshResult> | null = null

  /** What storage says by now: another tab's token, a sign-out, or null where nothing changed. */
  function findStorageChange(sentWith: string): RefreshResult | null {
    const stored = tokens.get()
    if (stored === sentWith) return null
    if (stored === '') return { kind: 'ended', isEndedElsewhere: true }
    tokens.adoptFromOtherTab(stored)
    return { kind: 'token', token: stored }
  }

  async function pollStorageChange(sentWith: string, durationMs: number): Promise<RefreshResult | null> {
    for (let waited = 0; waited < durationMs; waited += POLL_INTERVAL_MS) {
      const found = findStorageChange(sentWith)
      if (found) return found
      await env.delay(POLL_INTERVAL_MS)
    }
    return findStorageChange(sentWith)
  }

  /** One try: done, or without a verdict. */
  async function tryRefresh(
    sentWith: string,
    wasQueued: boolean,
  ): Promise<{ done: RefreshResult } | { failed: RefreshResponse }> {
    const changedBefore = await pollStorageChange(sentWith, wasQueued ? HANDOVER_DELAY_MS : 0)
    if (changedBefore) return { done: changedBefore }
    const response = await env.postRefresh(sentWith)
    if (response.kind === 'token') {
      // Somebody signed out or in while the call was under way: the new token is nobody's.
      const meanwhile = findStorageChange(sentWith)
      if (meanwhile) return { done: meanwhile }
      tokens.receive(response.token)
      await env.delay(SETTLE_DELAY_MS)
      return { done: { kind: 'token', token: response.token } }
    }
    if (response.kind !== 'refused') return { failed: response }
    const otherTabsToken = await pollStorageChange(sentWith, REFUSAL_GRACE_MS)
    return { done: otherTabsToken ?? endSession(sentWith) }
  }

  function endSession(sentWith: string): RefreshResult {
    return { kind: 'ended', isEndedElsewhere: !tokens.clearIfCurrent(sentWith) }
  }

  async function tryRefreshLocked(sentWith: string) {
    try {
      if (env.withLock) return await env.withLock(LOCK_NAME, LOCK_TIMEOUT_MS, (queued) => tryRefresh(sentWith, queued))
    } catch (error) {
      if (!(error instanceof LockTimeoutError)) throw error
    }
    // No lock to be had: the tabs spread out instead (api/token/README §1.10).
    await env.delay(env.random() * 400)
    return tryRefresh(sentWith, true)
  }

  async function runRefresh(sentWith: string, isNeeded: boolean): Promise<RefreshResult> {
    let serverErrors = 0
    for (const pause of [...RETRY_DELAYS_MS, 0]) {
      const outcome = await tryRefreshLocked(sentWith)
      if ('done' in outcome) return outcome.done
      if (outcome.failed.kind === 'broken' && ++serverErrors === MAX_SERVER_ERRORS) break
      // The lock is free while this tab waits, so that it never holds the others up.
      await env.delay(pause * (0.75 + env.random() / 4))
    }
    // A platform that keeps answering 5xx has failed the refresh (spec 2 §8); a lost connection has not yet.
    if ((isNeeded && serverErrors === MAX_SERVER_ERRORS) || !tokens.isValid(sentWith))
      return findStorageChange(sentWith) ?? endSession(sentWith)
    return { kind: 'unavailable' }
  }

  return {
    refresh(sentWith, isNeeded = true) {
      if (pendingRefresh) return pendingRefresh
      const found = findStorageChange(sentWith)
      if (found) return Promise.resolve(found)
      onBusy(true)
      pendingRefresh = runRefresh(sentWith, isNeeded).finally(() => {
        pendingRefresh = null
        onBusy(false)
      })
      return pendingRefresh
    },
    getPending: () => pendingRefresh,
  }
}

/** The browser's locks as this protocol wants them: never stolen, given up after the time-out. */
export function createWebLocks(locks: LockManager): WithLock {
  return async (name, timeout, work) => {
    const atOnce = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work(false) : undefined))
    if (atOnce !== undefined) return atOnce
    const timeoutController = new AbortController()
    const timer = setTimeout(() => timeoutController.abort(new LockTimeoutError()), timeout)
    return locks.request(name, { signal: timeoutController.signal }, () => {
      clearTimeout(timer)
      return work(true)
    })
  }
}
