/** What was read whole lies on this computer's disk: a sign-out takes it away, whether or not anything read here. */
import { isSignOut, onSessionLost } from '#api/session-leave.ts'
import { DATABASE } from '#reading/keeper/database-name.ts'

/** From now on; the browser goes on erasing while the tab leaves. */
export function eraseReadingsAtSignOut(): void {
  onSessionLost((reason) => {
    if (!isSignOut(reason)) return
    try {
      indexedDB.deleteDatabase(DATABASE)
    } catch {
      // Without storage there is nothing to erase.
    }
  })
}
