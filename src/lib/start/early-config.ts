/** What the page's first script asks for before the entry is there: config.json of the folder that it tries. */

interface Handed {
  gestorConfig?: { readonly address: string; readonly answer: Promise<Response> } | undefined
}

const page = globalThis as Handed

const ask = (address: string): Promise<Response> =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(15_000) })

/** Asks now; `folder` with a slash at both ends. A failure is its reader's to hear of. */
export function askConfigAhead(folder: string): void {
  const address = `${folder}config.json`
  const answer = ask(address)
  answer.catch(() => undefined)
  page.gestorConfig = { address, answer }
}

/** The answer that is on its way, once; asks anew where nobody has asked for this one. Rejects as fetch does. */
export function configAnswer(folder: string): Promise<Response> {
  const { gestorConfig } = page
  page.gestorConfig = undefined
  const address = `${folder}config.json`
  return gestorConfig?.address === address ? gestorConfig.answer : ask(address)
}
