/**
 * What a reading takes from the world: the call, the clock, a place for its pages. All of it is given
 * (reading/walk/README §1).
 */
import type { Page } from '#api/page.ts'

/** Any record that a list answers: only its id is known here. */
export interface ReadRow {
  readonly id: number
}

/** One paged call. `page` is 0-based, `size` in rows, `sort` is 'field,ASC' or 'field,DESC'. */
export interface PageAsk {
  readonly page: number
  readonly size: number
  readonly sort: string
}

/** A page as it was answered; `date` is the platform's clock (ms since the epoch), null where it cannot be read. */
export interface PageAnswer<Row> extends Page<Row> {
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
export interface ReadingPosition {
  /** 1 for the first walk over the pages, 2 for the second. */
  readonly walk: number
  /** How many times pages were read again because rows had moved. */
  readonly rereads: number
  /** Those of them before the operator asked for further rounds; absent where nobody did. */
  readonly rereadsBefore?: number
  /** Rows a page. */
  readonly size: number
  readonly sort: string
  /** False where the call refused the order by id, or did not keep it. */
  readonly ordered: boolean
  /** Rows that the platform named when this walk began. */
  readonly total: number
  /** It names none: the walk goes on until a page has no rows, and the total is how far it may go. */
  readonly uncounted?: true
  /** Rows that it named when the reading began. */
  readonly totalBefore: number
  /** ms since the epoch, by this computer. */
  readonly startedAt: number
  /** The same moment by the platform; null where it does not say. */
  readonly serverStart: number | null
}

/** Where pages go. Every function rejects with a StorageRefused where the disk does not take or give them. */
export interface PageKeeper<Row> {
  /** Keeps the rows in place of what stood at this index; the mark is made on the way. */
  keep(walk: number, index: number, rows: readonly Row[]): Promise<PageMark>
  /** The marks of a walk, in any order. */
  marks(walk: number): Promise<readonly PageMark[]>
  /** Forgets the pages of a walk from this index on: the result has become shorter, or they are read again. */
  cut(walk: number, from: number): Promise<void>
  note(position: ReadingPosition): Promise<void>
}

/** The disk is full, or the browser keeps nothing for this page. */
export class StorageRefused extends Error {}

/** What a reading needs of the page around it; the simulation gives its own. */
export interface ReadingEnvironment<Row> {
  /** One call through the shared client; rejects with an ApiError, or with the signal's reason. */
  fetchPage(ask: PageAsk, signal: AbortSignal): Promise<PageAnswer<Row>>
  readonly pages: PageKeeper<Row>
  /** ms since the epoch. */
  now(): number
  /** Settles after so many ms, or as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  /** True while the operator is at the keys: then pages are asked for one at a time. */
  isBusy?(): boolean
  /** Hears where the reading stands, often. */
  onProgress?(progress: ReadingProgress): void
}

/**
 * 'once': one walk proves. 'moves': the filter speaks of values that can change, so two walks must have the same ids.
 * 'twice': the operator asked for two, and their values must be the same as well.
 */
export type Walks = 'once' | 'moves' | 'twice'

/** What is asked for. */
export interface ReadingPlan {
  /** The list's own order, for a call that refuses 'id,ASC'. */
  readonly ownOrder: string
  /** The list's own page size, which its call surely takes. */
  readonly ownSize: number
  readonly walks: Walks
}

/** Where a reading stands. */
export interface ReadingProgress {
  readonly phase: 'reading' | 'checking'
  /** 1-based. */
  readonly walk: number
  /** So many there will be, where they do not differ. */
  readonly walks: number
  readonly rereads: number
  readonly pages: number
  /** Nobody knows how many rows and pages there are; those told are how far the walk may go. */
  readonly uncounted?: boolean
  /** 0-based indexes of this walk. */
  readonly read: readonly number[]
  readonly inFlight: readonly number[]
  readonly lines: number
  readonly total: number
  /** Rows read in all walks so far, and those of all of them. */
  readonly done: number
  readonly all: number
  /** Page ends asked again so far, while checking. */
  readonly endsChecked: number
  /** Pages that were asked more than once, with the reason of the last time. */
  readonly repeated: readonly { readonly index: number; readonly times: number; readonly why: string }[]
  /** Until when the platform asked to be left alone (ms since the epoch); null where it did not. */
  readonly heldUntil: number | null
}
