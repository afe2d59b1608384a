/** The tabs of a soak test: opened with a session, watched, and compared with the platform's own records. */
import { createHash } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { CONTROL_HEADER } from '#sandbox/http/allowed-hosts.ts'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import type { TestPlatform } from '../test-platform.ts'
import type { Figures } from './figures.ts'

/** What all tabs of one soak test share. */
export interface Soak {
  readonly context: BrowserContext
  readonly platform: TestPlatform
  readonly figures: Figures
  /** How often the console itself sent each write, by the hash in the platform's journal. */
  readonly sent: Map<string, number>
}

interface Stats {
  refreshes: Record<string, { ok: number; refused: number }>
  doubles: { hash: string; times: number }[]
  journal: { at: number; method: string; path: string; hash: string; status: number; applied: boolean }[]
}

const control = async (platform: TestPlatform, path: string, method: string) =>
  (await fetch(`${platform.url}/__sandbox/${path}`, { method, headers: { [CONTROL_HEADER]: '1' } })).json()

export const fetchStats = (platform: TestPlatform): Promise<Stats> =>
  control(platform, 'stats', 'GET') as Promise<Stats>

/** Returns how many calls the active fault rules have hit. */
export async function countHits(platform: TestPlatform): Promise<number> {
  const { rules } = (await control(platform, 'faults', 'GET')) as { rules: { hits: number }[] }
  return rules.reduce((sum, { hits }) => sum + hits, 0)
}

export const clearFaults = (platform: TestPlatform) => control(platform, 'faults', 'DELETE')

/** Adds the platform's counts of refreshes and doubled writes to the figures, and resets them. */
export async function recordAndResetStats(soak: Soak, sid: string | null): Promise<void> {
  const { platform, figures } = soak
  const stats = await fetchStats(platform)
  const { refreshes } = stats
  const own = Object.entries(refreshes).filter(([key]) => sid === null || key.startsWith(`${sid}:`))
  for (const [, { ok }] of own) {
    figures.refreshesPerGeneration = Math.max(figures.refreshesPerGeneration, ok)
    if (ok > 0) figures.generations += 1
  }
  countDoubles(soak, stats)
}

/**
 * Counts the writes that were applied twice because the console sent them twice. Chromium itself repeats a write whose
 * connection is cut after sending, invisibly to scripts (src/api/README §1): a write that arrived more often than it
 * was sent is noted and not counted. A write that was refused with a 401 is rightly sent twice, and applied once.
 */
export function countDoubles({ figures, sent }: Soak, { doubles, journal }: Stats): void {
  for (const { hash, times } of doubles) {
    const arrivals = journal.filter((write) => write.hash === hash)
    const [{ method, path } = { method: '?', path: '?' }] = arrivals
    const byScript = sent.get(hash) ?? 0
    if (times - (arrivals.length - byScript) > 1) figures.doubledWrites += 1
    figures.notes.push(
      `${method} ${path} was sent ${byScript} times by the console, came ${arrivals.length} times, was applied ${times} times`,
    )
  }
}

/** Counts violations, uncaught errors and sent writes of every tab from now on. */
export async function watchTabs({ context, figures, sent }: Soak): Promise<void> {
  context.on('request', (request) => {
    if (request.method() === 'GET') return
    const path = new URL(request.url()).pathname.replace(/^\/api/, '')
    const hash = createHash('sha256')
      .update(`${request.method()} ${path} ${request.postData() ?? ''}`)
      .digest('hex')
      .slice(0, 16)
    sent.set(hash, (sent.get(hash) ?? 0) + 1)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI}`),
    )
  })
  context.on('console', (message) => {
    if (message.text().includes('securitypolicyviolation')) figures.policyViolations += 1
  })
  context.on('weberror', (error) => {
    figures.uncaughtErrors += 1
    console.error(`uncaught: ${error.error().message}`)
  })
}

/** Signs in at the platform; returns the token and the number of its session. */
export async function signIn({ platform }: Soak): Promise<{ token: string; sid: string }> {
  const response = await fetch(`${platform.url}/api/gestor/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  })
  const { accessToken: token } = (await response.json()) as { accessToken: string }
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: number }
  return { token, sid: String(claims.sid) }
}

/** Stores this token in the browser, for the tabs opened next. */
export const storeToken = ({ context, platform }: Soak, token: string) =>
  context.setStorageState({
    cookies: [],
    origins: [{ origin: platform.url, localStorage: [{ name: 'authToken', value: token }] }],
  })

export const firstRow = (page: Page) => page.getByRole('grid').getByRole('row').nth(1)

/** Opens a list in a new tab and waits for its first row. */
export async function openTab({ context, platform }: Soak, path: string): Promise<Page> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${platform.url}${path}`)
  await firstRow(page).waitFor()
  return page
}

export const getPath = (page: Page): string => new URL(page.url()).pathname

/** Whether the tab is on the sign-in page. */
export const isSignedOut = (page: Page): boolean => getPath(page) === '/login'

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
