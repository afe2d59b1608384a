/** Whether the page is being printed (listing/copy/README §3). */
import { useSyncExternalStore } from 'react'
import { useMedia } from '#ui/theme/media.ts'

let isAsked = false
const printed = (listener: () => void) => {
  const hear = ({ type }: Event) => {
    isAsked = type === 'beforeprint'
    listener()
  }
  const moments = ['beforeprint', 'afterprint'] as const
  for (const moment of moments) addEventListener(moment, hear)
  return () => {
    for (const moment of moments) removeEventListener(moment, hear)
  }
}

/**
 * True while the page is being printed: all rows are drawn then, not those in sight alone. Told before the sheets are
 * counted; the medium itself changes after that, and rows that come with it stand on none.
 */
export function usePrinting(): boolean {
  const isMedium = useMedia('print')
  return useSyncExternalStore(printed, () => isAsked) || isMedium
}
