/** A fold tried on pages that are at hand. */
import type { ReadRow } from '#reading/walk/environment.ts'
import type { Fold } from './fold.ts'

/** Runs a fold over pages that are at hand. */
export function foldPages<Result>(fold: Fold<Result>, pages: Iterable<readonly ReadRow[]>): Result {
  const running = fold.start()
  for (const rows of pages) running.add(rows)
  return running.end()
}
