/** Whether the page is being printed (listing/export/README §3). */
import { useSyncExternalStore } from 'react'
import { useMediaQuery } from '#ui/theme/media-query.ts'

let isPrinting = false
const subscribeToPrint = (listener: () => void) => {
  const handlePrintEvent = ({ type }: Event) => {
    isPrinting = type === 'beforeprint'
    listener()
  }
  const moments = ['beforeprint', 'afterprint'] as const
  for (const moment of moments) addEventListener(moment, handlePrintEvent)
  return () => {
    for (const moment of moments) removeEventListener(moment, handlePrintEvent)
  }
}

/**
 * True while the page is being printed: all rows are drawn then, not those in sight alone. Told before the sheets are
 * counted; the medium itself changes after that, and rows that come with it stand on none.
 */
export function useIsPrinting(): boolean {
  const isMedium = useMediaQuery('print')
  return useSyncExternalStore(subscribeToPrint, () => isPrinting) || isMedium
}
