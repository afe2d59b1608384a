/**
 * What a session has under way before the console's own code has run: who is signed in, and the screen's code. Small,
 * and without React or router, so that it runs while those are still being fetched.
 */
import { watchSession } from '#api/session-watch.ts'
import { withoutBase } from '#lib/base-path.ts'
import { checkEarly } from './guard.ts'
import { routeAt, routesOf } from './route-at.ts'
import { sections } from './sections.ts'

const routes = routesOf(sections)

/** Fetches the code of the screen that the address names; what fails is asked for again by the router. */
export function fetchScreen(): void {
  routeAt(routes, withoutBase(location.pathname))
    ?.screen()
    .catch(() => undefined)
}

/** Asks the platform who is signed in, and listens to the other tabs; once per page, when config.json is read. */
export function beginSession(): void {
  watchSession()
  checkEarly(withoutBase(location.pathname))
}
