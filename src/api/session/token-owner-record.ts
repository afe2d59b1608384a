/**
 * A note beside the token that says whose it is, so that a tab knows before `me` has answered. Small: the entry has it.
 */
import { persisted, type Schema } from '#lib/storage/persisted.ts'

/** Written by a tab that knows, before it stores the token. */
export interface TokenOwnerRecord {
  /** Whose this token is; null where the note speaks of another one. */
  getOwner(token: string): string | null
  write(owner: string, token: string): void
  remove(): void
}

interface StoredTokenOwner {
  owner: string
  /** The mark of the token it speaks of. */
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

/** Tells texts apart without keeping one: 53 bits of a hash (cyrb53). */
export function hashText(text: string): string {
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

/** The note of this browser. */
export const tokenOwnerRecord: TokenOwnerRecord = {
  getOwner(token) {
    const note = token === '' ? null : storedTokenOwner.read()
    return note?.of === hashText(token) ? note.owner : null
  },
  write: (owner, token) => void storedTokenOwner.write({ owner, of: hashText(token) }),
  remove: () => storedTokenOwner.remove(),
}
