/** Asks what to do with a record that was changed on both sides (case N1). */
import type { Conflict, Decision } from './conflict-sides.ts'

/** Asks field by field; the window is fetched with the first conflict. */
export const askConflict = async (conflict: Conflict): Promise<Decision> =>
  (await import('./confirm-host.tsx')).openConflict(conflict)
