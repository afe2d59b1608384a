/** Asks which changes to keep if a record was changed both here and on the platform (case N1). */
import { queueDialog } from './confirm.ts'
import type { Conflict, ConflictDecision } from './conflict-types.ts'

/**
 * Asks field by field, after every earlier dialog is answered. The dialog is fetched with the first conflict. Resolves
 * to null without a question if `isCancelled` returns true by then, because the form was left.
 */
export const resolveConflict = (conflict: Conflict, isCancelled?: () => boolean): Promise<ConflictDecision> =>
  queueDialog(async () => {
    const { openConflictDialog } = await import('./dialog-host.tsx')
    return isCancelled?.() ? null : openConflictDialog(conflict)
  })
