/** The loader of a list's route: its first page is read beside its screen's code, and the screen takes it over. */
import type { ReadCall } from '#api/cache/prefetch.ts'
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { getCurrentUser, isSignedIn } from '#api/session/session.ts'
import { recordListOpened } from '#listing/position/saved-positions.ts'
import type { FirstPageRequest, SectionRoute } from '#commands/section.ts'

/**
 * How long the screen before stands for an answer that comes at once, so that the list is drawn with its rows and not
 * twice; after that its own loading state is drawn, ms.
 */
const MAX_WAIT_MS = 60

/** What each list asks for first, by its path, once it is known. */
const firstPagesByPath = new Map<string, FirstPageRequest>()
/** What was asked for at the key, until its route is loaded. */
let pendingPrefetch: { href: string; answer: Promise<void> } | null = null

/** Makes the call; settles with the answer, or a little later without it. Never rejects. */
function prefetchWithTimeout({ endpoint, input }: ReadCall): Promise<void> {
  const answer = queryClient.prefetchQuery({ ...queryOptions(endpoint, input), staleTime: 0 })
  return Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}

/** Evaluates what the lists ask for first ahead of their keys; what does not come its route's loader asks for again. */
export async function loadFirstPages(routes: readonly SectionRoute[]): Promise<void> {
  for (const route of routes)
    await route.loadFirstPage?.().then(
      (page) => firstPagesByPath.set(route.path, page),
      () => null,
    )
}

/** A step to another address: of the same page, where the path stays. */
interface NavigationStep {
  pathChanged: boolean
  toLocation: { pathname: string; searchStr: string }
}

/**
 * Asks for the first page of the list that is gone to, where that is known: in the task of the key, before the router
 * and React do anything. Nothing is asked for what the guard would refuse, nor before it is known who is signed in.
 */
export function prefetchOnNavigate({ pathChanged, toLocation: { pathname, searchStr } }: NavigationStep): void {
  pendingPrefetch = null
  const mayPrefetch = pathChanged && getCurrentUser() && isSignedIn()
  const readCall = mayPrefetch && firstPagesByPath.get(pathname)?.getRequest(searchStr, pathname)
  if (!readCall) return
  recordListOpened(pathname)
  pendingPrefetch = { href: pathname + searchStr, answer: prefetchWithTimeout(readCall) }
}

/**
 * Reads what the query asks for, unless that is on its way; settles as soon as there is something to draw. Never
 * rejects.
 */
export async function loadFirstPage({ path, loadFirstPage: firstPage }: SectionRoute, search: string): Promise<void> {
  if (!firstPage) return
  if (pendingPrefetch?.href === path + search) {
    const { answer } = pendingPrefetch
    pendingPrefetch = null
    return answer
  }
  recordListOpened(path)
  const readCall = await firstPage().then(
    (page) => page.getRequest(search, path),
    () => null,
  )
  if (readCall) await prefetchWithTimeout(readCall)
}
