/** What the palette costs the main thread of the built console: its first opening, a later one, and each key typed in it. */
import type { Browser } from '@playwright/test'
import { launch, metric, open } from './browser.ts'
import type { Column } from './columns.ts'
import { createFigures, type Figures } from './figures.ts'
import { serve } from './server.ts'

/** ms until an opened console rests; after an opening; after a key. */
const IDLE = 4_000
const OPENED = 400
const TYPED = 150
const LINES = ['excluir cashback 12', 'ir para lojas', 'auditar acima de 2 mil']

async function oneRun(browser: Browser, column: Column, url: string, figures: Figures): Promise<void> {
  const { page, cdp, close } = await open(browser, column, url, 10)
  await page.waitForTimeout(IDLE)
  /** ms from the key to the second frame with the palette's line, and of processor time until it rests. */
  async function pressed(key: string, rest: number): Promise<[painted: number, cpu: number]> {
    await page.evaluate(() => {
      window.probe.done = new Promise((resolve) =>
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const look = () =>
              document.querySelector('[role=combobox]')
                ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
                : requestAnimationFrame(look)
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        ),
      )
    })
    const before = await metric(cdp, 'TaskDuration')
    await page.keyboard.press(key)
    const painted = await page.evaluate(() => window.probe.done)
    await page.waitForTimeout(rest)
    return [painted, (await metric(cdp, 'TaskDuration')) - before]
  }
  for (const [at, line] of LINES.entries()) {
    const name = at === 0 ? 'first opening' : 'a later one'
    const [painted, cpu] = await pressed('Control+k', OPENED)
    figures.note('ms', name, painted)
    figures.note('CPU ms', name, cpu)
    for (const key of line) {
      const [shown, spent] = await pressed(key === ' ' ? 'Space' : key, TYPED)
      figures.note('ms', 'a key', shown)
      figures.note('CPU ms', 'a key', spent)
    }
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
      '\nthe palette: from the key to the frame after it, and processor time; wanted: under 60 ms, a key 16\n',
    )
    figures.print(['ms', 'CPU ms'], '')
  } finally {
    await browser.close()
    server.close()
  }
}
