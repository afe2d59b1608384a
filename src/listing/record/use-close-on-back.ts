/** A step back is one out of what stands over a list, as Esc is, and not out of the list behind it. */
import { useBlocker } from '@tanstack/react-router'
import { isBlockedByDialog } from '#ui/dialogs/confirm.ts'

/** While it is drawn, a step back calls `close` and leaves the address as it is. */
export function useCloseOnBack(close: () => void): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      // An open question over it has the step.
      if (isBlockedByDialog()) return false
      if (action === 'BACK') close()
      return action === 'BACK'
    },
  })
}
