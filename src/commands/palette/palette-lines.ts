/** The palette's list as lines in order, limited where rendering more would cost more than it shows. */
import type { RecordSummary } from '#commands/resource.ts'
import type { PaletteEntry } from './entry.ts'
import type { PaletteListing } from './palette-listing.ts'

/** The result of looking up one id; 'loading' until it arrives. */
export type RecordLookup =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'found'; record: RecordSummary; unchangedReason: string | null }

/** The lookups of all ids of an entry, by the entry's key. */
export type RecordLookups = ReadonlyMap<string, readonly (readonly [number, RecordLookup])[]>

/** A line of the palette as it is rendered. */
export type PaletteLine =
  | { kind: 'heading'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'entry'; entry: PaletteEntry }
  /** Under the entry with `entryKey`: several phrases of a script may have the same record. */
  | { kind: 'record'; entryKey: string; id: number; lookup: RecordLookup }
  /** Records of the entry above that are not rendered. */
  | { kind: 'left'; count: number }

/** How many lines are rendered at first, and how many are added each time the operator asks for more. */
export const LINES_PER_STEP = 100

/** As many lines as the list has room for. */
export const VISIBLE_LINES = 16

interface LimitedLines {
  lines: readonly PaletteLine[]
  /** The rendered entries in order; the highlight moves over them. */
  entries: readonly PaletteEntry[]
  /** Entries and records that are not rendered. */
  hiddenCount: number
}

/**
 * The lines of a listing, at most about `limit`. Records are shown under the entries with the keys of `lookups`, and
 * take at most half of the room, so that the entries after them stay reachable.
 */
export function createPaletteLines(listing: PaletteListing, lookups: RecordLookups, limit: number): LimitedLines {
  const lines: PaletteLine[] = []
  const drawnEntries: PaletteEntry[] = []
  let recordsLeft = Math.ceil(limit / 2)
  let hiddenCount = 0
  for (const { heading, entries, note } of listing.groups) {
    // A heading without entries is useless.
    const isOpen = lines.length + 1 < limit
    if (isOpen && entries.length > 0) lines.push({ kind: 'heading', text: heading })
    for (const entry of entries) {
      const records = lookups.get(entry.key) ?? []
      if (!isOpen || lines.length >= limit) {
        hiddenCount += 1 + records.length
        continue
      }
      lines.push({ kind: 'entry', entry })
      drawnEntries.push(entry)
      const renderedRecords = records.slice(0, recordsLeft)
      for (const [id, state] of renderedRecords) lines.push({ kind: 'record', entryKey: entry.key, id, lookup: state })
      recordsLeft -= renderedRecords.length
      const hiddenRecordCount = records.length - renderedRecords.length
      if (hiddenRecordCount > 0) lines.push({ kind: 'left', count: hiddenRecordCount })
      hiddenCount += hiddenRecordCount
    }
    if (note !== undefined) lines.push({ kind: 'note', text: note })
  }
  return { lines, entries: drawnEntries, hiddenCount }
}
