/** Canonical JSON for page fingerprints: equal rows give the same text on every computer. */

/** Collects every key used at any depth of the value. */
function collectKeys(value: unknown, keys: Set<string>): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) collectKeys(item, keys)
  else if (typeof value === 'object') {
    // null is an object too. It has no keys, so the loop does nothing.
    const record = value as Readonly<Record<string, unknown>>
    for (const key in record) {
      keys.add(key)
      collectKeys(record[key], keys)
    }
  }
}

/**
 * Writes JSON without whitespace and with the keys of every object sorted by UTF-16 code unit. Numbers and texts are
 * written as JSON.stringify writes them; undefined members are omitted. An array of keys passed to JSON.stringify sets
 * their order at every depth, and is several times faster than a traversal of our own.
 */
export function toCanonicalJson(value: unknown): string {
  const keys = new Set<string>()
  collectKeys(value, keys)
  return JSON.stringify(value, [...keys].sort())
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Formats bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX_BYTES[byte]
  return text
}
