/**
 * Tells whether a platform on another origin can be reached. If no response arrives, the browser does not say why: a
 * server that is down, CORS, the host's policy and mixed content look the same to a call. `connection-blocker.ts` finds
 * the reason.
 */
import { textSchema, persisted } from '#lib/storage/persisted.ts'
import { createEmitter } from '#lib/storage/store.ts'
import { sharePending } from '#lib/share-pending.ts'
import { parseUrl } from '#lib/urls/parse-url.ts'

/** Text for the sign-in page if the session ends because of the blocker. It is valid for one minute. */
const storedBlocker = persisted({
  name: 'barreira',
  version: 1,
  schema: textSchema,
  scope: 'tab',
  belongsTo: 'anyone',
  maxAgeMs: 60_000,
})

/** Returns the text stored by the previous page of this tab and removes it; null if there is none. */
export function consumeStoredBlocker(): string | null {
  const text = storedBlocker.read()
  storedBlocker.remove()
  return text
}

function isCrossOrigin(base: string): boolean {
  const url = parseUrl(base)
  return typeof location !== 'undefined' && url !== null && url.origin !== location.origin
}

/** What one page knows about the way to its platform. */
export interface Reachability {
  /** Calls the listener with what blocks the connection and what to configure, in Portuguese. */
  onConnectionBlocked(listener: (text: string) => void): () => void
  /** Stores for the sign-in page why the session ended, for example because another server responded. */
  persistForSignIn(text: string): void
  /** Called when a call with this method has received a response, whatever its status. */
  markReachable(method: string): void
  /**
   * Finds out why a call with this method under `base` ('https://api.exemplo.com/api') received no response. Only one
   * diagnosis runs at a time. Resolves to the reason in Portuguese; null for the console's own origin, for a method
   * that received a response before, and for a server that is down.
   */
  diagnoseUnreachable(base: string, method: string): Promise<string | null>
}

/** Creates the knowledge of a page that has called nothing yet. `diagnose` returns the reason, in Portuguese. */
export function createReachability(diagnose: (base: string) => Promise<string | null>): Reachability {
  const blockerEmitter = createEmitter<[text: string]>()
  /** Methods for which the page received a response. CORS is configured per method, so these are not blocked. */
  const respondedMethods = new Set<string>()
  let isPersisted = false

  function persistForSignIn(text: string): void {
    isPersisted = storedBlocker.write(text)
  }

  const runDiagnosis = sharePending(async (base: string) => {
    try {
      const text = await diagnose(base)
      if (text === null) return null
      persistForSignIn(text)
      blockerEmitter.emit(text)
      return text
    } catch {
      // The console's own host does not respond either, so the chunk cannot be loaded.
      return null
    }
  })

  return {
    onConnectionBlocked: blockerEmitter.subscribe,
    persistForSignIn,
    markReachable(method) {
      respondedMethods.add(method)
      if (isPersisted) storedBlocker.remove()
      isPersisted = false
    },
    diagnoseUnreachable: (base, method) =>
      !isCrossOrigin(base) || respondedMethods.has(method) ? Promise.resolve(null) : runDiagnosis(base),
  }
}

/** The page's own. */
export const reachability = createReachability(async (base) =>
  (await import('./connection-blocker.ts')).diagnoseConnection(base),
)
