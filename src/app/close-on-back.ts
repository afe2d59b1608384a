/** A step back is one out of what stands over the page, as Esc is, and not out of the page behind it (app/README §7). */
import type { RouterHistory } from '@tanstack/react-router'
import { getCurrentRun, subscribeToCurrentRun, setCurrentRun } from '#commands/bulk/run-store.ts'
import { subscribeToLayerDialog, getOpenDialog, openDialog } from '#commands/dialogs/dialog-store.ts'
import { isBlockedByDialog, subscribeToBlockingDialogs, cancelDialog } from '#ui/dialogs/confirm.ts'

/** Not the editor of a script: what is typed there is asked about, and is of no page. */
const isDialogOpen = () =>
  getCurrentRun()?.isReportOpen === true || (getOpenDialog() !== null && getOpenDialog() !== 'roteiro')

function closeDialog(): void {
  const current = getCurrentRun()
  if (current?.isReportOpen) setCurrentRun(current.job, current.run)
  else openDialog(null)
}

/** From now on Back and Forward say no to an open question and close help, history and their like; the page stays. */
export function closeDialogsOnBack(history: Pick<RouterHistory, 'block'>): void {
  let unblock: (() => void) | undefined
  const updateBlocker = () => {
    // There no longer than it is needed: the router has each change of address wait for what may block it.
    if (isBlockedByDialog() || isDialogOpen())
      unblock ??= history.block({
        enableBeforeUnload: false,
        blockerFn({ action }) {
          if (action === 'PUSH' || action === 'REPLACE') return false
          if (isBlockedByDialog()) void cancelDialog()
          else closeDialog()
          // A step of several has been agreed to: a form was let go.
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
