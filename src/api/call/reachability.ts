/**
 * Whether a platform on another origin can be reached at all. Where nothing comes back the browser does not say why: a
 * server that is down, CORS, the host's own policy and mixed content all look the same to a call (barrier.ts looks).
 */
import { textSchema, persisted } from '#lib/storage/persisted.ts'
import { createEmitter } from '#lib/storage/store.ts'
import { parseUrl } from '#lib/urls/parse-url.ts'

/** For the sign-in page, where the session ends because of it, ms. */
const storedBlocker = persisted({
  name: 'barreira',
  version: 1,
  schema: textSchema,
  scope: 'tab',
  belongsTo: 'anyone',
  maxAgeMs: 60_000,
})

const blockerEmitter = createEmitter<[text: string]>()

/** Calls the listener with what stands between the console and the platform and what to set, in Portuguese. */
export const onConnectionBlocked = blockerEmitter.subscribe

/** Keeps for the sign-in page what ended the session: something else than the platform answers, for example. */
export function persistForSignIn(text: string): void {
  isPersisted = storedBlocker.write(text)
}

/** The barrier that the last page of this tab ended with, and forgets it. */
export function consumeStoredBlocker(): string | null {
  const text = storedBlocker.read()
  storedBlocker.remove()
  return text
}

/** Methods that this page had an answer to: CORS, which is set for each, lets them through. */
const respondedMethods = new Set<string>()
let pendingDiagnosis: Promise<string | null> | null = null
let isPersisted = false

/** An answer came to a call with this method, whatever it says. */
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
 * Nothing came back from a call with this method under `base` ('https://api.exemplo.com/api'). Looks for the reason,
 * once at a time, and resolves to it; null for the own origin, for a method that was answered before, and for a server
 * that is down.
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
    // The host of the console is silent too.
    return null
  }
}
