/** What the page's first script asks for before the entry is there: config.json of the folder that it tries. */

interface PageGlobals {
  gestorConfig?: { readonly address: string; readonly answer: Promise<Response> } | undefined
}

const pageGlobals = globalThis as PageGlobals

const requestConfig = (url: string): Promise<Response> =>
  fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(15_000) })

/** Asks now; `folder` with a slash at both ends. A failure is its reader's to hear of. */
export function prefetchConfig(folder: string): void {
  const address = `${folder}config.json`
  const answer = requestConfig(address)
  answer.catch(() => undefined)
  pageGlobals.gestorConfig = { address, answer }
}

/** The answer that is on its way, once; asks anew where nobody has asked for this one. Rejects as fetch does. */
export function fetchConfigResponse(folder: string): Promise<Response> {
  const { gestorConfig } = pageGlobals
  pageGlobals.gestorConfig = undefined
  const address = `${folder}config.json`
  return gestorConfig?.address === address ? gestorConfig.answer : requestConfig(address)
}
