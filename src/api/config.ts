/** The address of the platform, read from /config.json once at start, before the first call. */
import { createStore } from '#lib/storage/store.ts'

const apiBaseStore = createStore('/api')

/**
 * Sets the prefix of every path to `apiBase` of /config.json: '/api', '' for the root of the origin, or a full http(s)
 * URL. Trailing slashes are dropped.
 */
export function configureApi({ apiBase }: { readonly apiBase: string }): void {
  apiBaseStore.set(apiBase.replace(/\/+$/, ''))
}

/** Returns the prefix of every path. */
export const getApiBase = apiBaseStore.get
