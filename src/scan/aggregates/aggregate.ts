/**
 * The interface of every aggregate over a scan: start, add each page, get the result (scan/aggregates/README §1). Pure.
 */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** A running aggregate. `getResult` may be called before the last page, for a partial result, and again later. */
export interface RunningAggregate<Result> {
  add(rows: readonly ScanRow[]): void
  getResult(): Result
}

/** A computation over all rows; `start` begins it anew for each scan. */
export interface Aggregate<Result> {
  start(): RunningAggregate<Result>
}

/**
 * An aggregate that needs two passes over the pages, because the first shows what the second looks for: `addFirstPass`
 * gets every page once, then `addSecondPass` gets every page again.
 */
export interface TwoPassAggregate<Result> {
  start(): {
    addFirstPass(rows: readonly ScanRow[]): void
    addSecondPass(rows: readonly ScanRow[]): void
    getResult(): Result
  }
}

/** Creates an aggregate with the same input whose result is changed by `change`. */
export function mapAggregate<From, To>(aggregate: Aggregate<From>, change: (result: From) => To): Aggregate<To> {
  return {
    start() {
      const running = aggregate.start()
      return { add: (rows) => running.add(rows), getResult: () => change(running.getResult()) }
    },
  }
}
