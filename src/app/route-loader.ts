/**
 * The loader of a list's route: reads the list's first page while the screen's code is fetched. The screen then takes
 * the response from the cache.
 */
import type { PrefetchableCall } from '#api/cache/prefetch.ts'
import { queryClient, queryOptions } from '#api/cache/query.ts'
import { getCurrentUser, isSignedIn } from '#api/session/session.ts'
import { markListOpened } from '#listing/position/saved-positions.ts'
import type { FirstPageRequest, SectionRoute } from '#commands/section.ts'

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
   * Loads the `first-page.ts` of every list, so that `prefetchOnNavigate` can use it. If one fails to load, the loader
   * of its route loads it again.
   */
  loadFirstPages(routes: readonly SectionRoute[]): Promise<void>
  /**
   * Requests the first page of the list that the operator navigates to, if it is known: in the task of the key, before
   * the router and React begin. Sends nothing that the guard would refuse, and nothing before the user is known.
   */
  prefetchOnNavigate(step: NavigationStep): void
  /**
   * Requests the first page for this query, unless that request is already on its way. Resolves when there is something
   * to render, after MAX_WAIT_MS at the latest. Never rejects.
   */
  loadFirstPage(route: SectionRoute, search: string): Promise<void>
}

/** Creates a loader that knows no first page yet. */
export function createRouteLoader(): RouteLoader {
  /** What each list requests first, by the path of the list, as far as loaded. */
  const firstPagesByPath = new Map<string, FirstPageRequest>()
  /** The request that was sent in the task of the key, until its route is loaded. */
  let pendingPrefetch: { href: string; response: Promise<void> } | null = null

  return {
    async loadFirstPages(routes) {
      for (const route of routes)
        await route.loadFirstPage?.().then(
          (page) => firstPagesByPath.set(route.path, page),
          () => null,
        )
    },
    prefetchOnNavigate({ pathChanged, toLocation: { pathname, searchStr } }) {
      pendingPrefetch = null
      const mayPrefetch = pathChanged && getCurrentUser() && isSignedIn()
      const readCall = mayPrefetch && firstPagesByPath.get(pathname)?.getRequest(searchStr, pathname)
      if (!readCall) return
      markListOpened(pathname)
      pendingPrefetch = { href: pathname + searchStr, response: prefetchWithTimeout(readCall) }
    },
    async loadFirstPage({ path, loadFirstPage: firstPage }, search) {
      if (!firstPage) return
      if (pendingPrefetch?.href === path + search) {
        const { response } = pendingPrefetch
        pendingPrefetch = null
        return response
      }
      markListOpened(path)
      const readCall = await firstPage().then(
        (page) => page.getRequest(search, path),
        () => null,
      )
      if (readCall) await prefetchWithTimeout(readCall)
    },
  }
}
