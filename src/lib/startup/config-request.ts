/** Requests config.json from the page's first script, before the entry chunk is loaded. */

interface PageGlobals {
  gestorConfig?: { readonly address: string; readonly response: Promise<Response> } | undefined
}

const pageGlobals = globalThis as PageGlobals

const requestConfig = (url: string): Promise<Response> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(15_000) })

/** Requests config.json of `folder`, which has a slash at both ends. Whoever reads the response handles a failure. */
export function prefetchConfig(folder: string): void {
  const address = `${folder}config.json`
  const response = requestConfig(address)
  response.catch(() => undefined)
  pageGlobals.gestorConfig = { address, response }
}

/** Returns the response that was requested before, once; otherwise sends a new request. Rejects as fetch does. */
export function fetchConfigResponse(folder: string): Promise<Response> {
  const { gestorConfig } = pageGlobals
  pageGlobals.gestorConfig = undefined
  const address = `${folder}config.json`
  return gestorConfig?.address === address ? gestorConfig.response : requestConfig(address)
}
