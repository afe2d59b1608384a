/** A list that was gone to, once it is there. */
import { currentScreen, type ListHandle, screenChange } from '#commands/screen.ts'
import type { AnyList } from '#listing/define.ts'
import { type ListSource, sourceOf } from '#listing/source.ts'
import { isQuestionDue } from '#ui/dialogs/confirm.ts'
import { isPageCovered } from '#ui/focus/focus.ts'
import { keyOf } from '#listing/whole/whole-store.ts'

/** An address that leads elsewhere by now is not waited for any longer. */
const MOST_FRAMES = 300

/** ms between two looks, and how many in a row must find nothing on its way: an answered question is gone before what follows. */
const LOOK = 30
const LOOKS = 5

/**
 * The list with this title once it shows what has this key (whole-store.ts): the address is drawn some frames after it
 * was gone to. null where it comes to show something else, or is not come to: what is asked for begins now or never.
 */
export async function listShowing(title: string, keyIn: (definition: AnyList) => string): Promise<ListSource | null> {
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
 * The list with this title, its address read; null where the way to it was given up. It is looked for again and again: no
 * one tells that an operator has answered to stay with a form.
 */
async function listOnScreen(title: string): Promise<ListHandle | null> {
  for (let idle = 0; idle < LOOKS; idle++) {
    // Its filters come from the address, which is drawn in the same step as the list.
    await new Promise((resolve) => setTimeout(resolve, LOOK))
    const { list } = currentScreen()
    if (list?.title === title) return list
    if (screenChange.get() === 'under way' || isQuestionDue() || isPageCovered()) idle = -1
  }
  return null
}
