/** What was read whole lies on this computer's disk: a sign-out takes it away, whether or not anything read here. */
import { isSignOut, onSessionLost } from '#api/session/session-exit.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import { DATABASE } from '#scan/page-store/database-name.ts'

/** From now on; the browser goes on erasing while the tab leaves. */
export function eraseScansAtSignOut(): void {
  onSessionLost((reason) => {
    if (!isSignOut(reason)) return
    try {
      indexedDB.deleteDatabase(DATABASE)
    } catch {
      // Without storage there is nothing to erase.
    }
  })
}

/** Offers to go on with what was left in the middle; the code for it is fetched only where something was kept. */
export function offerStoredScans(): void {
  whenOwnerKnown(() => {
    if (typeof indexedDB === 'undefined') return
    void indexedDB
      .databases()
      .then(async (known) => {
        if (known.some(({ name }) => name === DATABASE)) await (await import('./offer-resume.ts')).offerResume()
      })
      // Without storage there is nothing to go on with.
      .catch(() => {})
  })
}
