/** What every consumer of a reading is: started, given page after page, ended (scan/aggregates/README §1). Pure. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** A fold under way. `end` may be asked in the middle, for a partial result, and again. */
export interface RunningAggregate<Result> {
  add(rows: readonly ScanRow[]): void
  getResult(): Result
}

/** Something that is counted over all rows, to be begun anew for each reading. */
export interface Aggregate<Result> {
  start(): RunningAggregate<Result>
}

/**
 * A fold that looks at everything twice, because what it seeks is known only at the end of the first look: `first`
 * gets every page once, `second` then gets every page again.
 */
export interface TwoPassAggregate<Result> {
  start(): {
    addFirstPass(rows: readonly ScanRow[]): void
    addSecondPass(rows: readonly ScanRow[]): void
    getResult(): Result
  }
}

/** The same fold, its result changed. */
export function mapAggregate<From, To>(aggregate: Aggregate<From>, change: (result: From) => To): Aggregate<To> {
  return {
    start() {
      const running = aggregate.start()
      return { add: (rows) => running.add(rows), getResult: () => change(running.getResult()) }
    },
  }
}
