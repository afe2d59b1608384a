/**
 * Reading a session token: a JWT-style text of three parts (spec 1 §3). The console never checks its signature; that
 * is the platform's work. All times here are seconds since the epoch.
 */

/** The claims that the console uses; each is null where the token does not carry it. */
export interface Claims {
  /** End of life. */
  readonly exp: number | null
  /** When it was issued. */
  readonly iat: number | null
}

/**
 * A date claim: a finite number or plain decimal text; above 1e11 it is in milliseconds (1e11 s is the year 5138) and
 * above 1e14 it is no date in either unit. undefined: there is a value, and it cannot be read.
 */
function seconds(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return null
  const read = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof read !== 'number' || !Number.isFinite(read) || read > 1e14) return undefined
  return read > 1e11 ? read / 1000 : read
}

function decode(part: string): unknown {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))))
  } catch {
    return null
  }
}

/** What was read last: each step and each call asks it of the same token. */
let last: { token: string; claims: Claims | null } | undefined

/** The claims of a token, or null for what is none: not three parts, no readable middle part, an unreadable exp. */
export function readClaims(token: string): Claims | null {
  if (last?.token !== token) last = { token, claims: claimsOf(token) }
  return last.claims
}

function claimsOf(token: string): Claims | null {
  const parts = token.split('.')
  const [header, middle] = parts
  if (!header || !middle || parts.length !== 3 || /\s/.test(token)) return null
  const claims = decode(middle)
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return null
  const own = new Map<string, unknown>(Object.entries(claims))
  const exp = seconds(own.get('exp'))
  if (exp === undefined) return null
  return { exp, iat: seconds(own.get('iat')) ?? null }
}

/**
 * Whether a token counts as logged in: it can be read, and its exp is absent or after `now`, both in s. The margin is 0
 * (spec 1 §4, §9); what is about to end is renewed (api/token/README §1.3).
 */
export function isValidToken(token: string, now: number): boolean {
  const claims = readClaims(token)
  return claims !== null && (claims.exp === null || claims.exp > now)
}
