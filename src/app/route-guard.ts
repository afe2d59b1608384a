/** The guard of every route inside the shell, child routes included (spec 1 §2.2). */
import { getCurrentUser, ensureProfile, isSignedIn } from '#api/session/session.ts'
import { exitToLogin } from '#api/session/session-exit.ts'

interface GuardContext {
  location: { pathname: string }
  /** The router only preloads and does not navigate. */
  preload: boolean
}

/** The guard of one router. */
export interface RouteGuard {
  /**
   * Requests the profile before the console's own code is loaded. The guard of the same path then waits for this
   * request. `path` as the router will spell it.
   */
  prefetchProfile(path: string): void
  /**
   * The `beforeLoad` of the shell route. Without a valid token the tab goes to /login. With one, the platform is asked
   * for the profile once per change of path, however many guarded child routes there are. The first check is awaited.
   * Later checks run beside the screen's own calls; a failed one still leads to /login. If the tab leaves, the promise
   * never settles, so that nothing renders meanwhile.
   */
  guardRoute(context: GuardContext): Promise<void>
}

/** Creates a guard that has checked no path yet. */
export function createRouteGuard(): RouteGuard {
  let checkedPath: string | null = null
  return {
    prefetchProfile(path) {
      checkedPath = path
      void ensureProfile()
    },
    async guardRoute({ location, preload }) {
      if (preload) return
      if (!isSignedIn()) {
        exitToLogin('expired')
        await new Promise(() => {})
      }
      const hasPathChanged = location.pathname !== checkedPath
      checkedPath = location.pathname
      if (getCurrentUser() === null) await ensureProfile()
      else if (hasPathChanged) void ensureProfile()
    },
  }
}
