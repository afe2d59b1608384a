/** Several tabs, their shared storage and locks, and a platform that rotates tokens, all on vitest's fake clock. */
import { LockTimeoutError, type RefreshResponse, type RefreshEnvironment, type WithLock } from './refresh-protocol.ts'
import { TOKEN_KEY } from './token-storage.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

const encodePart = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')

let serial = 0
/** A token with these claims; `exp` and `iat` in seconds since the epoch. No two are alike. */
export const makeToken = (claims: Readonly<Record<string, unknown>> = {}): string =>
  `${encodePart({ alg: 'HS256' })}.${encodePart({ jti: ++serial, ...claims })}.x`

export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Shared storage that other tabs see `lag` ms late, as localStorage between processes (api/token/README §1). */
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

  /** The truth, whoever sees it yet. */
  get value(): string {
    return this.writes.at(-1)?.value ?? ''
  }
}

/** Locks in the order they were asked for, as the browser's. */
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
    let got = false
    await Promise.race([previousTail.then(() => (got = true)), timeoutPromise])
    if (!got && timedOut) {
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

/** Gives a new token for the current one alone (strict rotation), after `delay` ms. */
export class FakePlatform {
  delayMs = 100
  /** Seconds. */
  lifetimeSeconds = 60
  /** Whether tokens carry iat. */
  hasIat = true
  /** The platform's clock against this computer's, s. */
  clockOffsetSeconds = 0
  /** How long the token before the current one may still be renewed, and gives the current one, ms. */
  graceMs = 0
  /** So many renewals are done whose answers get lost on the way. */
  lostResponses = 0
  /** Answers to give first, whatever is asked. */
  readonly scriptedResponses: RefreshResponse[] = []
  calls = 0
  refused = 0
  current: string
  private before: { token: string; until: number } | null = null

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
    const answer = this.renew(token)
    if (answer.kind === 'token' && this.lostResponses-- > 0) return { kind: 'silent' }
    return answer
  }

  private renew(token: string): RefreshResponse {
    if (token === this.current) {
      this.before = { token, until: Date.now() + this.graceMs }
      return { kind: 'token', token: this.issue() }
    }
    if (token === this.before?.token && Date.now() < this.before.until) return { kind: 'token', token: this.current }
    this.refused++
    return { kind: 'refused' }
  }
}

/** A tab's store on shared storage; its own storage is empty. */
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

/** What a refresher needs, in this world. */
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
