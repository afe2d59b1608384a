/** The guard of every route inside the shell (spec 1 §2.2), children included. */
import { getCurrentUser, ensureProfile, isSignedIn } from '#api/session/session.ts'
import { exitToLogin } from '#api/session/session-exit.ts'

interface GuardContext {
  location: { pathname: string }
  /** The router fetches ahead and goes nowhere. */
  preload: boolean
}

let checkedPath: string | null = null

/**
 * Asks who is signed in before the console's own code is there: the guard of this path then waits for the same answer.
 * `path` as the router will have it.
 */
export function prefetchProfile(path: string): void {
  checkedPath = path
  void ensureProfile()
}

/**
 * For the shell route's beforeLoad. Without a valid token the tab leaves for /login; with one the platform is asked for
 * the profile, once per change of path however many guarded children it has. The first check is awaited, the later ones
 * run beside the screen's own calls: a failed one leaves all the same. Where the tab leaves, this never settles, so
 * that nothing is drawn meanwhile.
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
