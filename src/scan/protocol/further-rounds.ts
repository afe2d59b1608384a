/** Further rounds for a scan whose rows moved, when its operator asks for them (scan/protocol/README §1). */
import type { ScanPosition } from './scan-environment.ts'
import type { ScanOutcome } from './verdict.ts'

/**
 * The first page (0-based) that moved; all pages before it stay valid. null if nothing moved, or if two whole passes
 * must agree, so that no page can stay.
 */
export const getFirstMovedPage = ({ verdict, double }: ScanOutcome): number | null =>
  verdict.kind === 'moved' && !double ? (verdict.pages[0] ?? 0) : null

/** The position of a scan that is read again from its first moved page on, with as many rounds as a new scan has. */
export function createFurtherRounds(position: ScanPosition, { totalAfter }: ScanOutcome): ScanPosition {
  const rereads = position.rereads + 1
  return { ...position, total: totalAfter, rereads, rereadsBefore: rereads }
}
