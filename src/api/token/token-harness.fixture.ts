/**
 * Test doubles for several tabs, their shared storage and locks, and a platform that rotates tokens, on vitest's fake
 * clock.
 */
import { LockTimeoutError, type RefreshResponse, type RefreshEnvironment, type WithLock } from './refresh-protocol.ts'
import { TOKEN_KEY } from './token-storage.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

const encodePart = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')

let serial = 0
/** Creates a token with these claims; `exp` and `iat` are in seconds since the epoch. Every token is different. */
export const makeToken = (claims: Readonly<Record<string, unknown>> = {}): string =>
  `${encodePart({ alg: 'HS256' })}.${encodePart({ jti: ++serial, ...claims })}.x`

export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Shared storage whose writes other tabs see `lagMs` late, as localStorage between processes (api/token/README §1). */
export class SharedStorage {
  lagMs = 0
  private writes: { at: number; tab: number; value: string }[] = []

  constructor(token: string) {
    this.writes.push({ at: -Infinity, tab: 0, value: token })
  }

  read(tab: number): string {
    const seen = this.writes.filter((write) => write.tab === tab || write.at + this.lagMs <= Date.now())
    return seen.at(-1)?.value ?? ''
  }

  write(tab: number, value: string): void {
    this.writes.push({ at: Date.now(), tab, value })
  }

  /** The current value, even if other tabs do not see it yet. */
  get value(): string {
    return this.writes.at(-1)?.value ?? ''
  }
}

/** Locks that are granted in order of request, like the browser's. */
export class FakeLocks {
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  readonly withLock: WithLock = async (_name, timeout, work) => {
    const queued = this.waiting > 0
    this.waiting++
    const previousTail = this.tail
    let release = () => {}
    this.tail = new Promise<void>((resolve) => (release = resolve))
    let timedOut = false
    const timeoutPromise = new Promise<void>((resolve) =>
      setTimeout(() => {
        timedOut = true
        resolve()
      }, timeout),
    )
    let isAcquired = false
    await Promise.race([previousTail.then(() => (isAcquired = true)), timeoutPromise])
    if (!isAcquired && timedOut) {
      void previousTail.then(release)
      this.waiting--
      throw new LockTimeoutError()
    }
    try {
      return await work(queued)
    } finally {
      this.waiting--
      release()
    }
  }
}

/** A platform that issues a new token only for the current one (strict rotation), after `delayMs`. */
export class FakePlatform {
  delayMs = 100
  /** Lifetime of a token, s. */
  lifetimeSeconds = 60
  /** Whether tokens contain iat. */
  hasIat = true
  /** The platform's clock minus this computer's, s. */
  clockOffsetSeconds = 0
  /** How long the previous token may still be refreshed and gives the current one, ms. */
  graceMs = 0
  /** The number of next refreshes that are done but whose responses are lost. */
  lostResponses = 0
  /** Responses to return first, whatever the request. */
  readonly scriptedResponses: RefreshResponse[] = []
  calls = 0
  refused = 0
  current: string
  private previous: { token: string; until: number } | null = null

  constructor(current?: string) {
    this.current = current ?? this.issue()
  }

  issue(): string {
    const now = nowSeconds() + this.clockOffsetSeconds
    this.current = makeToken({ exp: now + this.lifetimeSeconds, ...(this.hasIat ? { iat: now } : {}) })
    return this.current
  }

  async refresh(token: string): Promise<RefreshResponse> {
    this.calls++
    await delay(this.delayMs)
    const scripted = this.scriptedResponses.shift()
    if (scripted) return scripted
    const response = this.renew(token)
    if (response.kind === 'token' && this.lostResponses-- > 0) return { kind: 'silent' }
    return response
  }

  private renew(token: string): RefreshResponse {
    if (token === this.current) {
      this.previous = { token, until: Date.now() + this.graceMs }
      return { kind: 'token', token: this.issue() }
    }
    if (token === this.previous?.token && Date.now() < this.previous.until)
      return { kind: 'token', token: this.current }
    this.refused++
    return { kind: 'refused' }
  }
}

/** Creates a tab's token store on shared storage; the tab's own storage is empty. */
export function openFakeTab(storage: SharedStorage, tab: number): TokenStore {
  return createTokenStore({
    getLocal: () => ({
      getItem: (key) => (key === TOKEN_KEY ? storage.read(tab) : null),
      setItem: (_, value) => storage.write(tab, value),
      removeItem: () => storage.write(tab, ''),
    }),
    getTab: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    nowMs: () => Date.now(),
    monotonicMs: () => performance.now(),
  })
}

/** The environment of a refresher with these test doubles. */
export const createRefreshEnvironment = (
  tokens: TokenStore,
  platform: FakePlatform,
  locks: FakeLocks | null,
): RefreshEnvironment => ({
  tokens,
  postRefresh: (token) => platform.refresh(token),
  withLock: locks?.withLock ?? null,
  delay,
  random: () => 0.5,
})
