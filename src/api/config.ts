/** Where the platform is, as /config.json tells it (decisions.md); set once at start, before the first call. */

interface ApiConfig {
  /** '/api', '' for the root of the origin, or a full http(s) address; without a slash at its end. */
  readonly apiBase: string
  /** Put before image paths that are not absolute (spec 1 §9); '' leaves them as they are. */
  readonly cdnBase: string
}

let config: ApiConfig = { apiBase: '/api', cdnBase: '' }

/** Takes the values of /config.json; a slash at the end of either base is dropped. */
export function configureApi({ apiBase, cdnBase }: ApiConfig): void {
  config = { apiBase: apiBase.replace(/\/+$/, ''), cdnBase: cdnBase.replace(/\/+$/, '') }
}

export const apiBase = (): string => config.apiBase

export const cdnBase = (): string => config.cdnBase
