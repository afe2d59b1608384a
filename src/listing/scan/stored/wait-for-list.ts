/** Waits until a list is on the screen after navigation. */
import { getScreen, type ListHandle, subscribeToScreen, routeTransition } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { type ListSource, getSource } from '#listing/list-source.ts'
import { isDialogPending, subscribeToPendingDialogs } from '#ui/dialogs/confirm.ts'
import { getScanKey } from '#listing/scan/scan-store.ts'

/** After this many frames without the expected filter, the wait ends: the navigation led elsewhere. */
const MAX_FRAMES = 300

/** ms to wait for the list when no navigation is in progress. */
const GRACE_MS = 150

/**
 * Resolves with the list of this title (any list if null) once its filter has this key (scan-store.ts): a list renders
 * some frames after the navigation. Resolves with null if the list shows something else, or never appears; then the
 * caller does nothing.
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
 * Resolves with the list of this title; null if the navigation was given up: no route transition is in progress, and no
 * dialog (asking to stay with a form) delays it.
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
