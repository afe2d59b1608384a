/**
 * Tells whether a platform on another origin can be reached. If no response arrives, the browser does not say why: a
 * server that is down, CORS, the host's policy and mixed content look the same to a call. `connection-blocker.ts` finds
 * the reason.
 */
import { textSchema, persisted } from '#lib/storage/persisted.ts'
import { createEmitter } from '#lib/storage/store.ts'
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

const blockerEmitter = createEmitter<[text: string]>()

/** Calls the listener with what blocks the connection and what to configure, in Portuguese. */
export const onConnectionBlocked = blockerEmitter.subscribe

/** Stores for the sign-in page why the session ended, for example because another server responded. */
export function persistForSignIn(text: string): void {
  isPersisted = storedBlocker.write(text)
}

/** Returns the text stored by the previous page of this tab and removes it; null if there is none. */
export function consumeStoredBlocker(): string | null {
  const text = storedBlocker.read()
  storedBlocker.remove()
  return text
}

/** Methods for which this page received a response. CORS is configured per method, so these are not blocked. */
const respondedMethods = new Set<string>()
let pendingDiagnosis: Promise<string | null> | null = null
let isPersisted = false

/** Records that a call with this method received a response, whatever its status. */
export function recordReachable(method: string): void {
  respondedMethods.add(method)
  if (isPersisted) storedBlocker.remove()
  isPersisted = false
}

function isCrossOrigin(base: string): boolean {
  const url = parseUrl(base)
  return typeof location !== 'undefined' && url !== null && url.origin !== location.origin
}

/**
 * Finds out why a call with this method under `base` ('https://api.exemplo.com/api') received no response. Only one
 * diagnosis runs at a time. Resolves to the reason in Portuguese; null for the console's own origin, for a method that
 * received a response before, and for a server that is down.
 */
export function diagnoseUnreachable(base: string, method: string): Promise<string | null> {
  if (!isCrossOrigin(base) || respondedMethods.has(method)) return Promise.resolve(null)
  pendingDiagnosis ??= runDiagnosis(base).finally(() => {
    pendingDiagnosis = null
  })
  return pendingDiagnosis
}

async function runDiagnosis(base: string): Promise<string | null> {
  try {
    const { diagnoseConnection } = await import('./connection-blocker.ts')
    const text = await diagnoseConnection(base)
    if (text === null) return null
    persistForSignIn(text)
    blockerEmitter.emit(text)
    return text
  } catch {
    // The console's own host does not respond either, so the chunk cannot be loaded.
    return null
  }
}
