/**
 * `npm run bench:palette`: measures the time from a typed key to the painted list, the main thread's work for a key (in
 * plain lines and in lines that name a record), and the opening of the palette. cmdk with its own filter runs on the
 * same candidates in the same run for comparison. Fails if a key of the console is painted too late (case G7).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { findBrowser } from '#app/build/find-browser.ts'

const PLAIN_LINES = ['excluir produto 12', 'mochila', 'auditar acima de 2 mil', 'ir para lojas', 'tap mesa']
/**
 * Lines that name a record: the platform is searched for the record while they are typed. They have no accents, so that
 * each letter is one key.
 */
const NAME_LINES = [
  'excluir produto mochila',
  'editar usuario maria da silva',
  'extrato de @maria',
  'bonus pendentes de @maria',
  'desativar produtos garrafa termica e fone bluetooth',
]
/** The response to a search: several records of the name, so that one has to be chosen. */
const SEARCH_RESULTS = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  dscNome: `Mochila urbana ${index + 1}`,
  nome: `Maria da Silva ${index + 1}`,
  status: { id: 1, descricao: 'Ativo' },
}))
/**
 * Pause after a word of such a line, in ms. The search is sent, answered and shown, and the next key meets its result.
 */
const WORD_PAUSE_MS = 600
/** Time that the platform takes to answer a search, in ms. */
const RESPONSE_DELAY_MS = 20
/**
 * Time between two keys, in ms: about 16 keys a second, faster than people type, with time enough that no key waits for
 * the one before. The intervals differ, so that the keys fall on every part of a frame.
 */
const KEY_INTERVALS_MS = [61, 83, 47, 71, 53]
const CANDIDATES = [50, 1_000, 2_000, 10_000]
/** Limit that 19 of 20 keys must keep on a machine that is not slowed down, in ms. */
const MAX_KEY_TO_PAINT_MS = 50
type PaletteKind = 'console' | 'cmdk'
type LineKind = 'plain' | 'names'

interface Measurement {
  palette: PaletteKind
  lines: LineKind
  candidates: number
  slowdown: number
  /** Median, in ms. */
  keyToPaint: number
  /** The 95th percentile, in ms. */
  slowest: number
  cpuPerKey: number
  open: number
}

/** The value below which this share of the values lies. */
const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
const median = (values: readonly number[]): number => quantile(values, 0.5)

/** CPU time of the main thread so far, in ms. It does not include waiting for a busy machine. */
async function getMainThreadMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

async function measure(
  page: Page,
  cdp: CDPSession,
  which: PaletteKind,
  candidates: number,
  slowdown: number,
  lines: LineKind = 'plain',
): Promise<Measurement> {
  await page.evaluate((count) => window.bench?.load(count), candidates)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const opens: number[] = []
  const times: number[] = []
  let spent = 0
  let keys = 0
  for (const line of lines === 'plain' ? PLAIN_LINES : NAME_LINES) {
    opens.push(await page.evaluate((name) => window.bench?.open(name), which).then((ms) => ms ?? Number.NaN))
    const box = page.getByRole('combobox')
    await box.focus()
    await page.evaluate(() => window.bench?.drainKeyTimes())
    const startMs = await getMainThreadMs(cdp)
    for (const [index, key] of [...line].entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(
        lines === 'names' && key === ' ' ? WORD_PAUSE_MS : (KEY_INTERVALS_MS[index % KEY_INTERVALS_MS.length] ?? 0),
      )
    }
    await page.waitForTimeout(lines === 'names' ? WORD_PAUSE_MS : 150)
    spent += (await getMainThreadMs(cdp)) - startMs
    keys += line.length
    times.push(...((await page.evaluate(() => window.bench?.drainKeyTimes())) ?? []))
    await page.evaluate(() => window.bench?.close())
    await page.waitForTimeout(50)
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const figures = { keyToPaint: median(times), slowest: quantile(times, 0.95), cpuPerKey: spent / keys }
  return { palette: which, lines, candidates, slowdown, ...figures, open: median(opens) }
}

/** The slowest key of the console so far, in ms. */
let slowestKeyMs = 0

const printMeasurement = ({
  palette,
  lines,
  candidates,
  slowdown,
  keyToPaint,
  slowest,
  cpuPerKey,
  open: opening,
}: Measurement) => {
  if (palette === 'console' && slowdown === 1) slowestKeyMs = Math.max(slowestKeyMs, slowest)
  const figures = [keyToPaint, slowest, cpuPerKey, opening].map((ms) => ms.toFixed(1))
  const cells = [palette, lines, `${candidates}`, `${slowdown}x`, ...figures]
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
  // A token without an end: searches need a signed-in user.
  const token = ['{"alg":"none"}', '{"id":1}', 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.')
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'authToken', value: token }] }] },
  })
  page.on('pageerror', (error) => console.error(error))
  let searches = 0
  await page.route(/\/gestor\/(produtos|usuarios)\b/, async (route) => {
    await setTimeout(RESPONSE_DELAY_MS)
    searches++
    await route.fulfill({ json: SEARCH_RESULTS })
  })
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => window.bench !== undefined)
  await page.waitForTimeout(1000)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  console.log(
    ['palette  ', 'lines', 'records', 'slowdown', 'key to paint', '95 % under', 'CPU per key', 'opening (ms)']
      .map((cell, i) => (i === 0 ? cell : cell.padStart(14)))
      .join(''),
  )
  // A warm-up run: the code is compiled and the first layout done.
  await measure(page, cdp, 'console', 50, 1)
  for (const which of ['console', 'cmdk'] as const)
    for (const candidates of CANDIDATES) printMeasurement(await measure(page, cdp, which, candidates, 1))
  for (const candidates of [50, 10_000]) printMeasurement(await measure(page, cdp, 'console', candidates, 1, 'names'))
  console.log(`${searches} searches by name were answered`)
  printMeasurement(await measure(page, cdp, 'console', 1_000, 4))
  console.log(`G7: 19 of 20 keys are painted within ${slowestKeyMs.toFixed(1)} ms, wanted ${MAX_KEY_TO_PAINT_MS}`)
  process.exitCode = slowestKeyMs <= MAX_KEY_TO_PAINT_MS ? 0 : 1
  await browser.close()
  await server.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
