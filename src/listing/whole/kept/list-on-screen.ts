/** A list that was gone to, once it is there. */
import { currentScreen, type ListHandle, onScreenChange, screenChange } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { type ListSource, sourceOf } from '#listing/source.ts'
import { isAsking, onAsking } from '#ui/dialogs/confirm.ts'
import { keyOf } from '#listing/whole/whole-store.ts'

/** An address that leads elsewhere by now is not waited for any longer. */
const MOST_FRAMES = 300

/** ms: where nothing is on its way any more the list comes within these or not at all. */
const GRACE = 150

/**
 * The list with this title, or with any where it is null, once it shows what has this key (whole-store.ts): the address
 * is drawn some frames after it was gone to. null where it comes to show something else, or is not come to: what is
 * asked for begins now or never.
 */
export async function listShowing(
  title: string | null,
  keyIn: (definition: AnyList) => string,
): Promise<ListSource | null> {
  const list = await listOnScreen(title)
  if (list === null) return null
  const source = sourceOf(list)
  const key = keyIn(source.definition)
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    if (key === keyOf(source.definition, source.model().state.filters)) return source
    await new Promise(requestAnimationFrame)
  }
  return null
}

/**
 * The list with this title; null where the way to it was given up: no change of screen is under way, and no question
 * holds it up (to stay with a form).
 */
const listOnScreen = (title: string | null): Promise<ListHandle | null> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (list: ListHandle | null) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve(list)
    }
    const look = () => {
      clearTimeout(timer)
      const { list } = currentScreen()
      if (list && (title === null || list.title === title)) end(list)
      else if (screenChange.get() !== 'under way' && !isAsking()) timer = setTimeout(end, GRACE, null)
    }
    const stops = [onScreenChange, screenChange.subscribe, onAsking].map((subscribe) => subscribe(look))
    look()
  })
