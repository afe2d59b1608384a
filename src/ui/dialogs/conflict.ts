/** Asks what to do with a record that was changed on both sides (case N1). */
import { queueDialog } from './confirm.ts'
import type { Conflict, ConflictDecision } from './conflict-types.ts'

/**
 * Asks field by field, once every question before it is answered; the window is fetched with the first conflict. Null
 * without a word where `isOver` says by then that the record's form was let go.
 */
export const resolveConflict = (conflict: Conflict, isCancelled?: () => boolean): Promise<ConflictDecision> =>
  queueDialog(async () => {
    const { openConflictDialog } = await import('./dialog-host.tsx')
    return isCancelled?.() ? null : openConflictDialog(conflict)
  })
