/**
 * What the palette costs the main thread of the built console: its first opening, a later one, and each key typed in
 * it, beside a key that does nothing, which is what the measure itself costs.
 */
import type { Browser } from '@playwright/test'
import { launch, metric, open } from './browser.ts'
import type { Column } from './columns.ts'
import { createFigures, type Figures } from './figures.ts'
import { serve } from './server.ts'

/** ms until an opened console rests, all its files fetched (app/new-build.ts); after an opening; after a key. */
const IDLE = 8_000
const OPENED = 400
const TYPED = 150
/** A key that nothing hears. */
const IDLE_KEY = 'ScrollLock'
const LINES = ['excluir cashback 12', 'ir para lojas', 'auditar acima de 2 mil']

async function oneRun(browser: Browser, column: Column, url: string, figures: Figures): Promise<void> {
  const { page, cdp, close } = await open(browser, column, url, 10)
  await page.waitForTimeout(IDLE)
  /** Notes ms from the key to the second frame with what it opens, and of processor time by then and until it rests. */
  async function press(key: string, name: string, rest: number): Promise<void> {
    const shown = key === IDLE_KEY ? 'body' : '[role=combobox]'
    await page.evaluate((selector) => {
      window.probe.done = new Promise((resolve) =>
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const look = () =>
              document.querySelector(selector)
                ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
                : requestAnimationFrame(look)
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        ),
      )
    }, shown)
    const before = await metric(cdp, 'TaskDuration')
    await page.keyboard.press(key)
    figures.note('ms', name, await page.evaluate(() => window.probe.done))
    figures.note('CPU by then', name, (await metric(cdp, 'TaskDuration')) - before)
    await page.waitForTimeout(rest)
    figures.note('CPU at rest', name, (await metric(cdp, 'TaskDuration')) - before)
  }
  await press(IDLE_KEY, 'nothing', OPENED)
  for (const [at, line] of LINES.entries()) {
    await press('Control+k', at === 0 ? 'first opening' : 'a later one', OPENED)
    for (const key of line) await press(key === ' ' ? 'Space' : key, 'a key', TYPED)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(OPENED)
    if (await page.locator('[role=combobox]').count()) await page.keyboard.press('Escape')
  }
  await close()
}

/** Prints the medians of what one opening and one key cost. */
export async function printPalette(column: Column, runs: number): Promise<void> {
  const browser = await launch()
  const server = await serve(column.folder)
  try {
    const figures = createFigures()
    for (let run = 0; run < runs; run++) await oneRun(browser, column, server.url, figures)
    console.log(
      '\nthe palette: ms from the key to the frame after it, and of processor time; wanted: under 60 ms, a key 16\n',
    )
    figures.print(['ms', 'CPU by then', 'CPU at rest'], '')
  } finally {
    await browser.close()
    server.close()
  }
}
