/**
 * Replaces react-remove-scroll in the bundle. Behind a dialog nothing can be scrolled anyway: the shell is as high as
 * the screen, and the scrim covers it (ui/README §6). Only a phone's pull-to-reload remains to be stopped.
 */
import { type ReactNode, useEffect } from 'react'
import { createStore } from '#lib/storage/store.ts'

const openDialogCountStore = createStore(0)

function changeOpenDialogCount(step: number) {
  openDialogCountStore.set(openDialogCountStore.get() + step)
  document.documentElement.style.overscrollBehavior = openDialogCountStore.get() > 0 ? 'none' : ''
}

/** Renders its child. While it is mounted, a pull beyond the end of the page does nothing. */
export function RemoveScroll({ children }: { children?: ReactNode }): ReactNode {
  useEffect(() => {
    changeOpenDialogCount(1)
    return () => changeOpenDialogCount(-1)
  }, [])
  return children
}
