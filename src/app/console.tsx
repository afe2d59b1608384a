/** The console behind the sign-in: router, cache, verbs, shell. */
import '#ui/theme/theme.css'
import '#ui/theme/looks.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { forgetAhead } from '#api/cache/ahead.ts'
import { followTabs } from '#api/cache/other-tabs.ts'
import { onDoubt, onWritten, queryClient } from '#api/cache/query.ts'
import { provideNavigation } from '#commands/runtime.ts'
import { currentScreen } from '#commands/screen.ts'
import { originOf } from '#lib/places/origin.ts'
import { addressOf } from '#lib/places/place.ts'
import { rest } from '#lib/start/at-rest.ts'
import { setCdnBase } from '#ui/signs/image.tsx'
import { loadNotices } from '#ui/notices/notify.tsx'
import { createPageViews } from './analytics.ts'
import { askToRepeat } from './ask-to-repeat.ts'
import type { Config } from './config.ts'
import { followRoute } from './follow-route.ts'
import { askAtOnce, prepareFirstPages } from './read-ahead.ts'
import { createConsoleRouter } from './router.tsx'
import { routesOf } from './route-at.ts'
import { sections } from './sections.ts'
import { followAppearance } from './shell/appearance.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Draws the console in the root, once the guard has let it in; called once per page. Where the session ends this never
 * settles, and nothing is drawn.
 */
export async function startConsole(root: HTMLElement, config: Config): Promise<void> {
  setCdnBase(config.cdnBase)
  followAppearance()
  const router = createConsoleRouter(sections)
  provideNavigation((place, how) => {
    const { pathname, searchStr, state } = router.state.location
    const from = { path: pathname, search: searchStr, origin: state.origin, list: currentScreen().list }
    const origin = originOf(addressOf({ to: place.to, params: place.params ?? {} }), from)
    void router.navigate({ ...place, ...how, state: origin ? { origin } : {} })
  })
  const routes = routesOf(sections)
  // Before anybody else hears of it.
  router.subscribe('onBeforeNavigate', askAtOnce)
  followRoute(router, routes)
  // Before there are verbs: a form is there, and may be saved, as soon as the console is drawn.
  onDoubt(askToRepeat)
  if ('BroadcastChannel' in window)
    onWritten(followTabs(new BroadcastChannel('gestor.escritas'), () => document.visibilityState === 'hidden'))
  const view = createPageViews(config.analyticsUrl)
  let viewed: string | null = null
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (pathname !== viewed) view(pathname)
    viewed = pathname
  })
  // index.html's loading screen stands beside it until the shell is drawn (spec 1 §2.6).
  const place = document.createElement('div')
  root.append(place)
  const drawn = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()))
  void drawn.then(() => {
    // What index.html shows before there is a console: also the hidden words, whose link stood before the first of the
    // page.
    for (const part of root.querySelectorAll('.start-loading, #start-failed, noscript')) part.remove()
  })
  // All of the first page in one go, and nothing before the guard's answer (spec 1 §2.2).
  await router.load()
  forgetAhead()
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  void whenIdle(queryClient, drawn).then(async () => {
    rest()
    const { startCommandLayer } = await import('./command-layer.tsx')
    await startCommandLayer(router.history)
    await prepareFirstPages(routes)
  })
  // A notice can then be shown without a connection.
  setTimeout(() => void loadNotices(), 2_000)
}
