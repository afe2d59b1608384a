/** Makes the browser's Back close what is open over a list, like Esc, instead of leaving the list. */
import { useBlocker } from '@tanstack/react-router'
import { isBlockedByDialog } from '#ui/dialogs/confirm.ts'

/** While mounted, Back calls `close` and leaves the URL unchanged. */
export function useCloseOnBack(close: () => void): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      // Back belongs to a confirmation that is open above.
      if (isBlockedByDialog()) return false
      if (action === 'BACK') close()
      return action === 'BACK'
    },
  })
}
