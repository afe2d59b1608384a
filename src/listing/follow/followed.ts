/** Which list is followed, for its footer; what follows it is fetched when it is asked for (following.ts). */
import { createStore } from '#lib/kept/store.ts'

/** The path of the list; null where none is. */
export const followed = createStore<string | null>(null)

/** True from a reading that failed until one is answered. */
export const unanswered = createStore(false)
