/** The guard of every route inside the shell, child routes included (spec 1 §2.2). */
import { getCurrentUser, ensureProfile, isSignedIn } from '#api/session/session.ts'
import { exitToLogin } from '#api/session/session-exit.ts'

interface GuardContext {
  location: { pathname: string }
  /** The router only preloads and does not navigate. */
  preload: boolean
}

let checkedPath: string | null = null

/**
 * Requests the profile before the console's own code is loaded. The guard of the same path then waits for this request.
 * `path` as the router will spell it.
 */
export function prefetchProfile(path: string): void {
  checkedPath = path
  void ensureProfile()
}

/**
 * The `beforeLoad` of the shell route. Without a valid token the tab goes to /login. With one, the platform is asked
 * for the profile once per change of path, however many guarded child routes there are. The first check is awaited.
 * Later checks run beside the screen's own calls; a failed one still leads to /login. If the tab leaves, the promise
 * never settles, so that nothing renders meanwhile.
 */
export async function guardRoute({ location, preload }: GuardContext): Promise<void> {
  if (preload) return
  if (!isSignedIn()) {
    exitToLogin('expired')
    await new Promise(() => {})
  }
  const hasPathChanged = location.pathname !== checkedPath
  checkedPath = location.pathname
  if (getCurrentUser() === null) await ensureProfile()
  else if (hasPathChanged) void ensureProfile()
}
