/**
 * Owns the session token and knows how long it is valid (api/token/README §1). The environment is given, so that tests
 * can simulate clocks and storage.
 */
import { isValidToken, getClaims } from '#lib/jwt.ts'
import { createTokenStorage, type TokenStorage, type BrowserStorages } from './token-storage.ts'

/** A token is refreshed this long before its end (spec 2 §8), s. */
const REFRESH_MARGIN_SECONDS = 30
/** Lifetime assumed for a received token that looks expired already and has no iat, s. */
const DEFAULT_LIFETIME_SECONDS = 60

/** The storages and clocks that the token store uses. */
export interface TokenEnvironment extends BrowserStorages {
  /** The wall clock, ms since the epoch; may be wrong and may jump. */
  nowMs(): number
  /** The monotonic clock, ms since the page started; never jumps, may stop while the computer sleeps. */
  monotonicMs(): number
}

/**
 * A token that this tab received, with both clocks at that moment: its age is then known even if the wall clock is
 * wrong.
 */
interface TokenReceipt {
  readonly token: string
  /** Seconds. */
  readonly lifetimeSeconds: number
  readonly wallClockMs: number
  readonly monotonicMs: number
}

/** The operator's token and its lifetime. */
export interface TokenStore extends Omit<TokenStorage, 'clearTabToken'> {
  /** Stores a token that the platform has just issued (login, refresh). */
  receive(token: string): void
  /** Takes the token that another tab has just stored, or '' for a sign-out. */
  adoptFromOtherTab(token: string): void
  /**
   * Stores '' if storage still holds `token` and returns true; returns false if it holds another one (api/token/README
   * §1.9).
   */
  clearIfCurrent(token: string): boolean
  /**
   * Returns true if the guards accept the token: three parts, exp absent or in the future. A token just received is
   * judged by its age.
   */
  isValid(token: string): boolean
  /** Returns true if the token must be refreshed before the next call (api/token/README §1.3). */
  needsRefresh(token: string): boolean
  /** Returns the seconds until the token ends, never negative; null if it has no end or there is no token. */
  getSecondsLeft(): number | null
}

/** True if the text is a readable token. Any other text counts as no token (spec 1 §4). */
export const isTokenReadable = (token: string): boolean => getClaims(token) !== null

/** Creates the token store; `onFallback` is called once when tabs can no longer share the token. */
export function createTokenStore(env: TokenEnvironment, onFallback: () => void = () => {}): TokenStore {
  let receipt: TokenReceipt | null = null
  const { clearTabToken, ...storage } = createTokenStorage(env, onFallback)
  const { set } = storage

  function current(): string {
    const stored = storage.get()
    if (isTokenReadable(stored)) return stored
    if (stored !== '') set('')
    return ''
  }

  function setReceipt(token: string) {
    const claims = getClaims(token)
    if (claims === null || claims.exp === null || receipt?.token === token) return
    const now = env.nowMs() / 1000
    const claimedLifetime = claims.iat === null ? claims.exp - now : claims.exp - claims.iat
    receipt = {
      token,
      lifetimeSeconds: claimedLifetime > 0 ? claimedLifetime : DEFAULT_LIFETIME_SECONDS,
      wallClockMs: env.nowMs(),
      monotonicMs: env.monotonicMs(),
    }
  }

  /** Seconds since the token was received: the wall clock counts sleep, the monotonic clock is safe from jumps. */
  const getAgeSeconds = ({ wallClockMs, monotonicMs }: TokenReceipt): number =>
    Math.max(env.nowMs() - wallClockMs, env.monotonicMs() - monotonicMs, 0) / 1000

  const getReceipt = (token: string): TokenReceipt | null => (receipt?.token === token ? receipt : null)

  return {
    ...storage,
    get: current,
    receive(token) {
      setReceipt(token)
      set(token)
    },
    adoptFromOtherTab(token) {
      setReceipt(token)
      // Another tab was able to store a token, so this tab's own token is obsolete.
      clearTabToken()
    },
    clearIfCurrent(token) {
      if (current() !== token) return false
      set('')
      return true
    },
    isValid(token) {
      if (isValidToken(token, env.nowMs() / 1000)) return true
      // The wall clock, which says that the token has expired, is not used: a wrong clock must not end a session in use
      // (A14).
      const received = getReceipt(token)
      return received !== null && (env.monotonicMs() - received.monotonicMs) / 1000 < received.lifetimeSeconds
    },
    needsRefresh(token) {
      const received = getReceipt(token)
      if (received)
        return (
          getAgeSeconds(received) >=
          Math.max(received.lifetimeSeconds - REFRESH_MARGIN_SECONDS, received.lifetimeSeconds / 2)
        )
      const claims = getClaims(token)
      return claims !== null && claims.exp !== null && claims.exp - env.nowMs() / 1000 <= REFRESH_MARGIN_SECONDS
    },
    getSecondsLeft() {
      const token = current()
      const received = getReceipt(token)
      if (received) return Math.max(0, received.lifetimeSeconds - getAgeSeconds(received))
      const { exp = null, iat = null } = getClaims(token) ?? {}
      if (exp === null) return null
      // A token without a receipt was stored before the page started. So a slow clock must not add time to the lifetime
      // left since then.
      const maxSecondsLeft = iat === null ? exp : exp - iat - env.monotonicMs() / 1000
      return Math.max(0, Math.min(exp - env.nowMs() / 1000, maxSecondsLeft))
    },
  }
}
