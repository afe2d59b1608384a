/** Where the platform is, as /config.json tells it; set once at start, before the first call. */

let apiBaseUrl = '/api'

/**
 * Takes the values of /config.json: '/api', '' for the root of the origin, or a full http(s) address. A slash at the
 * end is dropped.
 */
export function configureApi({ apiBase }: { readonly apiBase: string }): void {
  apiBaseUrl = apiBase.replace(/\/+$/, '')
}

/** What stands before the path of every call. */
export const getApiBase = (): string => apiBaseUrl
