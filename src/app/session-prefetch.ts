/**
 * What a session has under way before the console's own code has run: who is signed in, the screen's code, and the
 * first page of its list. Small, and without React or router, so that it runs while those are still being fetched.
 */
import { prefetchCall } from '#api/cache/prefetch.ts'
import { watchSession } from '#api/session/session-watch.ts'
import { stripBasePath } from '#lib/startup/base-path.ts'
import { prefetchProfile } from './route-guard.ts'
import { findRoute, getRoutes } from './find-route.ts'
import { sections } from './sections.ts'

const allRoutes = getRoutes(sections)

/** Fetches the code of the screen at this path of the console; what fails is asked for again by the router. */
export function prefetchScreen(path: string): void {
  const route = findRoute(allRoutes, path)
  for (const code of [route?.loadScreen(), route?.loadFirstPage?.()]) code?.catch(() => undefined)
}

/** Asks for the first page of the list that the address names; what fails here is asked for again by its screen. */
async function prefetchFirstPage(): Promise<void> {
  const path = stripBasePath(location.pathname)
  const firstPage = await findRoute(allRoutes, path)?.loadFirstPage?.()
  const readCall = firstPage?.getRequest(location.search, path)
  if (readCall) prefetchCall(readCall)
}

/**
 * Asks the platform who is signed in and for the list's first page, and listens to the other tabs; once per page, when
 * config.json is read. Resolves when all is asked.
 */
export async function startSession(): Promise<void> {
  watchSession()
  prefetchProfile(stripBasePath(location.pathname))
  await prefetchFirstPage().catch(() => undefined)
}
