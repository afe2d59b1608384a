/** The console behind the sign-in: router, cache, verbs, shell. */
import '#ui/theme/theme.css'
import '#ui/theme/region-appearance.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { clearPrefetched } from '#api/cache/prefetch.ts'
import { syncWritesAcrossTabs } from '#api/cache/tab-sync.ts'
import { setResendConfirmation, onWriteSettled, queryClient } from '#api/cache/query.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { getScreen } from '#commands/screen.ts'
import { findOrigin } from '#lib/urls/origin.ts'
import { buildHref } from '#lib/urls/route-location.ts'
import { markStartupIdle } from '#lib/startup/startup-idle.ts'
import { setCdnBase } from '#ui/components/image.tsx'
import { preloadNotices } from '#ui/notices/notify.tsx'
import { createPageViewTracker } from './analytics.ts'
import { confirmResend } from './confirm-resend.ts'
import type { Config } from './config.ts'
import { syncRoute } from './sync-route.ts'
import { prefetchOnNavigate, loadFirstPages } from './route-loader.ts'
import { createConsoleRouter } from './router.tsx'
import { getRoutes } from './find-route.ts'
import { sections } from './sections.ts'
import { syncAppearance } from './shell/appearance.ts'
import { whenPageIdle } from './when-page-idle.ts'

/**
 * Draws the console in the root, once the guard has let it in; called once per page. Where the session ends this never
 * settles, and nothing is drawn.
 */
export async function startConsole(root: HTMLElement, config: Config): Promise<void> {
  setCdnBase(config.cdnBase)
  syncAppearance()
  const router = createConsoleRouter(sections)
  registerNavigation((container, how) => {
    const { pathname, searchStr, state } = router.state.location
    const from = { path: pathname, search: searchStr, origin: state.origin, list: getScreen().list }
    const origin = findOrigin(buildHref({ to: container.to, params: container.params ?? {} }), from)
    void router.navigate({ ...container, ...how, state: origin ? { origin } : {} })
  })
  const routes = getRoutes(sections)
  // Before anybody else hears of it.
  router.subscribe('onBeforeNavigate', prefetchOnNavigate)
  syncRoute(router, routes)
  // Before there are verbs: a form is there, and may be saved, as soon as the console is drawn.
  setResendConfirmation(confirmResend)
  if ('BroadcastChannel' in window)
    onWriteSettled(
      syncWritesAcrossTabs(new BroadcastChannel('gestor.escritas'), () => document.visibilityState === 'hidden'),
    )
  const trackPageView = createPageViewTracker(config.analyticsUrl)
  let lastViewedPath: string | null = null
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (pathname !== lastViewedPath) trackPageView(pathname)
    lastViewedPath = pathname
  })
  // index.html's loading screen stands beside it until the shell is drawn (spec 1 §2.6).
  const place = document.createElement('div')
  root.append(place)
  const firstRender = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))
  void firstRender.then(() => {
    // What index.html shows before there is a console: also the hidden words, whose link stood before the first of the
    // page.
    for (const part of root.querySelectorAll('.start-loading, #start-failed, noscript')) part.remove()
  })
  // All of the first page in one go, and nothing before the guard's answer (spec 1 §2.2).
  await router.load()
  clearPrefetched()
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  void whenPageIdle(queryClient, firstRender).then(async () => {
    markStartupIdle()
    const { startCommandLayer } = await import('./command-layer.tsx')
    await startCommandLayer(router.history)
    await loadFirstPages(routes)
  })
  // A notice can then be shown without a connection.
  setTimeout(() => void preloadNotices(), 2_000)
}
