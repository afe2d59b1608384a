/** A step back is one out of what stands over a list, as Esc is, and not out of the list behind it. */
import { useBlocker } from '@tanstack/react-router'

/** While it is drawn, a step back calls `close` and leaves the address as it is. */
export function useBackCloses(close: () => void): void {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn({ action }) {
      if (action === 'BACK') close()
      return action === 'BACK'
    },
  })
}
