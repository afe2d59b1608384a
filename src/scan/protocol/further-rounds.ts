/** Further rounds for a reading whose rows moved, asked for by its operator (scan/protocol/README §1). */
import type { ScanPosition } from './scan-environment.ts'
import type { ScanOutcome } from './verdict.ts'

/**
 * The first page (0-based) that moved: all before it stand. null where nothing moved, or nothing can stand because two
 * whole walks have to agree.
 */
export const getFirstMovedPage = ({ verdict, double }: ScanOutcome): number | null =>
  verdict.kind === 'moved' && !double ? (verdict.pages[0] ?? 0) : null

/** Where a reading stands that is read again from `firstMoved` on: with as many rounds as a new one. */
export function createFurtherRounds(position: ScanPosition, { totalAfter }: ScanOutcome): ScanPosition {
  const rereads = position.rereads + 1
  return { ...position, total: totalAfter, rereads, rereadsBefore: rereads }
}
