/** Runs an aggregate over pages of a test. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { Aggregate } from './aggregate.ts'

/** Runs an aggregate over the given pages and returns its result. */
export function runAggregate<Result>(aggregate: Aggregate<Result>, pages: Iterable<readonly ScanRow[]>): Result {
  const running = aggregate.start()
  for (const rows of pages) running.add(rows)
  return running.getResult()
}
