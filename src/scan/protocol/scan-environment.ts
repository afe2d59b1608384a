/**
 * What a reading takes from the world: the call, the clock, a place for its pages. All of it is given
 * (scan/protocol/README §1).
 */
import type { Page } from '#api/page.ts'

/** Any record that a list answers: only its id is known here. */
export interface ScanRow {
  readonly id: number
}

/** One paged call. `page` is 0-based, `size` in rows, `sort` is 'field,ASC' or 'field,DESC'. */
export interface PageRequest {
  readonly page: number
  readonly size: number
  readonly sort: string
}

/** A page as it was answered; `date` is the platform's clock (ms since the epoch), null where it cannot be read. */
export interface PageResponse<Row> extends Page<Row> {
  readonly date?: number | null
}

/** What a page leaves in memory. Its rows are on disk. */
export interface PageMark {
  /** 0-based. */
  readonly index: number
  readonly ids: readonly number[]
  /** Lower-case hex, over the rows in canonical JSON (canonical.ts). */
  readonly sha256: string
}

/** Where a reading stands: kept with its pages, so that it goes on from there after a reload. */
export interface ScanPosition {
  /** 1 for the first walk over the pages, 2 for the second. */
  readonly pass: number
  /** How many times pages were read again because rows had moved. */
  readonly rereads: number
  /** Those of them before the operator asked for further rounds; absent where nobody did. */
  readonly rereadsBefore?: number
  /** Rows a page. */
  readonly size: number
  readonly sort: string
  /** False where the call refused the order by id, or did not keep it. */
  readonly isOrdered: boolean
  /** Rows that the platform named when this walk began. */
  readonly total: number
  /** It names none: the walk goes on until a page has no rows, and the total is how far it may go. */
  readonly isTotalUnknown?: true
  /** Rows that it named when the reading began. */
  readonly totalBefore: number
  /** ms since the epoch, by this computer. */
  readonly startedAt: number
  /** The same moment by the platform; null where it does not say. */
  readonly serverStart: number | null
}

/** Where pages go. Every function rejects with a StorageRefused where the disk does not take or give them. */
export interface PageStore<Row> {
  /** Keeps the rows in place of what stood at this index; the mark is made on the way. */
  storePage(pass: number, index: number, rows: readonly Row[]): Promise<PageMark>
  /** The marks of a walk, in any order. */
  loadMarks(pass: number): Promise<readonly PageMark[]>
  /** Forgets the pages of a walk from this index on: the result has become shorter, or they are read again. */
  deleteFrom(pass: number, from: number): Promise<void>
  storePosition(position: ScanPosition): Promise<void>
}

/** The disk is full, or the browser keeps nothing for this page. */
export class StorageError extends Error {}

/** What a reading needs of the page around it; the simulation gives its own. */
export interface ScanEnvironment<Row> {
  /** One call through the shared client; rejects with an ApiError, or with the signal's reason. */
  fetchPage(ask: PageRequest, signal: AbortSignal): Promise<PageResponse<Row>>
  readonly pageStore: PageStore<Row>
  /** ms since the epoch. */
  getNow(): number
  /** Settles after so many ms, or as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** True while the operator is at the keys: then pages are asked for one at a time. */
  isBusy?(): boolean
  /** Hears where the reading stands, often. */
  onProgress?(progress: ScanProgress): void
}

/**
 * 'once': one walk proves. 'moves': the filter speaks of values that can change, so two walks must have the same ids.
 * 'twice': the operator asked for two, and their values must be the same as well.
 */
export type PassMode = 'once' | 'moves' | 'twice'

/** What is asked for. */
export interface ScanPlan {
  /** The list's own order, for a call that refuses 'id,ASC'. */
  readonly listOrder: string
  /** The list's own page size, which its call surely takes. */
  readonly listPageSize: number
  readonly passMode: PassMode
}

/** Where a reading stands. */
export interface ScanProgress {
  readonly phase: 'reading' | 'checking'
  /** 1-based. */
  readonly pass: number
  /** So many there will be, where they do not differ. */
  readonly passCount: number
  readonly rereads: number
  readonly pages: number
  /** Nobody knows how many rows and pages there are; those told are how far the walk may go. */
  readonly isTotalUnknown?: boolean
  /** 0-based indexes of this walk. */
  readonly readPages: readonly number[]
  readonly inFlight: readonly number[]
  readonly rowCount: number
  readonly total: number
  /** Rows read in all walks so far, and those of all of them. */
  readonly rowsRead: number
  readonly rowsToRead: number
  /** Page ends asked again so far, while checking. */
  readonly endsChecked: number
  /** Pages that were asked more than once, with the reason of the last time. */
  readonly repeatedPages: readonly { readonly index: number; readonly times: number; readonly why: string }[]
  /** Until when the platform asked to be left alone (ms since the epoch); null where it did not. */
  readonly waitUntilMs: number | null
}
