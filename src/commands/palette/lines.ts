/** The palette's list as lines of known height, so that it can be virtual without measuring (visual.md §8). */
import type { RecordSummary } from '#commands/define.ts'
import type { Entry } from './entry.ts'
import type { Listing } from './listing.ts'

/** What was found out about one id; `loading` until then. */
export type Looked =
  { state: 'loading' | 'missing' | 'failed' } | { state: 'found'; record: RecordSummary; noop: string | null }

export type Line =
  | { kind: 'heading'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'entry'; entry: Entry; index: number }
  | { kind: 'record'; id: number; looked: Looked }

/** px, visual.md §8 and mock/console.css; an entry is 44 where fingers press it (mock/11). */
export const HEIGHT: Record<Line['kind'] | 'touch', number> = {
  heading: 28,
  note: 40,
  entry: 36,
  record: 28,
  touch: 44,
}

/** All lines in order; records stand under the entries with these keys. */
export function linesOf(listing: Listing, looked: ReadonlyMap<string, readonly (readonly [number, Looked])[]>): Line[] {
  const lines: Line[] = listing.note ? [{ kind: 'note', text: listing.note }] : []
  let index = 0
  for (const { heading, entries } of listing.groups) {
    lines.push({ kind: 'heading', text: heading })
    for (const entry of entries) {
      lines.push({ kind: 'entry', entry, index: index++ })
      for (const [id, state] of looked.get(entry.key) ?? []) lines.push({ kind: 'record', id, looked: state })
    }
  }
  return lines
}
