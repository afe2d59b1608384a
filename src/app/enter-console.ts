/** From a valid token to the console: its code, and what is asked of the platform while that is on the way. */
import { withoutBase } from '#lib/start/base-path.ts'
import { onceOwnerKnown } from '#lib/kept/owner.ts'
import type { Config } from './config.ts'

const loadEarly = () => import('./early.ts')
const loadRest = () => import('./console.tsx')

/** Fetches the console's code, and the code of the screen that the address names, ahead of a session. */
export async function loadConsole(): Promise<void> {
  await Promise.all([loadEarly().then(({ fetchScreen }) => fetchScreen(withoutBase(location.pathname))), loadRest()])
}

/**
 * Starts the console in the root; called once per page. The platform is asked before the large files are run, which the
 * page has fetched meanwhile: a question would wait for them.
 */
export async function enterConsole(root: HTMLElement, config: Config): Promise<void> {
  const { beginSession, fetchScreen } = await loadEarly()
  await beginSession()
  const rest = loadRest()
  fetchScreen(withoutBase(location.pathname))
  const { startConsole } = await rest
  await startConsole(root, config)
  const { showSessionNotices } = await import('./session-notices.ts')
  onceOwnerKnown(showSessionNotices)
}
