/**
 * What a session has under way before the console's own code has run: who is signed in, the screen's code, and the
 * first page of its list. Small, and without React or router, so that it runs while those are still being fetched.
 */
import { askAhead } from '#api/cache/ahead.ts'
import { watchSession } from '#api/session/session-watch.ts'
import { withoutBase } from '#lib/start/base-path.ts'
import { checkEarly } from './guard.ts'
import { routeAt, routesOf } from './route-at.ts'
import { sections } from './sections.ts'

const routes = routesOf(sections)

/** Fetches the code of the screen at this path of the console; what fails is asked for again by the router. */
export function fetchScreen(path: string): void {
  const route = routeAt(routes, path)
  for (const code of [route?.screen(), route?.firstPage?.()]) code?.catch(() => undefined)
}

/** Asks for the first page of the list that the address names; what fails here is asked for again by its screen. */
async function askFirstPage(): Promise<void> {
  const path = withoutBase(location.pathname)
  const firstPage = await routeAt(routes, path)?.firstPage?.()
  const readCall = firstPage?.readCall(location.search, path)
  if (readCall) askAhead(readCall)
}

/**
 * Asks the platform who is signed in and for the list's first page, and listens to the other tabs; once per page, when
 * config.json is read. Resolves when all is asked.
 */
export async function beginSession(): Promise<void> {
  watchSession()
  checkEarly(withoutBase(location.pathname))
  await askFirstPage().catch(() => undefined)
}
