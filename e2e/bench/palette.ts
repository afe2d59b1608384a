/**
 * Measures what the palette costs the main thread of the built console: its first opening, a later one, and each typed
 * key, beside a key without effect, which shows the cost of measuring.
 */
import type { Browser } from '@playwright/test'
import { launch, readMetric, openList } from './browser.ts'
import type { Contestant } from './contestants.ts'
import { createFigures, type Figures } from './figures.ts'
import { startBenchServer } from './server.ts'

/** ms until an opened console is idle, with all its files fetched (app/new-build.ts); after an opening; after a key. */
const IDLE_MS = 8_000
const AFTER_OPENING_MS = 400
const AFTER_KEY_MS = 150
/** A key without a listener. */
const IDLE_KEY = 'ScrollLock'
const LINES = ['excluir cashback 12', 'ir para lojas', 'auditar acima de 2 mil']

async function measureOnce(browser: Browser, column: Contestant, url: string, figures: Figures): Promise<void> {
  const { page, cdp, close } = await openList(browser, column, url, 10)
  await page.waitForTimeout(IDLE_MS)
  /** Records the ms from the key to the second frame with its result, and the processor time by then and until idle. */
  async function press(key: string, name: string, settleMs: number): Promise<void> {
    const shown = key === IDLE_KEY ? 'body' : '[role=combobox]'
    await page.evaluate((selector) => {
      window.probe.timingResult = new Promise((resolve) =>
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const check = () =>
              document.querySelector(selector)
                ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
                : requestAnimationFrame(check)
            requestAnimationFrame(check)
          },
          { capture: true, once: true },
        ),
      )
    }, shown)
    const before = await readMetric(cdp, 'TaskDuration')
    await page.keyboard.press(key)
    figures.add('ms', name, await page.evaluate(() => window.probe.timingResult))
    figures.add('CPU by then', name, (await readMetric(cdp, 'TaskDuration')) - before)
    await page.waitForTimeout(settleMs)
    figures.add('CPU at rest', name, (await readMetric(cdp, 'TaskDuration')) - before)
  }
  await press(IDLE_KEY, 'nothing', AFTER_OPENING_MS)
  for (const [index, line] of LINES.entries()) {
    await press('Control+k', index === 0 ? 'first opening' : 'a later one', AFTER_OPENING_MS)
    for (const key of line) await press(key === ' ' ? 'Space' : key, 'a key', AFTER_KEY_MS)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(AFTER_OPENING_MS)
    if (await page.locator('[role=combobox]').count()) await page.keyboard.press('Escape')
  }
  await close()
}

/** Prints the median costs of one opening and of one key. */
export async function printPalette(column: Contestant, runs: number): Promise<void> {
  const browser = await launch()
  const server = await startBenchServer(column.folder)
  try {
    const figures = createFigures()
    for (let run = 0; run < runs; run++) await measureOnce(browser, column, server.url, figures)
    console.log(
      '\nthe palette: ms from the key to the frame after it, and of processor time; wanted: under 60 ms, a key 16\n',
    )
    figures.print(['ms', 'CPU by then', 'CPU at rest'], '')
  } finally {
    await browser.close()
    server.close()
  }
}
