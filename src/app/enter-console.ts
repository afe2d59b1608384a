/** From a valid token to the console: its code, and what is asked of the platform while that is on the way. */
import { stripBasePath } from '#lib/startup/base-path.ts'
import { whenOwnerKnown } from '#lib/storage/owner.ts'
import type { Config } from './config.ts'

const importSessionPrefetch = () => import('./session-prefetch.ts')
const importConsole = () => import('./console.tsx')

/** Fetches the console's code, and the code of the screen that the address names, ahead of a session. */
export async function preloadConsole(): Promise<void> {
  await Promise.all([
    importSessionPrefetch().then(({ prefetchScreen }) => prefetchScreen(stripBasePath(location.pathname))),
    importConsole(),
  ])
}

/**
 * Starts the console in the root; called once per page. The platform is asked before the large files are run, which the
 * page has fetched meanwhile: a question would wait for them.
 */
export async function enterConsole(root: HTMLElement, config: Config): Promise<void> {
  const { startSession, prefetchScreen } = await importSessionPrefetch()
  await startSession()
  const consoleModule = importConsole()
  prefetchScreen(stripBasePath(location.pathname))
  const { startConsole } = await consoleModule
  await startConsole(root, config)
  const { showSessionNotices } = await import('./session-notices.ts')
  whenOwnerKnown(showSessionNotices)
}
