/** Which list is on auto refresh, for its footer. The code that refreshes loads on first use (auto-refresh.ts). */
import { createStore, type Store } from '#lib/storage/store.ts'

/** What the footer knows of auto refresh. */
export interface AutoRefreshStores {
  /** The path of the list; null if none is on auto refresh. */
  readonly refreshedPathStore: Store<string | null>
  /** True after a failed refresh until one succeeds. */
  readonly isFailingStore: Store<boolean>
}

/** Creates the stores while no list is on auto refresh. */
export const createAutoRefreshStores = (): AutoRefreshStores => ({
  refreshedPathStore: createStore<string | null>(null),
  isFailingStore: createStore(false),
})

/** The stores of this page. */
export const autoRefreshStores = createAutoRefreshStores()
