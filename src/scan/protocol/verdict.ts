/** What may be said of a reading (scan/protocol/README §2): one of four words, always with its numbers. */
import type { StopReason } from './scan-control.ts'
import type { RepeatedId } from './page-marks.ts'

/** Indexes of pages from first to last, both 0-based and both included. */
export interface PageRange {
  readonly first: number
  readonly last: number
}

/** Why a call does not allow the proof. */
export type UnprovableReason =
  /** It refuses the order by id, or does not keep it: rows may change places behind the reading. */
  | 'order'
  /** It refuses pages of one row, or answers more than one. */
  | 'size'
  /** It does not say how many rows it has: none after the last can be missed. */
  | 'uncounted'
  /** Rows have no id that names a record: nobody can tell which of them were read. */
  | 'ids'
  /** Nothing moves, and yet its total is not the number of its rows. */
  | 'estimate'

interface VerdictNumbers {
  /** Rows that were read. */
  readonly lines: number
}

/** What a reading came to (scan/protocol/README §1). */
export type Verdict =
  /** These rows stood together so when their page ends were asked again. */
  | (VerdictNumbers & {
      readonly kind: 'proved'
      readonly endsChecked: number
      /** ms since the epoch. */
      readonly checkedAt: number
      readonly rereads: number
      /** Two whole walks had the same ids. */
      readonly double: boolean
    })
  /** Rows moved while they were read, and three rounds did not settle it. */
  | (VerdictNumbers & {
      readonly kind: 'moved'
      /** 0-based. */
      readonly pages: readonly number[]
      readonly repeated: readonly RepeatedId[]
      /** Rows that the platform has beyond those read once. */
      readonly missing: number
      readonly total: number
    })
  /** Cancelled, or pages or their ends could not be read. */
  | (VerdictNumbers & {
      readonly kind: 'incomplete'
      readonly why: StopReason | 'unread' | 'unchecked'
      readonly pages: readonly PageRange[]
      readonly total: number
    })
  | (VerdictNumbers & { readonly kind: 'unproved'; readonly why: UnprovableReason; readonly total: number })

/** Neighbouring indexes as ranges; the indexes rise. */
export function toRanges(indexes: readonly number[]): PageRange[] {
  const ranges: { first: number; last: number }[] = []
  for (const index of indexes) {
    const open = ranges.at(-1)
    if (open && index === open.last + 1) open.last = index
    else ranges.push({ first: index, last: index })
  }
  return ranges
}

/** What became of a reading, and all that its manifest tells of it. */
export interface ScanOutcome {
  readonly verdict: Verdict
  /** Counted from 1: the one whose pages were read last, and are kept. */
  readonly pass: number
  /** 'id,ASC', or the list's own order. */
  readonly sort: string
  /** Rows a page. */
  readonly size: number
  readonly pages: number
  readonly totalBefore: number
  readonly totalAfter: number
  readonly lines: number
  readonly uniqueIds: number
  readonly endsChecked: number
  readonly rereads: number
  readonly double: boolean
  /** ms since the epoch, by this computer. */
  readonly startedAt: number
  readonly endedAt: number
  /** The same by the platform; null where it does not say. */
  readonly serverStart: number | null
  readonly serverEnd: number | null
}
