/** From a valid token to the console: its code, and what a tab with a session listens to. */
import { onceOwnerKnown } from '#lib/owner.ts'
import type { Config } from './config.ts'

/** Fetches the console's code; a second request costs nothing. */
export const loadConsole = () => Promise.all([import('./console.tsx'), import('#api/session-watch.ts')])

/** Starts the console in the root; called once per page. */
export async function enterConsole(root: HTMLElement, config: Config): Promise<void> {
  const [{ startConsole }, { watchSession }] = await loadConsole()
  watchSession()
  startConsole(root, config)
  const { showSessionNotices } = await import('./session-notices.ts')
  onceOwnerKnown(showSessionNotices)
}
