/** The one text of a page's rows, and its fingerprint: the same rows give the same text on every computer. */

/** Every key that stands anywhere in the value. */
function collectKeys(value: unknown, keys: Set<string>): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) collectKeys(item, keys)
  else if (typeof value === 'object') {
    // null is one too, and has no key.
    const record = value as Readonly<Record<string, unknown>>
    for (const key in record) {
      keys.add(key)
      collectKeys(record[key], keys)
    }
  }
}

/**
 * JSON without blanks, the keys of every object sorted by UTF-16 unit; numbers and texts as JSON.stringify writes
 * them, what is undefined is left out. A list of keys makes JSON.stringify write them in the list's order, at every
 * depth, several times faster than a walk of our own.
 */
export function toCanonicalJson(value: unknown): string {
  const keys = new Set<string>()
  collectKeys(value, keys)
  return JSON.stringify(value, [...keys].sort())
}

const HEX_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX_BYTES[byte]
  return text
}
