/** Makes Back close what is open over the page, as Esc does, and not leave the page behind it (app/README §7). */
import type { RouterHistory } from '@tanstack/react-router'
import { getCurrentRun, subscribeToCurrentRun, setCurrentRun } from '#commands/bulk/run-store.ts'
import { subscribeToLayerDialog, getOpenDialog, openDialog } from '#commands/dialogs/dialog-store.ts'
import { isBlockedByDialog, subscribeToBlockingDialogs, cancelDialog } from '#ui/dialogs/confirm.ts'

/**
 * True if a dialog of the command layer is open. The script editor does not count: its own question protects what is
 * typed there, and it belongs to no page.
 */
const isDialogOpen = () =>
  getCurrentRun()?.isReportOpen === true || (getOpenDialog() !== null && getOpenDialog() !== 'roteiro')

function closeDialog(): void {
  const current = getCurrentRun()
  if (current?.isReportOpen) setCurrentRun(current.job, current.run)
  else openDialog(null)
}

/**
 * From now on Back and Forward cancel an open confirmation and close help, history and similar dialogs. The page stays.
 */
export function closeDialogsOnBack(history: Pick<RouterHistory, 'block'>): void {
  let unblock: (() => void) | undefined
  const updateBlocker = () => {
    // The blocker exists only while it is needed: it makes the router wait at each change of address.
    if (isBlockedByDialog() || isDialogOpen())
      unblock ??= history.block({
        enableBeforeUnload: false,
        blockerFn({ action }) {
          if (action === 'PUSH' || action === 'REPLACE') return false
          if (isBlockedByDialog()) void cancelDialog()
          else closeDialog()
          // A jump over several entries was already confirmed: its form was left.
          return action !== 'GO'
        },
      })
    else {
      unblock?.()
      unblock = undefined
    }
  }
  for (const subscribe of [subscribeToBlockingDialogs, subscribeToLayerDialog, subscribeToCurrentRun])
    subscribe(updateBlocker)
}
