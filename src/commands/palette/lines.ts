/** The palette's list as lines in order, cut where drawing more would cost more than it shows. */
import type { RecordSummary } from '#commands/noun.ts'
import type { Entry } from './entry.ts'
import type { Listing } from './listing.ts'

/** What was found out about one id; `loading` until then. */
export type RecordLookup =
  { state: 'loading' | 'missing' | 'failed' } | { state: 'found'; record: RecordSummary; noop: string | null }

/** The same of all ids of an entry, by the entry's key. */
export type RecordLookups = ReadonlyMap<string, readonly (readonly [number, RecordLookup])[]>

/** A line of the palette as it is drawn. */
export type PaletteLine =
  | { kind: 'heading'; text: string }
  | { kind: 'entry'; entry: Entry }
  /** Under the entry with the key `of`: of a script's phrases several may have it. */
  | { kind: 'record'; of: string; id: number; looked: RecordLookup }
  /** Records of the entry above that are not drawn. */
  | { kind: 'left'; count: number }

/** How many lines are drawn at first, and how many more each time that more are asked for. */
export const LINES = 100

/** As many as the list has room for. */
export const IN_SIGHT = 16

interface Cut {
  lines: readonly PaletteLine[]
  /** The entries that are drawn, in order: what the highlight moves over. */
  entries: readonly Entry[]
  /** Entries and records that are not drawn. */
  rest: number
}

/**
 * The lines of a listing, at most about `limit` of them; records stand under the entries with these keys, and take half
 * of the room at most, so that the entries after them are reached.
 */
export function paletteLinesOf(listing: Listing, looked: RecordLookups, limit: number): Cut {
  const lines: PaletteLine[] = []
  const drawn: Entry[] = []
  let room = Math.ceil(limit / 2)
  let rest = 0
  for (const { heading, entries } of listing.groups) {
    // A heading with nothing under it says nothing.
    const isOpen = lines.length + 1 < limit
    if (isOpen) lines.push({ kind: 'heading', text: heading })
    for (const entry of entries) {
      const records = looked.get(entry.key) ?? []
      if (!isOpen || lines.length >= limit) {
        rest += 1 + records.length
        continue
      }
      lines.push({ kind: 'entry', entry })
      drawn.push(entry)
      const fits = records.slice(0, room)
      for (const [id, state] of fits) lines.push({ kind: 'record', of: entry.key, id, looked: state })
      room -= fits.length
      const left = records.length - fits.length
      if (left > 0) lines.push({ kind: 'left', count: left })
      rest += left
    }
  }
  return { lines, entries: drawn, rest }
}
