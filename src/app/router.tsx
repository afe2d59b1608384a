/** The console's router, built from the sections: each route renders inside the guarded shell (spec 1 §2.1, §2.2). */
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { Section, SectionRoute } from '#commands/section.ts'
import { withBasePath, stripBasePath } from '#lib/startup/base-path.ts'
import type { SourceList } from '#lib/urls/origin.ts'
import { type QueryParams, parseQueryParams, formatQueryParams } from '#lib/urls/route-location.ts'
import type { RouteGuard } from './route-guard.ts'
import type { RouteLoader } from './route-loader.ts'
import { LoadingPage } from './shell/loading.tsx'
import { RouteError } from './shell/route-error.tsx'
import { getRoutes } from './find-route.ts'
import { Shell } from './shell/shell.tsx'

/**
 * The browser's history in console paths: only this function adds and removes the folder that the console is served
 * from.
 */
const createConsoleHistory = (): RouterHistory =>
  createBrowserHistory({
    createHref: (path) => withBasePath(path),
    parseLocation: () => {
      const { pathname, search, hash } = location
      const path = stripBasePath(pathname)
      const state: unknown = history.state
      return {
        href: path + search + hash,
        pathname: path,
        search,
        hash,
        state: (state ?? { __TSR_index: 0 }) as RouterHistory['location']['state'],
      }
    },
  })

/** A page with every component of the interface, for development; a production build does not contain it. */
const DEV_ROUTES: readonly SectionRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        title: 'Partes da interface',
        resource: null,
        loadScreen: () => import('./dev/ui-page.tsx').then(({ UiPage }) => UiPage),
      },
    ]
  : []

/** Unknown paths lead to '/' (spec 1 §2.1). */
const createHomeRedirect = () => redirect({ to: '/', replace: true })

/** What happens before a route is shown. */
interface RouteSteps {
  guardRoute: RouteGuard['guardRoute']
  prefetchFirstPage: RouteLoader['prefetchFirstPage']
}

/** Builds the router with the routes of these sections. Unknown paths redirect to '/'. */
export function createConsoleRouter(sections: readonly Section[], { guardRoute, prefetchFirstPage }: RouteSteps) {
  const root = createRootRoute({
    beforeLoad: async (context) => {
      await guardRoute(context)
      // No route matches a path that cannot be decoded ('/produtos%'), not even the one for unknown paths.
      if (context.matches.length === 1) throw createHomeRedirect()
    },
    // The definition of the list interprets these texts, and is loaded with the list's screen (app/README §7).
    validateSearch: (search: QueryParams) => search,
    component: () => <Shell sections={sections} />,
    errorComponent: RouteError,
  })
  const page = (route: SectionRoute) => {
    const { path, loadScreen } = route
    return createRoute({
      getParentRoute: () => root,
      path,
      // The router fetches the screen before it navigates: React delays what follows a Suspense fallback by 300 ms.
      component: lazyRouteComponent(() => loadScreen().then((component) => ({ component })), 'component'),
      // A link under the pointer sends no request to the platform. Turning a page is the list's own work.
      loader: ({ preload, location }) => (preload ? undefined : prefetchFirstPage(route, location.searchStr)),
      shouldReload: false,
      pendingComponent: LoadingPage,
      errorComponent: RouteError,
    })
  }
  const pages = [...getRoutes(sections), ...DEV_ROUTES]
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: () => {
      throw createHomeRedirect()
    },
  })
  return createRouter({
    routeTree: root.addChildren([...pages.map(page), unknown]),
    history: createConsoleHistory(),
    parseSearch: parseQueryParams,
    stringifySearch: (search) => formatQueryParams(search),
    defaultPreload: false,
    // Data that was read is in the query cache alone. A screen that is opened again reads again.
    defaultGcTime: 0,
    // A slow change of screen keeps the screen before. The new screen has its own loading state.
    defaultPendingMs: 1000,
    defaultPendingMinMs: 0,
  })
}

/** The console's router with its routes. */
export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
  interface HistoryState {
    origin?: SourceList
  }
}
