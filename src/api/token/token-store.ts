/**
 * The one owner of the session token, which knows how long it lives (api/token/README §1). The environment is given, so
 * that clocks and storage can be anything in tests.
 */
import { isValidToken, readClaims } from '#lib/jwt.ts'
import { createTokenPlace, type TokenPlace, type TokenStorages } from './token-place.ts'

/** Before its end a token is refreshed (spec 2 §8), s. */
const REFRESH_MARGIN = 30
/** The life assumed for a token that this tab received and that looks expired already and has no iat, s. */
const UNKNOWN_LIFE = 60

/** The storages and clocks that the token lives by. */
export interface TokenEnvironment extends TokenStorages {
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

/** The operator's token and its life. */
export interface TokenStore extends Omit<TokenPlace, 'forgetOwn'> {
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
}

/** A text that is no token counts as none (spec 1 §4). */
export const isUsable = (token: string): boolean => readClaims(token) !== null

/** Makes the store; `onFallback` is called once when the token can no longer be shared between tabs. */
export function createTokenStore(env: TokenEnvironment, onFallback: () => void = () => {}): TokenStore {
  let receipt: Receipt | null = null
  const { forgetOwn, ...place } = createTokenPlace(env, onFallback)
  const { set } = place

  function current(): string {
    const stored = place.current()
    if (isUsable(stored)) return stored
    if (stored !== '') set('')
    return ''
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
    ...place,
    current,
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
      // It was there when the page began, or would have been received: a clock that is slow adds nothing to what its
      // life leaves since then.
      const most = iat === null ? exp : exp - iat - env.monotonic() / 1000
      return Math.max(0, Math.min(exp - env.now() / 1000, most))
    },
  }
}
