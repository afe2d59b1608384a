/** What every consumer of a reading is: started, given page after page, ended (reading/folds/README §1). Pure. */
import type { ReadRow } from '#reading/walk/environment.ts'

/** A fold under way. `end` may be asked in the middle, for a partial result, and again. */
export interface RunningFold<Result> {
  add(rows: readonly ReadRow[]): void
  end(): Result
}

/** Something that is counted over all rows, to be begun anew for each reading. */
export interface Fold<Result> {
  start(): RunningFold<Result>
}

/**
 * A fold that looks at everything twice, because what it seeks is known only at the end of the first look: `first`
 * gets every page once, `second` then gets every page again.
 */
export interface TwoPassFold<Result> {
  start(): { first(rows: readonly ReadRow[]): void; second(rows: readonly ReadRow[]): void; end(): Result }
}

/** The same fold, its result changed. */
export function mapped<From, To>(fold: Fold<From>, change: (result: From) => To): Fold<To> {
  return {
    start() {
      const running = fold.start()
      return { add: (rows) => running.add(rows), end: () => change(running.end()) }
    },
  }
}
