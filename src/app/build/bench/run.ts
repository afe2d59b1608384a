/**
 * `npm run bench:palette`: how long the palette takes from a typed key to the painted list, what a key costs the main thread,
 * and how long it takes to open, beside cmdk with its own filter on the same candidates in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { findBrowser } from '#app/build/browser.ts'

const LINES = ['excluir produto 12', 'mochila', 'auditar acima de 2 mil', 'ir para lojas', 'tap mesa']
/**
 * ms between two keys: about 16 keys a second, quicker than people type, so that no key waits for the one before it;
 * uneven, so that the keys fall on every part of a frame.
 */
const PAUSES = [61, 83, 47, 71, 53]
const CANDIDATES = [50, 1_000, 2_000, 10_000]
type Which = 'console' | 'cmdk'

interface Measure {
  which: Which
  candidates: number
  slowdown: number
  /** ms, medians */
  keyToPaint: number
  cpuPerKey: number
  open: number
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** CPU time of the main thread so far, ms: waiting for a busy machine is not in it. */
async function busy(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function measure(
  page: Page,
  cdp: CDPSession,
  which: Which,
  candidates: number,
  slowdown: number,
): Promise<Measure> {
  await page.evaluate((count) => window.bench?.load(count), candidates)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const opens: number[] = []
  const times: number[] = []
  let spent = 0
  let keys = 0
  for (const line of LINES) {
    opens.push(await page.evaluate((name) => window.bench?.open(name), which).then((ms) => ms ?? Number.NaN))
    const box = page.getByRole('combobox')
    await box.focus()
    await page.evaluate(() => window.bench?.takeTimes())
    const before = await busy(cdp)
    for (const [index, key] of [...line].entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(PAUSES[index % PAUSES.length] ?? 0)
    }
    await page.waitForTimeout(150)
    spent += (await busy(cdp)) - before
    keys += line.length
    times.push(...((await page.evaluate(() => window.bench?.takeTimes())) ?? []))
    await page.evaluate(() => window.bench?.close())
    await page.waitForTimeout(50)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { which, candidates, slowdown, keyToPaint: median(times), cpuPerKey: spent / keys, open: median(opens) }
}

const print = ({ which, candidates, slowdown, keyToPaint, cpuPerKey, open: opening }: Measure) => {
  const cells = [which, `${candidates}`, `${slowdown}x`, ...[keyToPaint, cpuPerKey, opening].map((ms) => ms.toFixed(1))]
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(9) : cell.padStart(14))).join(''))
}

const folder = mkdtempSync(join(tmpdir(), 'gestor-bench-'))
try {
  const shared = { configFile: false, root: import.meta.dirname, logLevel: 'error' } as const
  await build({
    ...shared,
    plugins: [react(), tailwindcss()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  })
  const server = await preview({ ...shared, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => console.error(error))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => window.bench !== undefined)
  await page.waitForTimeout(1000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  console.log(
    ['palette  ', 'records', 'slowdown', 'key to paint', 'CPU per key', 'opening (ms)']
      .map((cell, i) => (i === 0 ? cell : cell.padStart(14)))
      .join(''),
  )
  // Once for nothing: code is compiled and the first layout made.
  await measure(page, cdp, 'console', 50, 1)
  for (const which of ['console', 'cmdk'] as const)
    for (const candidates of CANDIDATES) print(await measure(page, cdp, which, candidates, 1))
  print(await measure(page, cdp, 'console', 1_000, 4))
  await browser.close()
  await server.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
