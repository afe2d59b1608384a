/** The console behind the sign-in: router, cache, verbs, shell. */
import '#ui/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#api/query.ts'
import { keepEarlyKeys } from '#commands/keys/early-keys.ts'
import { provideNavigation } from '#commands/runtime.ts'
import { setCdnBase } from '#ui/image.tsx'
import { loadNotices } from '#ui/notify.tsx'
import { createPageViews } from './analytics.ts'
import type { Config } from './config.ts'
import { followRoute } from './follow-route.ts'
import { createConsoleRouter } from './router.tsx'
import { watchBuild } from './new-build.ts'
import { sections } from './sections.ts'
import { followAppearance } from './shell/appearance.ts'

/** Draws the console in the root. The guard of every route asks for the session; called once per page. */
export function startConsole(root: HTMLElement, config: Config): void {
  setCdnBase(config.cdnBase)
  followAppearance()
  const router = createConsoleRouter(sections)
  provideNavigation((to) => router.history.push(to))
  followRoute(
    router,
    sections.flatMap(({ routes }) => routes),
  )
  const view = createPageViews(config.analyticsUrl)
  router.subscribe('onRendered', ({ toLocation, fromLocation, pathChanged }) => {
    if (!fromLocation || pathChanged) view(toLocation.pathname)
  })
  const openKept = keepEarlyKeys()
  // index.html's loading screen stands beside it until the shell is drawn (spec 1 §2.6).
  const place = document.createElement('div')
  root.append(place)
  router.subscribe('onRendered', () => root.querySelector('.start-loading')?.remove())
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // After the first paint: nothing of it is needed to show the page.
  requestAnimationFrame(() =>
    setTimeout(async () => {
      const { startCommandLayer } = await import('./command-layer.tsx')
      await startCommandLayer()
      openKept()
    }),
  )
  watchBuild()
  // A notice can then be shown without a connection.
  setTimeout(() => void loadNotices(), 2_000)
}
