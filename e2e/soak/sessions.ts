/**
 * Five tabs with short tokens under strict rotation, tabs that are closed, and a sign-out in one of them (cases S1,
 * S2).
 */
import type { Page } from '@playwright/test'
import { Operator } from '../operator.ts'
import {
  recordAndResetStats,
  firstRow,
  isSignedOut,
  storeToken,
  openTab,
  type Soak,
  signIn,
  sleep,
  fetchStats,
} from './tabs.ts'

const PATHS = ['/cashbacks', '/lojas', '/bonus', '/transacoes', '/produtos']
/** ms between two actions in one tab: five tabs stay below 50 calls a second. */
const PAUSE_MS = 300

/** Reloads the list of this tab until `end` (ms since the epoch). */
async function reloadUntil(soak: Soak, page: Page, end: number) {
  while (Date.now() < end && !isSignedOut(page)) {
    await page.keyboard.press('r').catch(() => undefined)
    const failed = page.getByText('Não foi possível carregar.')
    await firstRow(page)
      .or(failed)
      .first()
      .waitFor({ timeout: 20_000 })
      .catch(() => undefined)
    if (await failed.isVisible().catch(() => false)) soak.figures.lostReads += 1
    await sleep(PAUSE_MS)
  }
  if (isSignedOut(page)) soak.figures.unexpectedSignOuts += 1
}

/** Runs S1 for `ms`, then S2 for `lastMs`. */
export async function soakSessions(soak: Soak, ms: number, lastMs: number): Promise<void> {
  const { platform, figures } = soak
  // On a crowded machine a tab may take longer to open than a short token lives.
  await platform.setTokenControls({ ttlSeconds: 60, rotation: 'strict' })
  const { token, sid } = await signIn(soak)
  await storeToken(soak, token)
  const tabs: Page[] = []
  for (const path of PATHS) tabs.push(await openTab(soak, path))
  await platform.setTokenControls({ ttlSeconds: 12 })
  let end = Date.now() + ms
  await Promise.all(tabs.map((page) => reloadUntil(soak, page, end)))

  // S2: longer tokens, and tabs that are closed while they work.
  await platform.setTokenControls({ ttlSeconds: 20, rotation: 10_000 })
  end = Date.now() + lastMs
  while (Date.now() < end) {
    const until = Math.min(end, Date.now() + 10_000)
    await tabs.pop()?.close({ runBeforeUnload: false })
    const [opened] = await Promise.all([
      openTab(soak, PATHS[1] ?? '/lojas'),
      ...tabs.map((page) => reloadUntil(soak, page, until)),
    ])
    tabs.push(opened)
  }
  await recordAndResetStats(soak, sid)
  const [first, ...otherTabs] = tabs
  if (!first) return
  await new Operator(first, platform.url).runs('sair')
  await first.waitForURL('**/login')
  const start = Date.now()
  await Promise.all(otherTabs.map((page) => page.waitForURL('**/login').catch(() => undefined)))
  figures.signOutMs = Date.now() - start
  await sleep(Math.min(10_000, ms / 10))
  const stored = await first.evaluate(() => localStorage.getItem('authToken'))
  if (stored !== '') figures.notes.push(`a token was stored again after the sign-out: '${stored}'`)
  figures.tabsLeftSignedIn = tabs.filter((page) => stored !== '' || !isSignedOut(page)).length
  const { refreshes } = await fetchStats(platform)
  for (const [key, { ok }] of Object.entries(refreshes))
    if (key.startsWith(`${sid}:`)) figures.refreshesPerGeneration = Math.max(figures.refreshesPerGeneration, ok)
  await Promise.all(tabs.map((page) => page.close()))
}
