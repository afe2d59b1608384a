/** Which list is followed, for its footer; what follows it is fetched when it is asked for (following.ts). */
import { createStore } from '#lib/storage/store.ts'

/** The path of the list; null where none is. */
export const autoRefreshedPathStore = createStore<string | null>(null)

/** True from a reading that failed until one is answered. */
export const isRefreshFailingStore = createStore(false)
