/** Which list is on auto refresh, for its footer. The code that refreshes loads on first use (auto-refresh.ts). */
import { createStore } from '#lib/storage/store.ts'

/** The path of the list; null if none is on auto refresh. */
export const autoRefreshedPathStore = createStore<string | null>(null)

/** True after a failed refresh until one succeeds. */
export const isRefreshFailingStore = createStore(false)
