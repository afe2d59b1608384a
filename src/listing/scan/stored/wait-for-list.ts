/** A list that was gone to, once it is there. */
import { getScreen, type ListHandle, subscribeToScreen, routeTransition } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { type ListSource, getSource } from '#listing/list-source.ts'
import { isDialogPending, subscribeToPendingDialogs } from '#ui/dialogs/confirm.ts'
import { getScanKey } from '#listing/scan/scan-store.ts'

/** An address that leads elsewhere by now is not waited for any longer. */
const MAX_FRAMES = 300

/** ms: where nothing is on its way any more the list comes within these or not at all. */
const GRACE_MS = 150

/**
 * The list with this title, or with any where it is null, once it shows what has this key (whole-store.ts): the address
 * is drawn some frames after it was gone to. null where it comes to show something else, or is not come to: what is
 * asked for begins now or never.
 */
export async function whenListShows(
  title: string | null,
  getKey: (definition: AnyList) => string,
): Promise<ListSource | null> {
  const list = await whenListOnScreen(title)
  if (list === null) return null
  const source = getSource(list)
  const key = getKey(source.definition)
  for (let frames = 0; frames < MAX_FRAMES; frames++) {
    if (key === getScanKey(source.definition, source.getModel().state.filters)) return source
    await new Promise(requestAnimationFrame)
  }
  return null
}

/**
 * The list with this title; null where the way to it was given up: no change of screen is under way, and no question
 * holds it up (to stay with a form).
 */
const whenListOnScreen = (title: string | null): Promise<ListHandle | null> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = (list: ListHandle | null) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve(list)
    }
    const check = () => {
      clearTimeout(timer)
      const { list } = getScreen()
      if (list && (title === null || list.title === title)) finish(list)
      else if (routeTransition.get() !== 'under way' && !isDialogPending()) timer = setTimeout(finish, GRACE_MS, null)
    }
    const stops = [subscribeToScreen, routeTransition.subscribe, subscribeToPendingDialogs].map((subscribe) =>
      subscribe(check),
    )
    check()
  })
