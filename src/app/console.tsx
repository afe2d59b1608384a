/** The console behind the sign-in: router, cache, verbs, shell. */
import '#ui/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#api/query.ts'
import { createRegistry } from '#commands/registry.ts'
import { startCommands } from '#commands/runtime.ts'
import { tableCommands } from '#listing/commands.ts'
import { setCdnBase } from '#ui/image.tsx'
import { loadNotices } from '#ui/notify.tsx'
import type { Config } from './config.ts'
import { followRoute } from './follow-route.ts'
import { createConsoleRouter } from './router.tsx'
import { sections } from './sections.ts'
import { followAppearance } from './shell/appearance.ts'
import { shellCommands } from './shell/commands.ts'

/** Draws the console in the root. The guard of every route asks for the session; called once per page. */
export function startConsole(root: HTMLElement, config: Config): void {
  setCdnBase(config.cdnBase)
  followAppearance()
  const router = createConsoleRouter(sections)
  startCommands({
    registry: createRegistry(sections, [...tableCommands, ...shellCommands]),
    navigate: (to) => router.history.push(to),
  })
  followRoute(
    router,
    sections.flatMap(({ routes }) => routes),
  )
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // A notice can then be shown without a connection.
  setTimeout(() => void loadNotices(), 2_000)
}
