/**
 * Requests what a session needs before the console's own code runs: the profile, the screen's code, and the first page
 * of its list. The file is small and imports neither React nor the router, so that it runs while those are fetched.
 */
import { prefetchCall } from '#api/cache/prefetch.ts'
import { watchSession } from '#api/session/session-watch.ts'
import { stripBasePath } from '#lib/startup/base-path.ts'
import { createRouteGuard, type RouteGuard } from './route-guard.ts'
import { findRoute, getRoutes } from './find-route.ts'
import { sections } from './sections.ts'

const allRoutes = getRoutes(sections)

/** Fetches the code of the screen at this console path. What fails is requested again by the router. */
export function prefetchScreen(path: string): void {
  const route = findRoute(allRoutes, path)
  for (const code of [route?.loadScreen(), route?.loadListRequest?.()]) code?.catch(() => undefined)
}

/** Requests the first page of the list in the address. What fails is requested again by its screen. */
async function prefetchFirstPage(): Promise<void> {
  const path = stripBasePath(location.pathname)
  const list = await findRoute(allRoutes, path)?.loadListRequest?.()
  const readCall = list?.getFirstCall(location.search, path)
  if (readCall) prefetchCall(readCall)
}

/**
 * Requests the profile and the list's first page, and starts to listen to the other tabs. Called once per page, after
 * config.json is read. Resolves when all requests are sent, to the guard that waits for the profile.
 */
export async function startSession(): Promise<RouteGuard> {
  const guard = createRouteGuard()
  watchSession()
  guard.prefetchProfile(stripBasePath(location.pathname))
  await prefetchFirstPage().catch(() => undefined)
  return guard
}
