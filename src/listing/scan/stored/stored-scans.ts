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
  // Without storage there is nothing to resume.
  whenOwnerKnown(() => void offerIfStored().catch(() => {}))
}

async function offerIfStored(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  // Firefox before 126 cannot list its databases. The scans are then looked for in the database itself.
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : null
  if (databases && databases.every(({ name }) => name !== getDatabaseName())) return
  await (await import('./offer-resume.ts')).offerResume()
}
