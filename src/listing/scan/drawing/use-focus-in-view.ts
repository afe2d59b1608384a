/** Moves the focus to a chart that appears in a view that is open already: another chart, or the same as a table. */
import { type RefObject, useLayoutEffect } from 'react'
import { hasOpenDialog } from '#ui/focus/focus.ts'

/** Focuses the element when it is mounted and `isWanted`, unless the focus is on a control, or in a dialog. */
export function useFocusInView(element: RefObject<HTMLElement | null>, isWanted = true): void {
  // In the task that renders it: the next key belongs to the chart.
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isFree = focused === document.body || focused?.matches('[data-view], [data-awaits-chart]')
    if (isWanted && isFree && !hasOpenDialog()) element.current?.focus()
  }, [element, isWanted])
}
