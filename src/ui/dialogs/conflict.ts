/** Asks what to do with a record that was changed on both sides (case N1). */
import { queue } from './confirm.ts'
import type { Conflict, Decision } from './conflict-sides.ts'

/**
 * Asks field by field, once every question before it is answered; the window is fetched with the first conflict. Null
 * without a word where `isOver` says by then that the record's form was let go.
 */
export const askConflict = (conflict: Conflict, isOver?: () => boolean): Promise<Decision> =>
  queue(async () => {
    const { openConflict } = await import('./confirm-host.tsx')
    return isOver?.() ? null : openConflict(conflict)
  })
