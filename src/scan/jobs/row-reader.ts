/** How jobs read the rows of a scan's pages. */
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { type StoredPages, readStoredRows } from '#scan/page-store/stored-pages.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** How many rows are passed on at once, and what is awaited after each slice. */
export interface Pace {
  readonly sliceSize: number
  yieldToBrowser(): Promise<void> | void
}

/** Reads the rows of a scan in their order, slice by slice. */
export type ReadRows = (storedPages: StoredPages) => AsyncIterable<readonly ScanRow[]>

/** Computes an aggregate over all rows of a scan. */
export type RunAggregate = <Result>(storedPages: StoredPages, aggregate: Aggregate<Result>) => Promise<Result>

/** Creates the reader of rows at this pace. */
export const createRowReader =
  ({ sliceSize, yieldToBrowser }: Pace): ReadRows =>
  (storedPages) =>
    readStoredRows(storedPages, sliceSize, yieldToBrowser)

/** Creates the function that computes aggregates of the rows that `readRows` returns. */
export const createAggregateRunner =
  (readRows: ReadRows): RunAggregate =>
  async (storedPages, aggregate) => {
    const running = aggregate.start()
    for await (const rows of readRows(storedPages)) running.add(rows)
    return running.getResult()
  }
