/** A fold tried on pages that are at hand. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { Aggregate } from './aggregate.ts'

/** Runs a fold over pages that are at hand. */
export function aggregatePagesOf<Result>(aggregate: Aggregate<Result>, pages: Iterable<readonly ScanRow[]>): Result {
  const running = aggregate.start()
  for (const rows of pages) running.add(rows)
  return running.getResult()
}
