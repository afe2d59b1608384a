/**
 * Whether the page is being printed, for components that print other content than they show (listing/export/README §3).
 */
import { useState, useSyncExternalStore } from 'react'
import { useMediaQuery } from '#ui/theme/media-query.ts'

/** Creates what one component knows of the browser's print events; it follows them while the component is mounted. */
function createPrintState() {
  let isPrinting = false
  return {
    isPrinting: () => isPrinting,
    subscribe(listener: () => void) {
      const handlePrintEvent = ({ type }: Event) => {
        isPrinting = type === 'beforeprint'
        listener()
      }
      const eventTypes = ['beforeprint', 'afterprint'] as const
      for (const eventType of eventTypes) addEventListener(eventType, handlePrintEvent)
      return () => {
        for (const eventType of eventTypes) removeEventListener(eventType, handlePrintEvent)
      }
    },
  }
}

/**
 * Returns true while the page is being printed: all rows are drawn then, not only the visible ones. The beforeprint
 * event comes before the browser counts the sheets. The print medium comes after that, too late for further rows.
 */
export function useIsPrinting(): boolean {
  const isPrintMedium = useMediaQuery('print')
  const [printState] = useState(createPrintState)
  return useSyncExternalStore(printState.subscribe, printState.isPrinting) || isPrintMedium
}
