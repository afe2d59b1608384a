/**
 * Loads chunks of the console on demand. Every `import()` of the build goes through this file
 * (src/app/build/wrap-imports.ts), so that a missing chunk breaks nothing: it is requested once more, then waits until
 * the operator or the connection triggers another request (cases I7, I8).
 */

/** Delay before the second try, ms. */
const RETRY_DELAY_MS = 400

/** The browsers' errors for a module or a style sheet that was not loaded. Any other error is the chunk's own. */
const MISSING_CHUNK_ERROR = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * True if the style sheet is loaded. A failed one has no sheet in some browsers and an empty one in others; a style
 * sheet URL to which a single-page host responds with its page has an empty one too.
 */
export function isStylesheetLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0
  } catch {
    // After a failed connection Chromium has a sheet whose rules may not be read.
    return false
  }
}

/**
 * Loads failed style sheets again. Vite treats a failed one as loaded because its link is in the page, and the chunk
 * would be shown without it. Rejects if a style sheet fails again.
 */
async function reloadFailedStylesheets(): Promise<void> {
  // A worker has no document.
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

/** Loads the chunks of one page. */
export interface ChunkLoader {
  /** Loads a chunk. Never rejects because of a failed request, only with errors that the chunk itself throws. */
  importWithRetry<Module>(load: () => Promise<Module>): Promise<Module>
  /**
   * Calls the listener for a chunk that failed twice and now waits, with the file's URL if the browser tells it,
   * otherwise null; returns the unsubscribe function.
   */
  onChunkMissing(listener: (url: string | null) => void): () => void
  /** Calls the listener before each chunk is requested for the first time; returns the unsubscribe function. */
  onChunkRequested(listener: () => void): () => void
  /** Requests every waiting chunk again. */
  retryMissingChunks(): void
}

/** Creates the loader of a page; no chunk waits yet. */
export function createChunkLoader(): ChunkLoader {
  let pendingRetries: (() => void)[] = []
  const requestedListeners = new Set<() => void>()
  const missingListeners = new Set<(url: string | null) => void>()

  async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
    for (const listener of requestedListeners) listener()
    for (let isFirst = true; ; isFirst = false) {
      try {
        if (!isFirst) await reloadFailedStylesheets()
        return await load()
      } catch (error) {
        if (!(error instanceof Error) || !MISSING_CHUNK_ERROR.test(error.message)) throw error
        await new Promise<void>((resolve) => {
          if (isFirst) return void setTimeout(resolve, RETRY_DELAY_MS)
          pendingRetries.push(resolve)
          const url = /https?:\S+/.exec(error.message)?.[0] ?? null
          for (const listener of missingListeners) listener(url)
        })
      }
    }
  }

  return {
    importWithRetry,
    onChunkMissing(listener) {
      missingListeners.add(listener)
      return () => missingListeners.delete(listener)
    },
    onChunkRequested(listener) {
      requestedListeners.add(listener)
      return () => requestedListeners.delete(listener)
    },
    retryMissingChunks() {
      const retries = pendingRetries
      pendingRetries = []
      for (const retry of retries) retry()
    },
  }
}

export const { importWithRetry, onChunkMissing, onChunkRequested, retryMissingChunks } = createChunkLoader()
