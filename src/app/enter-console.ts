/** Leads from a valid token to the rendered console: fetches its code and sends the first requests meanwhile. */
import { stripBasePath } from '#lib/startup/base-path.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import type { Config } from './config.ts'

const importSessionPrefetch = () => import('./session-prefetch.ts')
const importConsole = () => import('./console.tsx')

/** Fetches the console's code, and the code of the screen in the address, before there is a session. */
export async function preloadConsole(): Promise<void> {
  await Promise.all([
    importSessionPrefetch().then(({ prefetchScreen }) => prefetchScreen(stripBasePath(location.pathname))),
    importConsole(),
  ])
}

/**
 * Starts the console in the root. Called once per page. The first requests to the platform are sent before the large
 * files run, which the page has fetched meanwhile: no request can be sent while they run.
 */
export async function enterConsole(root: HTMLElement, config: Config): Promise<void> {
  const { startSession, prefetchScreen } = await importSessionPrefetch()
  const guard = await startSession()
  const consoleModule = importConsole()
  prefetchScreen(stripBasePath(location.pathname))
  const { startConsole } = await consoleModule
  await startConsole(root, config, guard)
  const { showSessionNotices } = await import('./session-notices.ts')
  whenOwnerKnown(showSessionNotices)
}
