/**
 * Deletes stored scans at sign-out, whether or not this tab scanned anything, and offers unfinished ones at the start.
 */
import { isSignOut, onSessionLost } from '#api/session/session-exit.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import { getDatabaseName } from '#scan/page-store/database-name.ts'

/** Deletes the database at every sign-out from now on. The browser completes the deletion while the tab leaves. */
export function eraseScansAtSignOut(): void {
  onSessionLost((reason) => {
    if (!isSignOut(reason)) return
    try {
      indexedDB.deleteDatabase(getDatabaseName())
    } catch {
      // Without storage there is nothing to delete.
    }
  })
}

/** Offers to resume an unfinished scan. The code for it is loaded only if something is stored. */
export function offerStoredScans(): void {
  whenOwnerKnown(() => {
    if (typeof indexedDB === 'undefined') return
    void indexedDB
      .databases()
      .then(async (databases) => {
        if (databases.some(({ name }) => name === getDatabaseName()))
          await (await import('./offer-resume.ts')).offerResume()
      })
      // Without storage there is nothing to resume.
      .catch(() => {})
  })
}
