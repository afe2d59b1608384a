/**
 * `npm run keys`: performs ten tasks of a day by the shortest way, in Chromium against the sandbox, and counts the keys
 * of each. counts.json has the recorded counts: they may fall and never rise. `-- --write` records lower ones.
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
  const response = await fetch(`${platform.url}/api/gestor/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(DEMO_LOGIN),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return [{ name: 'authToken', value: accessToken }]
}

/** Performs one task from the start and returns its number of key presses. */
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
    // The keys work when the footer shows the key of the help.
    await page.locator('footer').getByText('atalhos').waitFor({ state: 'attached' })
  }
  const keyboard = new KeyCounter(page)
  try {
    await run(keyboard)
  } finally {
    await context.close()
  }
  return keyboard.pressCount
}

const counts: Record<string, number> = {}
const failures: string[] = []
for (const task of TASKS) {
  try {
    counts[task.name] = await count(task)
    console.log(`${String(counts[task.name]).padStart(4)}  ${task.name}`)
  } catch (error) {
    failures.push(task.name)
    console.log(
      `   –  ${task.name}: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join('\n      ') : String(error)}`,
    )
  }
}
await browser.close()
await platform.close()

const recorded = existsSync(RECORDED_PATH)
  ? (JSON.parse(readFileSync(RECORDED_PATH, 'utf8')) as Record<string, number>)
  : {}
const { increased, decreased, total } = compareCounts(recorded, counts)
console.log(`${String(total).padStart(4)}  together`)
for (const line of increased) console.error(`More keys than before: ${line}`)
for (const line of decreased) console.log(`Fewer keys than before: ${line}; keep it with "npm run keys -- --write"`)
if (process.argv.includes('--write') && increased.length + failures.length === 0)
  writeFileSync(RECORDED_PATH, `${JSON.stringify(counts, null, 2)}\n`)
process.exitCode = increased.length + failures.length > 0 ? 1 : 0
