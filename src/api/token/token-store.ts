/**
 * The one owner of the session token, which knows how long it lives (api/token/README §1). The environment is given, so
 * that clocks and storage can be anything in tests.
 */
import { isValidToken, getClaims } from '#lib/jwt.ts'
import { createTokenStorage, type TokenStorage, type BrowserStorages } from './token-storage.ts'

/** Before its end a token is refreshed (spec 2 §8), s. */
const REFRESH_MARGIN_SECONDS = 30
/** The life assumed for a token that this tab received and that looks expired already and has no iat, s. */
const DEFAULT_LIFETIME_SECONDS = 60

/** The storages and clocks that the token lives by. */
export interface TokenEnvironment extends BrowserStorages {
  /** Wall clock, ms since the epoch; may be wrong and may jump. */
  nowMs(): number
  /** Never jumps, ms since the page began; may stand still while the computer sleeps. */
  monotonicMs(): number
}

/** A token that this tab was given, with the clocks at that moment: its age is then known whatever the wall clock. */
interface TokenReceipt {
  readonly token: string
  /** s */
  readonly lifetimeSeconds: number
  readonly wallClockMs: number
  readonly monotonicMs: number
}

/** The operator's token and its life. */
export interface TokenStore extends Omit<TokenStorage, 'clearTabToken'> {
  /** Stores a token that the platform has just given (login, refresh). */
  receive(token: string): void
  /** Notes that another tab has just stored this token, or '' for a sign-out. */
  adoptFromOtherTab(token: string): void
  /** Stores '' where storage still holds `token`; false where it holds another one (api/token/README §1.9). */
  clearIfCurrent(token: string): boolean
  /** Valid for the guards: three parts, exp absent or in the future; a token just received counts by its age. */
  isValid(token: string): boolean
  /** To be refreshed before the next call (api/token/README §1.3). */
  needsRefresh(token: string): boolean
  /** Seconds until the token ends, never negative; null where it has no end or there is none. */
  getSecondsLeft(): number | null
}

/** A text that is no token counts as none (spec 1 §4). */
export const isTokenReadable = (token: string): boolean => getClaims(token) !== null

/** Makes the store; `onFallback` is called once when the token can no longer be shared between tabs. */
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

  function recordReceipt(token: string) {
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

  /** Seconds since the token was received: the wall clock counts sleep, the other one survives its jumps. */
  const getAgeSeconds = ({ wallClockMs, monotonicMs }: TokenReceipt): number =>
    Math.max(env.nowMs() - wallClockMs, env.monotonicMs() - monotonicMs, 0) / 1000

  const getReceipt = (token: string): TokenReceipt | null => (receipt?.token === token ? receipt : null)

  return {
    ...storage,
    get: current,
    receive(token) {
      recordReceipt(token)
      set(token)
    },
    adoptFromOtherTab(token) {
      recordReceipt(token)
      // Another tab could store it, so what this tab held for itself is over.
      clearTabToken()
    },
    clearIfCurrent(token) {
      if (current() !== token) return false
      set('')
      return true
    },
    isValid(token) {
      if (isValidToken(token, env.nowMs() / 1000)) return true
      // Not by the wall clock, which has just called it expired: a wrong clock must not end a session in use (A14).
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
      // It was there when the page began, or would have been received: a clock that is slow adds nothing to what its
      // life leaves since then.
      const maxSecondsLeft = iat === null ? exp : exp - iat - env.monotonicMs() / 1000
      return Math.max(0, Math.min(exp - env.nowMs() / 1000, maxSecondsLeft))
    },
  }
}
