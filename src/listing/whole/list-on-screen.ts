/** A list that was gone to, once it is there. */
import { currentScreen, type ListHandle, onScreenChange } from '#commands/screen.ts'

/** Settles when the list with this title is on the screen, its address read. */
export function listOnScreen(title: string): Promise<ListHandle> {
  return new Promise((resolve) => {
    const look = () => {
      const { list } = currentScreen()
      if (list?.title !== title) return
      stop()
      // Its filters come from the address, which is drawn in the same step as the list.
      setTimeout(() => resolve(list))
    }
    const stop = onScreenChange(look)
    look()
  })
}
