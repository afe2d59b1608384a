/**
 * Types of everything that a scan needs from outside: the call, the clock, a store for its pages. The caller passes
 * them all in (scan/protocol/README §1).
 */
import type { Page } from '#api/page.ts'

/** Any record that a list returns; a scan knows only its id. */
export interface ScanRow {
  readonly id: number
}

/** One paged request. `page` is 0-based, `size` is in rows, `sort` is 'field,ASC' or 'field,DESC'. */
export interface PageRequest {
  readonly page: number
  readonly size: number
  readonly sort: string
}

/**
 * A page as the platform returned it; `date` is the platform's clock (ms since the epoch), null if it cannot be read.
 */
export interface PageResponse<Row> extends Page<Row> {
  readonly date?: number | null
}

/** The part of a page that stays in memory. Its rows are on disk. */
export interface PageMark {
  /** 0-based. */
  readonly index: number
  readonly ids: readonly number[]
  /** Lower-case hex, over the rows in canonical JSON (canonical-json.ts). */
  readonly sha256: string
}

/** The position of a scan. It is stored with the pages, so that the scan can go on from there after a reload. */
export interface ScanPosition {
  /** 1 for the first pass over the pages, 2 for the second. */
  readonly pass: number
  /** How many times pages were read again because rows had moved. */
  readonly rereads: number
  /** How many of those took place before the operator asked for further rounds; absent if nobody did. */
  readonly rereadsBefore?: number
  /** In rows. */
  readonly size: number
  readonly sort: string
  /** False if the call rejected the order by id, or did not keep it. */
  readonly isOrdered: boolean
  /** Number of rows that the platform named when this pass began. */
  readonly total: number
  /** The platform names no number of rows. The pass goes on until a page has no rows, and `total` only limits it. */
  readonly isTotalUnknown?: true
  /** Number of rows that the platform named when the scan began. */
  readonly totalBefore: number
  /** ms since the epoch, by this computer. */
  readonly startedAt: number
  /** The same moment by the platform's clock; null if the platform does not send it. */
  readonly serverStart: number | null
}

/**
 * Stores the pages of a scan. Every function rejects with a StorageError if the disk does not accept or return them.
 */
export interface PageStore<Row> {
  /** Stores the rows in place of those stored at this index before, and returns the mark made from them. */
  storePage(pass: number, index: number, rows: readonly Row[]): Promise<PageMark>
  /** The marks of a pass, in any order. */
  loadMarks(pass: number): Promise<readonly PageMark[]>
  /** Deletes the pages of a pass from this index on: the result has become shorter, or they are read again. */
  deleteFrom(pass: number, from: number): Promise<void>
  storePosition(position: ScanPosition): Promise<void>
}

/** The disk is full, or the browser stores nothing for this page. */
export class StorageError extends Error {}

/** Everything a scan needs from the page around it; the simulation passes in its own. */
export interface ScanEnvironment<Row> {
  /** One call through the shared client. Rejects with an ApiError, or with the reason of the signal. */
  fetchPage(request: PageRequest, signal: AbortSignal): Promise<PageResponse<Row>>
  readonly pageStore: PageStore<Row>
  /** ms since the epoch. */
  getNow(): number
  /** Settles after `ms` milliseconds, or as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** True while the operator types; then only one page is requested at a time. */
  isBusy?(): boolean
  /** Called after every step of the scan. */
  onProgress?(progress: ScanProgress): void
}

/**
 * How many passes a scan needs. 'once': one pass is enough. 'moves': the filter depends on values that can change, so
 * two passes must have the same ids. 'twice': the operator asked for two passes, which must have the same values too.
 */
export type PassMode = 'once' | 'moves' | 'twice'

/** The options of a scan. */
export interface ScanPlan {
  /** The list's own order, for a call that rejects 'id,ASC'. */
  readonly listOrder: string
  /** The list's own page size in rows, which its call surely accepts. */
  readonly listPageSize: number
  readonly passMode: PassMode
}

/** The progress of a scan. */
export interface ScanProgress {
  readonly phase: 'reading' | 'checking'
  /** 1-based. */
  readonly pass: number
  /** Number of passes there will be, if they do not differ. */
  readonly passCount: number
  readonly rereads: number
  readonly pages: number
  /** Nobody knows how many rows and pages there are; `pages` and `total` are then only the limit of the pass. */
  readonly isTotalUnknown?: boolean
  /** 0-based indexes, in this pass. */
  readonly readPages: readonly number[]
  readonly inFlight: readonly number[]
  readonly rowCount: number
  readonly total: number
  /** Rows read in all passes so far, and the number of rows in all passes. */
  readonly rowsRead: number
  readonly rowsToRead: number
  /** Page ends requested again so far, while checking. */
  readonly endsChecked: number
  /** Pages that were requested more than once (0-based), with the reason of the last retry. */
  readonly repeatedPages: readonly { readonly index: number; readonly times: number; readonly why: string }[]
  /** End of the wait that the platform demands (ms since the epoch); null if it demands none. */
  readonly waitUntilMs: number | null
}
