/** The console behind the sign-in: connects router, query cache, commands and shell, and renders them. */
import '#ui/theme/theme.css'
import '#ui/theme/region-appearance.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { clearPrefetched } from '#api/cache/prefetch.ts'
import { syncWritesAcrossTabs } from '#api/cache/tab-sync.ts'
import { queryClient } from '#api/cache/query.ts'
import { setResendConfirmation, onWriteSettled } from '#api/cache/write.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { getScreen } from '#commands/screen.ts'
import { findOrigin } from '#lib/urls/origin.ts'
import { buildHref } from '#lib/urls/route-location.ts'
import { markStartupIdle } from '#lib/startup/startup-idle.ts'
import { scopeName } from '#lib/storage/storage-scope.ts'
import { CdnBaseContext } from '#ui/components/image.tsx'
import { preloadNotices } from '#ui/notices/notify.tsx'
import { createReactRoot } from '#ui/react-root.ts'
import { createPageViewTracker } from './analytics.ts'
import { confirmResend } from './confirm-resend.ts'
import type { Config } from './config.ts'
import { syncRoute } from './sync-route.ts'
import type { RouteGuard } from './route-guard.ts'
import { createRouteLoader } from './route-loader.ts'
import { createConsoleRouter } from './router.tsx'
import { getRoutes } from './find-route.ts'
import { sections } from './sections.ts'
import { syncAppearance } from './shell/appearance.ts'
import { whenPageIdle } from './when-page-idle.ts'

/**
 * Renders the console into the root after the guard has allowed it. Called once per page. If the session ends
 * meanwhile, the promise never settles and nothing is rendered.
 */
export async function startConsole(root: HTMLElement, config: Config, { guardRoute }: RouteGuard): Promise<void> {
  syncAppearance()
  const { prefetchOnNavigate, loadListRequests, prefetchFirstPage } = createRouteLoader()
  const router = createConsoleRouter(sections, { guardRoute, prefetchFirstPage })
  registerNavigation((location, how) => {
    const { pathname, searchStr, state } = router.state.location
    const from = { path: pathname, search: searchStr, origin: state.origin, list: getScreen().list }
    const origin = findOrigin(buildHref({ to: location.to, params: location.params ?? {} }), from)
    void router.navigate({ ...location, ...how, state: origin ? { origin } : {} })
  })
  const routes = getRoutes(sections)
  // Subscribed first, so that the request leaves before any other listener runs.
  router.subscribe('onBeforeNavigate', prefetchOnNavigate)
  syncRoute(router, routes)
  // Set before the commands are loaded: a form can be saved as soon as the console is rendered.
  setResendConfirmation(confirmResend)
  if ('BroadcastChannel' in window)
    onWriteSettled(
      syncWritesAcrossTabs(
        new BroadcastChannel(scopeName('gestor.escritas')),
        () => document.visibilityState === 'hidden',
      ),
    )
  const trackPageView = createPageViewTracker(config.analyticsUrl)
  let lastViewedPath: string | null = null
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (pathname !== lastViewedPath) trackPageView(pathname)
    lastViewedPath = pathname
  })
  // The loading screen of index.html stays beside this container until the shell is rendered (spec 1 §2.6).
  const container = document.createElement('div')
  root.append(container)
  const firstRender = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))
  void firstRender.then(() => {
    // Removes what index.html shows before there is a console, and the hidden noscript text, whose link would be the
    // first link of the page.
    for (const element of root.querySelectorAll('.start-loading, #start-failed, noscript')) element.remove()
  })
  // The first page renders in one go, and nothing renders before the guard has finished (spec 1 §2.2).
  await router.load()
  clearPrefetched()
  createReactRoot(container).render(
    <CdnBaseContext value={config.cdnBase}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CdnBaseContext>,
  )
  void whenPageIdle(queryClient, firstRender).then(async () => {
    markStartupIdle()
    const { startCommandLayer } = await import('./command-layer.tsx')
    await startCommandLayer(router.history)
    await loadListRequests(routes)
  })
  // Loaded ahead, so that a notice can be shown without a connection.
  setTimeout(() => void preloadNotices(), 2_000)
}
