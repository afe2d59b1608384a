/** The palette's list as lines in order, cut where drawing more would cost more than it shows. */
import type { RecordSummary } from '#commands/resource.ts'
import type { PaletteEntry } from './entry.ts'
import type { PaletteListing } from './listing.ts'

/** What was found out about one id; `loading` until then. */
export type RecordLookup =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'found'; record: RecordSummary; unchangedReason: string | null }

/** The same of all ids of an entry, by the entry's key. */
export type RecordLookups = ReadonlyMap<string, readonly (readonly [number, RecordLookup])[]>

/** A line of the palette as it is drawn. */
export type PaletteLine =
  | { kind: 'heading'; text: string }
  | { kind: 'entry'; entry: PaletteEntry }
  /** Under the entry with the key `of`: of a script's phrases several may have it. */
  | { kind: 'record'; entryKey: string; id: number; lookup: RecordLookup }
  /** Records of the entry above that are not drawn. */
  | { kind: 'left'; count: number }

/** How many lines are drawn at first, and how many more each time that more are asked for. */
export const LINES_PER_STEP = 100

/** As many as the list has room for. */
export const VISIBLE_LINES = 16

interface LimitedLines {
  lines: readonly PaletteLine[]
  /** The entries that are drawn, in order: what the highlight moves over. */
  entries: readonly PaletteEntry[]
  /** Entries and records that are not drawn. */
  hiddenCount: number
}

/**
 * The lines of a listing, at most about `limit` of them; records stand under the entries with these keys, and take half
 * of the room at most, so that the entries after them are reached.
 */
export function createPaletteLines(listing: PaletteListing, lookups: RecordLookups, limit: number): LimitedLines {
  const lines: PaletteLine[] = []
  const drawnEntries: PaletteEntry[] = []
  let room = Math.ceil(limit / 2)
  let rest = 0
  for (const { heading, entries } of listing.groups) {
    // A heading with nothing under it says nothing.
    const isOpen = lines.length + 1 < limit
    if (isOpen) lines.push({ kind: 'heading', text: heading })
    for (const entry of entries) {
      const records = lookups.get(entry.key) ?? []
      if (!isOpen || lines.length >= limit) {
        rest += 1 + records.length
        continue
      }
      lines.push({ kind: 'entry', entry })
      drawnEntries.push(entry)
      const fits = records.slice(0, room)
      for (const [id, state] of fits) lines.push({ kind: 'record', entryKey: entry.key, id, lookup: state })
      room -= fits.length
      const hiddenRecordCount = records.length - fits.length
      if (hiddenRecordCount > 0) lines.push({ kind: 'left', count: hiddenRecordCount })
      rest += hiddenRecordCount
    }
  }
  return { lines, entries: drawnEntries, hiddenCount: rest }
}
