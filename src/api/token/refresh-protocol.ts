/**
 * Renews the token when several calls and several tabs need it at once (api/token/README §1). The environment is given,
 * so that tests can simulate locks, time and the platform.
 */
import { scopeName } from '#lib/storage/storage-scope.ts'
import type { TokenStore } from './token-store.ts'

const LOCK_NAME = 'authToken.refresh'
/** How long to wait for the lock, ms. */
const LOCK_TIMEOUT_MS = 10_000
/** After this tab waited for the lock, another tab's write may become visible this late (api/token/README §1.4), ms. */
const HANDOVER_DELAY_MS = 60
/** How long the lock is held after the write, ms. */
const SETTLE_DELAY_MS = 30
/** How long to wait for another tab's token before a refusal is accepted, ms. */
const REFUSAL_GRACE_MS = 1_000
/** Interval between two reads of storage, ms. */
const POLL_INTERVAL_MS = 10
/** Delays before the retries if the platform gave no verdict, ms; random jitter only shortens them. */
const RETRY_DELAYS_MS = [500, 1_000, 2_000]
/**
 * This many 5xx responses fail the refresh, so that nobody waits for the longest delay in front of a dead page (case
 * A8).
 */
const MAX_SERVER_ERRORS = 3

/** The result of POST refreshToken. */
export type RefreshResponse =
  | { kind: 'token'; token: string }
  /** The platform refused: 4xx except 408 and 429, or 2xx without a token. */
  | { kind: 'refused' }
  /** The platform failed with a 5xx. */
  | { kind: 'broken' }
  /** No response, 408 or 429. */
  | { kind: 'silent' }

/** What a waiting call gets: the token to continue with, or the reason why there is none. */
export type RefreshResult =
  | { kind: 'token'; token: string }
  /** The session has ended and the token is cleared; `isEndedElsewhere` if it was cleared before (a sign-out). */
  | { kind: 'ended'; isEndedElsewhere: boolean }
  /** No verdict: the old token is still stored and may be used while it is valid (api/token/README §1.7). */
  | { kind: 'unavailable' }

/**
 * Runs `work` under the lock; `wasQueued` is true if it waited for the lock. Rejects with LockTimeoutError after the
 * timeout.
 */
export type WithLock = <Result>(
  name: string,
  timeoutMs: number,
  work: (wasQueued: boolean) => Promise<Result>,
) => Promise<Result>

/** What the protocol needs from the browser; tests give their own time and locks. */
export interface RefreshEnvironment {
  tokens: TokenStore
  /** Sends the call once, with its own timeout; never rejects. */
  postRefresh(token: string): Promise<RefreshResponse>
  /** null if the browser has no locks: plain http that is not localhost. */
  withLock: WithLock | null
  /** Resolves after `ms` milliseconds. */
  delay(ms: number): Promise<void>
  /** Returns a number from 0 to 1. */
  random(): number
}

/** The error of `withLock` if the lock is not available in time; other errors are passed through. */
export class LockTimeoutError extends Error {}

/** Renews the token, once for all simultaneous callers. */
export interface Refresher {
  /**
   * Renews `sentWith`, the token that ends soon or was refused; one refresh per tab serves all callers. With `isNeeded`
   * false no call waits for it, and a failing platform then ends no session whose token is still valid.
   */
  refresh(sentWith: string, isNeeded?: boolean): Promise<RefreshResult>
  /** Returns the refresh running in this tab; null if there is none. */
  getPending(): Promise<RefreshResult> | null
}

/** Creates the refresher of this tab; `onBusy` is called when a refresh starts and ends. */
export function createRefresher(env: RefreshEnvironment, onBusy: (busy: boolean) => void = () => {}): Refresher {
  const { tokens } = env
  let pendingRefresh: Promise<RefreshResult> | null = null

  /** Returns what changed in storage: another tab's token or a sign-out; null if nothing changed. */
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

  /** Makes one try: returns the final result, or the failure to retry. */
  async function tryRefresh(
    sentWith: string,
    wasQueued: boolean,
  ): Promise<{ done: RefreshResult } | { failed: RefreshResponse }> {
    const changedBefore = await pollStorageChange(sentWith, wasQueued ? HANDOVER_DELAY_MS : 0)
    if (changedBefore) return { done: changedBefore }
    const response = await env.postRefresh(sentWith)
    if (response.kind === 'token') {
      // Somebody signed out or in during the call, so the new token belongs to nobody.
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
      if (env.withLock)
        return await env.withLock(scopeName(LOCK_NAME), LOCK_TIMEOUT_MS, (queued) => tryRefresh(sentWith, queued))
    } catch (error) {
      if (!(error instanceof LockTimeoutError)) throw error
    }
    // Without a lock the tabs refresh at random times instead (api/token/README §1.10).
    await env.delay(env.random() * 400)
    return tryRefresh(sentWith, true)
  }

  async function runRefresh(sentWith: string, isNeeded: boolean): Promise<RefreshResult> {
    let serverErrors = 0
    for (const delayMs of [...RETRY_DELAYS_MS, 0]) {
      const outcome = await tryRefreshLocked(sentWith)
      if ('done' in outcome) return outcome.done
      if (outcome.failed.kind === 'broken' && ++serverErrors === MAX_SERVER_ERRORS) break
      // The lock is released while this tab waits, so that this tab never delays the others.
      await env.delay(delayMs * (0.75 + env.random() / 4))
    }
    // Repeated 5xx responses fail the refresh (spec 2 §8); a lost connection does not yet.
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

/** Wraps the browser's locks for this protocol: they are never stolen, and waiting ends after the timeout. */
export function createWithLock(locks: LockManager): WithLock {
  return async (name, timeout, work) => {
    const immediateResult = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work(false) : undefined))
    if (immediateResult !== undefined) return immediateResult
    const timeoutController = new AbortController()
    const timer = setTimeout(() => timeoutController.abort(new LockTimeoutError()), timeout)
    return locks.request(name, { signal: timeoutController.signal }, () => {
      clearTimeout(timer)
      return work(true)
    })
  }
}
