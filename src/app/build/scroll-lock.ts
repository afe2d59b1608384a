/**
 * Stands in for react-remove-scroll in the bundle. Behind a window nothing can be scrolled as it is: the shell is as
 * high as the screen, and over the scrim there is nothing of it (ui/README §6). What is left is a phone's pull that
 * reloads.
 */
import { type ReactNode, useEffect } from 'react'

let openDialogCount = 0

function changeOpenDialogCount(step: number) {
  openDialogCount += step
  document.documentElement.style.overscrollBehavior = openDialogCount > 0 ? 'none' : ''
}

/** Draws its child alone; while it stands, a pull beyond the page's end does nothing. */
export function RemoveScroll({ children }: { children?: ReactNode }): ReactNode {
  useEffect(() => {
    changeOpenDialogCount(1)
    return () => changeOpenDialogCount(-1)
  }, [])
  return children
}
