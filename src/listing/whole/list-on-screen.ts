/** A list that was gone to, once it is there. */
import { currentScreen, type ListHandle, onScreenChange } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { type ListSource, sourceOf } from '#listing/source.ts'
import { keyOf } from './whole-store.ts'

/** An address that leads elsewhere by now is not waited for any longer. */
const MOST_FRAMES = 300

/**
 * The list with this title once it shows what has this key (whole-store.ts): the address is drawn some frames after it
 * was gone to. null where it comes to show something else.
 */
export async function listShowing(title: string, keyIn: (definition: AnyList) => string): Promise<ListSource | null> {
  const source = sourceOf(await listOnScreen(title))
  const key = keyIn(source.definition)
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    if (key === keyOf(source.definition, source.model().state.filters)) return source
    await new Promise(requestAnimationFrame)
  }
  return null
}

/** Settles when the list with this title is on the screen, its address read. */
function listOnScreen(title: string): Promise<ListHandle> {
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
