/**
 * Whether a platform on another origin can be reached at all. Where nothing comes back the browser does not say why: a
 * server that is down, CORS, the host's own policy and mixed content all look the same to a call (barrier.ts looks).
 */
import { anyText, kept } from '#lib/kept/kept.ts'
import { createSignal } from '#lib/kept/store.ts'
import { parsedUrl } from '#lib/places/parsed-url.ts'

/** For the sign-in page, where the session ends because of it, ms. */
const keptBarrier = kept({ name: 'barreira', version: 1, schema: anyText, where: 'tab', whose: 'anyone', age: 60_000 })

const found = createSignal<[text: string]>()

/** Calls the listener with what stands between the console and the platform and what to set, in Portuguese. */
export const onBarrier = found.subscribe

/** Keeps for the sign-in page what ended the session: something else than the platform answers, for example. */
export function keepForSignIn(text: string): void {
  isKept = keptBarrier.write(text)
}

/** The barrier that the last page of this tab ended with, and forgets it. */
export function takeBarrier(): string | null {
  const text = keptBarrier.read()
  keptBarrier.drop()
  return text
}

/** Methods that this page had an answer to: CORS, which is set for each, lets them through. */
const answered = new Set<string>()
let looking: Promise<string | null> | null = null
let isKept = false

/** An answer came to a call with this method, whatever it says. */
export function reached(method: string): void {
  answered.add(method)
  if (isKept) keptBarrier.drop()
  isKept = false
}

function isElsewhere(base: string): boolean {
  const url = parsedUrl(base)
  return typeof location !== 'undefined' && url !== null && url.origin !== location.origin
}

/**
 * Nothing came back from a call with this method under `base` ('https://api.exemplo.com/api'). Looks for the reason,
 * once at a time, and resolves to it; null for the own origin, for a method that was answered before, and for a server
 * that is down.
 */
export function notReached(base: string, method: string): Promise<string | null> {
  if (!isElsewhere(base) || answered.has(method)) return Promise.resolve(null)
  looking ??= look(base).finally(() => {
    looking = null
  })
  return looking
}

async function look(base: string): Promise<string | null> {
  try {
    const { findBarrier } = await import('./barrier.ts')
    const text = await findBarrier(base)
    if (text === null) return null
    keepForSignIn(text)
    found.tell(text)
    return text
  } catch {
    // The host of the console is silent too.
    return null
  }
}
