/** What every consumer of a reading is: started, given page after page, ended (README §4). Pure. */
import type { ReadRow } from '#reading/walk/environment.ts'

/** A fold under way. `end` may be asked in the middle, for a partial result, and again. */
export interface RunningFold<Result> {
  add(rows: readonly ReadRow[]): void
  end(): Result
}

export interface Fold<Result> {
  start(): RunningFold<Result>
}

/** Runs a fold over pages that are at hand. */
export function foldPages<Result>(fold: Fold<Result>, pages: Iterable<readonly ReadRow[]>): Result {
  const running = fold.start()
  for (const rows of pages) running.add(rows)
  return running.end()
}
