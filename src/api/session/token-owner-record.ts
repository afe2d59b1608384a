/**
 * Stores beside the token which operator owns it, so that a tab knows the operator before `me` responds. The file is
 * small because it is part of the entry chunk.
 */
import { persisted, type Schema } from '#lib/storage/persisted.ts'

/** The owner record. A tab that knows the owner writes it before it stores the token. */
export interface TokenOwnerRecord {
  /** Returns the owner's id; null if the record is about another token. */
  getOwner(token: string): string | null
  write(owner: string, token: string): void
  remove(): void
}

interface StoredTokenOwner {
  owner: string
  /** The hash of the token that the record is about. */
  of: string
}

const storedTokenOwnerSchema: Schema<StoredTokenOwner> = {
  safeParse(value) {
    const { owner, of } = (value ?? {}) as Partial<Record<keyof StoredTokenOwner, unknown>>
    return typeof owner === 'string' && typeof of === 'string'
      ? { success: true, data: { owner, of } }
      : { success: false }
  },
}

/** Returns a 53-bit hash (cyrb53) in base 36. Texts can be compared by it without storing them. */
export function hashTokenText(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
}

const storedTokenOwner = persisted({
  name: 'dono',
  version: 1,
  schema: storedTokenOwnerSchema,
  scope: 'browser',
  belongsTo: 'anyone',
  clearOnSignOut: true,
})

/** The owner record of this browser. */
export const tokenOwnerRecord: TokenOwnerRecord = {
  getOwner(token) {
    const record = token === '' ? null : storedTokenOwner.read()
    return record?.of === hashTokenText(token) ? record.owner : null
  },
  write: (owner, token) => void storedTokenOwner.write({ owner, of: hashTokenText(token) }),
  remove: () => storedTokenOwner.remove(),
}
