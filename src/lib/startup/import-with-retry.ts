/**
 * A part of the console that is fetched when it is needed. Every `import()` of the build goes through here
 * (src/app/build/wrap-imports.ts), so that a part that cannot be had breaks nothing: it is asked for once more, then waits
 * until the operator, or the connection, asks for it again (cases I7, I8).
 */

/** Before the second try, ms. */
const RETRY_DELAY_MS = 400

/** How the browsers say that a module or its style sheet did not come; whatever else fails is the part's own fault. */
const MISSING_CHUNK_ERROR = /dynamically imported module|importing a module script failed|unable to preload css/i

let pendingRetries: (() => void)[] = []
let notifyRequested: () => void = () => {}
let notifyMissing: (address: string | null) => void = () => {}

/**
 * Calls the listener when a part could not be had twice and begins to wait, with the file's address where the browser
 * tells it. There is one listener.
 */
export function onChunkMissing(listener: (address: string | null) => void): void {
  notifyMissing = listener
}

/** Calls the listener before each part is asked for the first time. There is one listener. */
export function onChunkRequested(listener: () => void): void {
  notifyRequested = listener
}

/** Asks again for every part that waits. */
export function retryMissingChunks(): void {
  const retries = pendingRetries
  pendingRetries = []
  for (const retry of retries) retry()
}

/**
 * It came: of what did not some browsers have no sheet, others an empty one; so has what was answered by the single
 * page.
 */
export function isStylesheetLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    // Of what there was no connection for Chromium has one that may not be looked into.
    return false
  }
}

/**
 * Asks again for the style sheets that did not come. Vite takes one that failed for there (its link is in the page),
 * and the part would be drawn without it. Fails where one does not come now either.
 */
async function reloadFailedStylesheets(): Promise<void> {
  // In a worker there is no page.
  const currentDocument: Document | undefined = globalThis.document
  const links = [...(currentDocument?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])]
  const reloads = links
    .filter((link) => !isStylesheetLoaded(link))
    .map(
      (failedLink) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = failedLink.href
          const onSettled = () =>
            isStylesheetLoaded(link) ? resolve() : reject(new Error(`Unable to preload CSS for ${link.href}`))
          link.addEventListener('load', onSettled)
          link.addEventListener('error', onSettled)
          failedLink.replaceWith(link)
        }),
    )
  await Promise.all(reloads)
}

/** Loads the part; never rejects because it could not be fetched, but with what it throws itself. */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  notifyRequested()
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (!isFirst) await reloadFailedStylesheets()
      return await load()
    } catch (error) {
      if (!(error instanceof Error) || !MISSING_CHUNK_ERROR.test(error.message)) throw error
      await new Promise<void>((resolve) => {
        if (isFirst) return void setTimeout(resolve, RETRY_DELAY_MS)
        pendingRetries.push(resolve)
        notifyMissing(/https?:\S+/.exec(error.message)?.[0] ?? null)
      })
    }
  }
}
