/** The verdict of a scan (scan/protocol/README §2): one of four kinds, always with its numbers. */
import type { StopReason } from './scan-control.ts'
import type { RepeatedId } from './page-marks.ts'

/** Page indexes from first to last, both 0-based and both included. */
export interface PageRange {
  readonly first: number
  readonly last: number
}

/** Why a call does not allow a verified scan. */
export type UnprovableReason =
  /** The call rejects the order by id, or does not keep it: rows may change places during the scan. */
  | 'order'
  /** The call rejects pages of one row, or returns more than one. */
  | 'size'
  /** The call does not say how many rows it has, so rows missing at the end cannot be noticed. */
  | 'uncounted'
  /** Rows have no id that names a record, so nobody can tell which of them were read. */
  | 'ids'
  /** Nothing moves, and the total is still not the number of rows. */
  | 'estimate'

interface VerdictNumbers {
  /** Number of rows that were read. */
  readonly lines: number
}

/** The verdict of a scan (scan/protocol/README §1). */
export type Verdict =
  /** All rows existed together exactly as read, at the moment when their page ends were requested again. */
  | (VerdictNumbers & {
      readonly kind: 'proved'
      readonly endsChecked: number
      /** ms since the epoch. */
      readonly checkedAt: number
      readonly rereads: number
      /** Two whole passes had the same ids. */
      readonly double: boolean
    })
  /** Rows moved during the scan, and three rounds did not settle it. */
  | (VerdictNumbers & {
      readonly kind: 'moved'
      /** 0-based page indexes. */
      readonly pages: readonly number[]
      readonly repeated: readonly RepeatedId[]
      /** Number of rows that the platform has beyond the distinct rows that were read. */
      readonly missing: number
      readonly total: number
    })
  /** The scan was cancelled, or pages or their ends could not be read. */
  | (VerdictNumbers & {
      readonly kind: 'incomplete'
      readonly why: StopReason | 'unread' | 'unchecked'
      readonly pages: readonly PageRange[]
      readonly total: number
    })
  | (VerdictNumbers & { readonly kind: 'unproved'; readonly why: UnprovableReason; readonly total: number })

/** Joins neighbouring indexes to ranges; the indexes must ascend. */
export function toRanges(indexes: readonly number[]): PageRange[] {
  const ranges: { first: number; last: number }[] = []
  for (const index of indexes) {
    const open = ranges.at(-1)
    if (open && index === open.last + 1) open.last = index
    else ranges.push({ first: index, last: index })
  }
  return ranges
}

/** The outcome of a scan: its verdict and all numbers that its manifest lists. */
export interface ScanOutcome {
  readonly verdict: Verdict
  /** 1-based: the pass that was read last; its pages are the stored ones. */
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
  /** The same moments by the platform's clock; null if the platform does not send it. */
  readonly serverStart: number | null
  readonly serverEnd: number | null
}

const VERDICT_WORDS = {
  proved: 'Provada',
  moved: 'Movida',
  incomplete: 'Incompleta',
  unproved: 'Não provada',
} as const satisfies Record<Verdict['kind'], string>

/** The verdict's word: 'Provada', 'Movida', 'Incompleta' or 'Não provada'. */
export const getVerdictWord = ({ kind }: Pick<Verdict, 'kind'>): (typeof VERDICT_WORDS)[Verdict['kind']] =>
  VERDICT_WORDS[kind]
