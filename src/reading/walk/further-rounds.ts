/** Further rounds for a reading whose rows moved, asked for by its operator (reading/walk/README §1). */
import type { ReadingPosition } from './environment.ts'
import type { ReadingOutcome } from './verdict.ts'

/**
 * The first page (0-based) that moved: all before it stand. null where nothing moved, or nothing can stand because two
 * whole walks have to agree.
 */
export const firstMoved = ({ verdict, double }: ReadingOutcome): number | null =>
  verdict.kind === 'moved' && !double ? (verdict.pages[0] ?? 0) : null

/** Where a reading stands that is read again from `firstMoved` on: with as many rounds as a new one. */
export function furtherRounds(position: ReadingPosition, { totalAfter }: ReadingOutcome): ReadingPosition {
  const rereads = position.rereads + 1
  return { ...position, total: totalAfter, rereads, rereadsBefore: rereads }
}
