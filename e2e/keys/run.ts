/**
 * `npm run keys`: ten tasks of a day by the shortest way, in Chromium against the sandbox, and the keys that each
 * takes. The counts are held in counts.json: they may fall and never rise. `-- --write` keeps what fell.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { ensureBrowser } from '#app/build/find-browser.ts'
import { startPlatform } from '../test-platform.ts'
import { KeyCounter } from './key-counter.ts'
import { compareCounts } from './compare-counts.ts'
import { TASKS } from './tasks.ts'

const RECORDED_PATH = join(import.meta.dirname, 'counts.json')

const platform = await startPlatform()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox', '--disable-gpu'] })

async function fetchSession(): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${platform.url}/api/gestor/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  })
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return [{ name: 'authToken', value: accessToken }]
}

/** Does one task anew and gives the keys it took. */
async function count({ startPath, isSignedOut, run }: (typeof TASKS)[number]): Promise<number> {
  platform.markWritten()
  await platform.restore()
  const localStorage = isSignedOut ? [] : await fetchSession()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    acceptDownloads: true,
    storageState: { cookies: [], origins: [{ origin: platform.url, localStorage }] },
  })
  const page = await context.newPage()
  await page.goto(platform.url + startPath)
  if (isSignedOut) await page.getByLabel('E-mail').waitFor()
  else {
    await page.getByRole('gridcell').nth(1).waitFor()
    // The keys are there when the footer names the key of its help.
    await page.locator('footer').getByText('atalhos').waitFor({ state: 'attached' })
  }
  const hand = new KeyCounter(page)
  try {
    await run(hand)
  } finally {
    await context.close()
  }
  return hand.pressCount
}

const counts: Record<string, number> = {}
const broken: string[] = []
for (const task of TASKS) {
  try {
    counts[task.name] = await count(task)
    console.log(`${String(counts[task.name]).padStart(4)}  ${task.name}`)
  } catch (error) {
    broken.push(task.name)
    console.log(
      `   –  ${task.name}: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join('\n      ') : String(error)}`,
    )
  }
}
await browser.close()
await platform.close()

const held = existsSync(RECORDED_PATH)
  ? (JSON.parse(readFileSync(RECORDED_PATH, 'utf8')) as Record<string, number>)
  : {}
const { increased, decreased, total } = compareCounts(held, counts)
console.log(`${String(total).padStart(4)}  together`)
for (const line of increased) console.error(`More keys than before: ${line}`)
for (const line of decreased) console.log(`Fewer keys than before: ${line}; keep it with "npm run keys -- --write"`)
if (process.argv.includes('--write') && increased.length + broken.length === 0)
  writeFileSync(RECORDED_PATH, `${JSON.stringify(counts, null, 2)}\n`)
process.exitCode = increased.length + broken.length > 0 ? 1 : 0
