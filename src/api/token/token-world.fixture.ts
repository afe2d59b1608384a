/** Several tabs, their shared storage and locks, and a platform that rotates tokens, all on vitest's fake clock. */
import { LockTimeout, type RefreshAnswer, type RefreshEnvironment, type WithLock } from './refresh-protocol.ts'
import { TOKEN_KEY } from './token-place.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')

let serial = 0
/** A token with these claims; `exp` and `iat` in seconds since the epoch. No two are alike. */
export const makeToken = (claims: Readonly<Record<string, unknown>> = {}): string =>
  `${part({ alg: 'HS256' })}.${part({ jti: ++serial, ...claims })}.x`

export const seconds = (): number => Math.floor(Date.now() / 1000)
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Shared storage that other tabs see `lag` ms late, as localStorage between processes (api/token/README §1). */
export class SharedStorage {
  lag = 0
  private writes: { at: number; tab: number; value: string }[] = []

  constructor(token: string) {
    this.writes.push({ at: -Infinity, tab: 0, value: token })
  }

  read(tab: number): string {
    const seen = this.writes.filter((write) => write.tab === tab || write.at + this.lag <= Date.now())
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
export class Locks {
  private tail: Promise<unknown> = Promise.resolve()
  private waiting = 0

  readonly withLock: WithLock = async (_name, timeout, work) => {
    const queued = this.waiting > 0
    this.waiting++
    const before = this.tail
    let release = () => {}
    this.tail = new Promise<void>((resolve) => (release = resolve))
    let timedOut = false
    const patience = new Promise<void>((resolve) =>
      setTimeout(() => {
        timedOut = true
        resolve()
      }, timeout),
    )
    let got = false
    await Promise.race([before.then(() => (got = true)), patience])
    if (!got && timedOut) {
      void before.then(release)
      this.waiting--
      throw new LockTimeout()
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
export class Platform {
  delay = 100
  /** Seconds. */
  life = 60
  /** Whether tokens carry iat. */
  withIat = true
  /** The platform's clock against this computer's, s. */
  clockOffset = 0
  /** How long the token before the current one may still be renewed, and gives the current one, ms. */
  grace = 0
  /** So many renewals are done whose answers get lost on the way. */
  losses = 0
  /** Answers to give first, whatever is asked. */
  readonly script: RefreshAnswer[] = []
  calls = 0
  refused = 0
  current: string
  private before: { token: string; until: number } | null = null

  constructor(current?: string) {
    this.current = current ?? this.issue()
  }

  issue(): string {
    const now = seconds() + this.clockOffset
    this.current = makeToken({ exp: now + this.life, ...(this.withIat ? { iat: now } : {}) })
    return this.current
  }

  async refresh(token: string): Promise<RefreshAnswer> {
    this.calls++
    await wait(this.delay)
    const scripted = this.script.shift()
    if (scripted) return scripted
    const answer = this.renew(token)
    if (answer.kind === 'token' && this.losses-- > 0) return { kind: 'silent' }
    return answer
  }

  private renew(token: string): RefreshAnswer {
    if (token === this.current) {
      this.before = { token, until: Date.now() + this.grace }
      return { kind: 'token', token: this.issue() }
    }
    if (token === this.before?.token && Date.now() < this.before.until) return { kind: 'token', token: this.current }
    this.refused++
    return { kind: 'refused' }
  }
}

/** A tab's store on shared storage; its own storage is empty. */
export function openTab(storage: SharedStorage, tab: number): TokenStore {
  return createTokenStore({
    local: () => ({
      getItem: (key) => (key === TOKEN_KEY ? storage.read(tab) : null),
      setItem: (_, value) => storage.write(tab, value),
      removeItem: () => storage.write(tab, ''),
    }),
    tab: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
    now: () => Date.now(),
    monotonic: () => performance.now(),
  })
}

/** What a refresher needs, in this world. */
export const refreshEnvironment = (
  tokens: TokenStore,
  platform: Platform,
  locks: Locks | null,
): RefreshEnvironment => ({
  tokens,
  post: (token) => platform.refresh(token),
  withLock: locks?.withLock ?? null,
  wait,
  random: () => 0.5,
})
