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
function parseSeconds(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return null
  const parsed = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof parsed !== 'number' || !Number.isFinite(parsed) || parsed > 1e14) return undefined
  return parsed > 1e11 ? parsed / 1000 : parsed
}

function decodeJsonPart(part: string): unknown {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))))
  } catch {
    return null
  }
}

/** What was read last: each step and each call asks it of the same token. */
let lastParsed: { token: string; claims: Claims | null } | undefined

/** The claims of a token, or null for what is none: not three parts, no readable middle part, an unreadable exp. */
export function getClaims(token: string): Claims | null {
  if (lastParsed?.token !== token) lastParsed = { token, claims: parseClaims(token) }
  return lastParsed.claims
}

function parseClaims(token: string): Claims | null {
  const parts = token.split('.')
  const [header, middle] = parts
  if (!header || !middle || parts.length !== 3 || /\s/.test(token)) return null
  const claims = decodeJsonPart(middle)
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return null
  const own = new Map<string, unknown>(Object.entries(claims))
  const exp = parseSeconds(own.get('exp'))
  if (exp === undefined) return null
  return { exp, iat: parseSeconds(own.get('iat')) ?? null }
}

/**
 * Whether a token counts as logged in: it can be read, and its exp is absent or after `now`, both in s. The margin is 0
 * (spec 1 §4, §9); what is about to end is renewed (api/token/README §1.3).
 */
export function isValidToken(token: string, nowSeconds: number): boolean {
  const claims = getClaims(token)
  return claims !== null && (claims.exp === null || claims.exp > nowSeconds)
}
