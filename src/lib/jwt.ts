/**
 * Reads a session token: a JWT-style text of three parts (spec 1 §3). The console never checks its signature; that is
 * the platform's task. All times in this file are seconds since the epoch.
 */

/** The claims that the console uses; each is null if the token does not contain it. */
export interface Claims {
  /** When the token ends. */
  readonly exp: number | null
  /** When the token was issued. */
  readonly iat: number | null
}

/**
 * Parses a date claim: a finite number or plain decimal text; above 1e11 it is in milliseconds (1e11 s is the year
 * 5138), and above 1e14 it is no date in either unit. null if there is no value, undefined if it cannot be parsed.
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

/**
 * Returns the claims of a token; null if the text is no token: not three parts, no readable middle part, an unreadable
 * exp. The last result is remembered, because every navigation and every call asks for the same token.
 */
export const getClaims: (token: string) => Claims | null = rememberLast(parseClaims)

/** Returns the function with a memory of its last call. */
function rememberLast<Result>(compute: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, result: compute(text) }
    return last.result
  }
}

function parseClaims(token: string): Claims | null {
  const parts = token.split('.')
  const [header, payload] = parts
  if (!header || !payload || parts.length !== 3 || /\s/.test(token)) return null
  const claims = decodeJsonPart(payload)
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return null
  const claimsByName = new Map<string, unknown>(Object.entries(claims))
  const exp = parseSeconds(claimsByName.get('exp'))
  if (exp === undefined) return null
  return { exp, iat: parseSeconds(claimsByName.get('iat')) ?? null }
}

/**
 * Returns true if a token counts as logged in: it is readable, and its exp is absent or after `nowSeconds`. The margin
 * is 0 (spec 1 §4, §9); a token that ends soon is refreshed (api/token/README §1.3).
 */
export function isValidToken(token: string, nowSeconds: number): boolean {
  const claims = getClaims(token)
  return claims !== null && (claims.exp === null || claims.exp > nowSeconds)
}
