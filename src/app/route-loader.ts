/**
 * The loader of a list's route: reads the list's first page while the screen's code is fetched. The screen then takes
 * the response from the cache.
 */
import type { PrefetchableCall } from '#api/cache/prefetch.ts'
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { getCurrentUser, isSignedIn } from '#api/session/session.ts'
import { markListOpened } from '#listing/position/saved-positions.ts'
import type { PrefetchableList, SectionRoute } from '#commands/section.ts'

/**
 * How long the screen before stays while the loader waits for a fast response, in ms. The list then renders once, with
 * its rows. After this time the new screen shows its own loading state.
 */
const MAX_WAIT_MS = 60

/** Sends the request. Resolves when the response is there, or after MAX_WAIT_MS without it. Never rejects. */
function prefetchWithTimeout({ endpoint, input }: PrefetchableCall): Promise<void> {
  const response = queryClient.prefetchQuery({ ...queryOptions(endpoint, input), staleTime: 0 })
  return Promise.race([response, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}

/** A navigation of the router; `pathChanged` is false if only the query changes. */
interface NavigationStep {
  pathChanged: boolean
  toLocation: { pathname: string; searchStr: string }
}

/** The loader of one router. */
export interface RouteLoader {
  /**
   * Loads the `list-request.ts` of every list, so that `prefetchOnNavigate` can use it. If one fails to load, the loader
   * of its route loads it again.
   */
  loadListRequests(routes: readonly SectionRoute[]): Promise<void>
  /**
   * Requests the first page of the list that the operator navigates to, if it is known: in the task of the key, before
   * the router and React begin. Sends nothing that the guard would refuse, and nothing before the user is known.
   */
  prefetchOnNavigate(step: NavigationStep): void
  /**
   * Requests the first page for this query, unless that request is already on its way. Resolves when there is something
   * to render, after MAX_WAIT_MS at the latest. Never rejects.
   */
  prefetchFirstPage(route: SectionRoute, search: string): Promise<void>
}

/** Creates a loader that knows no list yet. */
export function createRouteLoader(): RouteLoader {
  /** The lists whose `list-request.ts` is loaded, by path. */
  const listsByPath = new Map<string, PrefetchableList>()
  /** The request that was sent in the task of the key, until its route is loaded. */
  let pendingPrefetch: { href: string; response: Promise<void> } | null = null

  return {
    async loadListRequests(routes) {
      for (const route of routes)
        await route.loadListRequest?.().then(
          (list) => listsByPath.set(route.path, list),
          () => null,
        )
    },
    prefetchOnNavigate({ pathChanged, toLocation: { pathname, searchStr } }) {
      pendingPrefetch = null
      const mayPrefetch = pathChanged && getCurrentUser() && isSignedIn()
      const readCall = mayPrefetch && listsByPath.get(pathname)?.getFirstCall(searchStr, pathname)
      if (!readCall) return
      markListOpened(pathname)
      pendingPrefetch = { href: pathname + searchStr, response: prefetchWithTimeout(readCall) }
    },
    async prefetchFirstPage({ path, loadListRequest }, search) {
      if (!loadListRequest) return
      if (pendingPrefetch?.href === path + search) {
        const { response } = pendingPrefetch
        pendingPrefetch = null
        return response
      }
      markListOpened(path)
      const readCall = await loadListRequest().then(
        (list) => list.getFirstCall(search, path),
        () => null,
      )
      if (readCall) await prefetchWithTimeout(readCall)
    },
  }
}
