/**
 * The one owner of the session token (api/token/README §1). It lives under `authToken` in the browser's local storage
 * (spec 1 §3); where that cannot be written it lives in this tab alone (H1, H2). The environment is given, so that
 * clocks and storage can be anything in tests.
 */
import { isValidToken, readClaims } from '#lib/jwt.ts'

export const TOKEN_KEY = 'authToken'
/** Before its end a token is refreshed (spec 2 §8), s. */
const REFRESH_MARGIN = 30
/** The life assumed for a token that this tab received and that looks expired already and has no iat, s. */
const UNKNOWN_LIFE = 60

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The storages and clocks that the token lives by. */
export interface TokenEnvironment {
  /** Shared by all tabs; may throw, as the browser's own does where it is denied or full. */
  local(): KeyValueStore
  /** Of this tab alone, kept over reloads; may throw too. */
  tab(): KeyValueStore
  /** Wall clock, ms since the epoch; may be wrong and may jump. */
  now(): number
  /** Never jumps, ms since the page began; may stand still while the computer sleeps. */
  monotonic(): number
}

/** A token that this tab was given, with the clocks at that moment: its age is then known whatever the wall clock. */
interface Receipt {
  readonly token: string
  /** s */
  readonly life: number
  readonly wallAt: number
  readonly monotonicAt: number
}

/** The operator's token, in the browser's storage or, where that is denied, in the page (case H1). */
export interface TokenStore {
  /** The stored token; '' where there is none. Reads storage each time. */
  current(): string
  /** Stores a token; a missing one stores '' (spec 1 §4). */
  set(token: string | null | undefined): void
  /** Stores a token that the platform has just given (login, refresh). */
  receive(token: string): void
  /** Notes that another tab has just stored this token, or '' for a sign-out. */
  adopt(token: string): void
  /** Stores '' where storage still holds `token`; false where it holds another one (api/token/README §1.9). */
  clearIf(token: string): boolean
  /** Valid for the guards: three parts, exp absent or in the future; a token just received counts by its age. */
  isValid(token: string): boolean
  /** To be refreshed before the next call (api/token/README §1.3). */
  isNearEnd(token: string): boolean
  /** Seconds until the token ends, never negative; null where it has no end or there is none. */
  timeLeft(): number | null
  /** False where the token does not outlive this page: memory alone holds it. */
  survivesReload(): boolean
}

/** Makes the store; `onFallback` is called once when the token can no longer be shared between tabs. */
export function createTokenStore(env: TokenEnvironment, onFallback: () => void = () => {}): TokenStore {
  let receipt: Receipt | null = null
  /** Set where local storage failed: what this tab holds instead. */
  let own: string | null = null
  let ownIsKept = false
  let told = false

  function readLocal(): string {
    try {
      return env.local().getItem(TOKEN_KEY) ?? ''
    } catch {
      if (own === null) fallBack(readTab())
      return own ?? ''
    }
  }

  function readTab(): string {
    try {
      return env.tab().getItem(TOKEN_KEY) ?? ''
    } catch {
      return ''
    }
  }

  function fallBack(token: string) {
    own = token
    try {
      if (token === '') env.tab().removeItem(TOKEN_KEY)
      else env.tab().setItem(TOKEN_KEY, token)
      ownIsKept = true
    } catch {
      ownIsKept = false
    }
    if (told || token === '') return
    told = true
    onFallback()
  }

  function forgetOwn() {
    own = null
    try {
      if (readTab() !== '') env.tab().removeItem(TOKEN_KEY)
    } catch {
      // A tab without storage has nothing to be taken away.
    }
  }

  function current(): string {
    if (own !== null) return own
    const shared = readLocal()
    if (shared !== '') return shared
    // Put there by an earlier page of this tab, which could not write the shared storage.
    const kept = readTab()
    if (kept !== '') fallBack(kept)
    return kept
  }

  function set(token: string | null | undefined) {
    const value = token ?? ''
    try {
      env.local().setItem(TOKEN_KEY, value)
    } catch {
      return fallBack(value)
    }
    forgetOwn()
  }

  function note(token: string) {
    const claims = readClaims(token)
    if (claims === null || claims.exp === null || receipt?.token === token) return
    const now = env.now() / 1000
    const byClaims = claims.iat === null ? claims.exp - now : claims.exp - claims.iat
    receipt = {
      token,
      life: byClaims > 0 ? byClaims : UNKNOWN_LIFE,
      wallAt: env.now(),
      monotonicAt: env.monotonic(),
    }
  }

  /** Seconds since the token was received: the wall clock counts sleep, the other one survives its jumps. */
  const ageOf = ({ wallAt, monotonicAt }: Receipt): number =>
    Math.max(env.now() - wallAt, env.monotonic() - monotonicAt, 0) / 1000

  const receiptOf = (token: string): Receipt | null => (receipt?.token === token ? receipt : null)

  return {
    current,
    set,
    receive(token) {
      note(token)
      set(token)
    },
    adopt(token) {
      note(token)
      // Another tab could store it, so what this tab held for itself is over.
      forgetOwn()
    },
    clearIf(token) {
      if (current() !== token) return false
      set('')
      return true
    },
    isValid(token) {
      if (isValidToken(token, env.now() / 1000)) return true
      // Not by the wall clock, which has just called it expired: a wrong clock must not end a session in use (A14).
      const received = receiptOf(token)
      return received !== null && (env.monotonic() - received.monotonicAt) / 1000 < received.life
    },
    isNearEnd(token) {
      const received = receiptOf(token)
      if (received) return ageOf(received) >= Math.max(received.life - REFRESH_MARGIN, received.life / 2)
      const claims = readClaims(token)
      return claims !== null && claims.exp !== null && claims.exp - env.now() / 1000 <= REFRESH_MARGIN
    },
    timeLeft() {
      const token = current()
      const received = receiptOf(token)
      if (received) return Math.max(0, received.life - ageOf(received))
      const { exp = null, iat = null } = readClaims(token) ?? {}
      if (exp === null) return null
      // It was there when the page began, or would have been received: a clock that is slow adds nothing to what its life
      // leaves since then.
      const most = iat === null ? exp : exp - iat - env.monotonic() / 1000
      return Math.max(0, Math.min(exp - env.now() / 1000, most))
    },
    survivesReload: () => own === null || ownIsKept,
  }
}
