/**
 * `npm run bench:start`: measures how soon the first row of the transactions is shown and what it costs, beside a plain
 * table and a bare TanStack page, at the machine's speed and slowed (4 times, 10 Mbit/s, 40 ms); then how soon another
 * list is shown after its key, and what the palette costs. Needs a build.
 * Flags: --runs=5, --ag-grid, and the parts to measure: --only=first,slowed,screens,palette.
 */
import type { Browser, CDPSession } from '@playwright/test'
import { readMetric, SLOW_OFFICE, openList, measureFirstRow } from './browser.ts'
import type { Contestant } from './contestants.ts'
import type { Figures } from './figures.ts'
import { printPalette } from './palette.ts'
import { printScreens } from './screens.ts'
import { isWanted, getRunCount, withAgGrid } from './flags.ts'
import { runSideBySide } from './side-by-side.ts'

const SIZE = 100
/** ms after the first row that still count as its cost, and ms until everything else has been fetched. */
const SETTLE_DELAY_MS = 300
const IDLE_MS = 4_000

const runs = getRunCount(5)

interface Traffic {
  scripts: number
  requests: number
  /** kB on the wire. */
  kilobytes: number
}

/** Counts the traffic from now on; the returned function gives the counts so far. */
async function countTraffic(cdp: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>()
  const counted: Traffic = { scripts: 0, requests: 0, kilobytes: 0 }
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    counted.requests++
    if (kind === 'Script') counted.scripts++
    if (kind === 'Script' || kind === 'Stylesheet') counted.kilobytes += encodedDataLength / 1000
  })
  return () => ({ ...counted })
}

async function measureUnslowed(browser: Browser, column: Contestant, url: string, figures: Figures) {
  const addFigure = (measure: string, value: number) => figures.add(column.name, measure, value)
  let traffic = () => ({ scripts: 0, requests: 0, kilobytes: 0 })
  const { page, cdp, firstRowMs, close } = await openList(browser, column, url, SIZE, {
    before: async (_, session) => {
      traffic = await countTraffic(session)
    },
  })
  const first = traffic()
  await page.waitForTimeout(SETTLE_DELAY_MS)
  addFigure('first row, ms', firstRowMs)
  addFigure(`CPU until ${SETTLE_DELAY_MS} ms after it, ms`, await readMetric(cdp, 'TaskDuration'))
  await page.waitForTimeout(IDLE_MS)
  const all = traffic()
  addFigure('CPU until idle, ms', await readMetric(cdp, 'TaskDuration'))
  addFigure('scripts before the first row', first.scripts)
  addFigure('requests before the first row', first.requests)
  addFigure('scripts and styles before it, kB', first.kilobytes)
  addFigure('scripts when idle', all.scripts)
  addFigure('requests when idle', all.requests)
  addFigure('scripts and styles when idle, kB', all.kilobytes)
  // The third visit: by now the browser has cached the compiled code as well.
  await measureFirstRow(page, column, url, SIZE)
  await page.waitForTimeout(SETTLE_DELAY_MS)
  addFigure('first row from the cache, ms', await measureFirstRow(page, column, url, SIZE))
  await close()
}

async function measureSlowed(browser: Browser, column: Contestant, url: string, figures: Figures) {
  const { firstRowMs, page, cdp, close } = await openList(browser, column, url, SIZE, { slowness: SLOW_OFFICE })
  figures.add(column.name, 'slowed: first row, ms', firstRowMs)
  await page.waitForTimeout(SETTLE_DELAY_MS)
  figures.add(column.name, 'slowed: CPU, ms', await readMetric(cdp, 'TaskDuration'))
  await close()
}

await runSideBySide({
  runs,
  withAgGrid,
  async measure(browser, column, url, figures) {
    if (isWanted('first')) await measureUnslowed(browser, column, url, figures)
    if (isWanted('slowed')) await measureSlowed(browser, column, url, figures)
  },
  async report(columns, figures) {
    console.log(
      `\nmedians of ${runs} runs, ${SIZE} rows a page; ratios to ${withAgGrid ? 'AG Grid' : 'the bare TanStack page'}\n`,
    )
    figures.print(
      columns.map(({ name }) => name),
      withAgGrid ? 'ag-grid' : 'tanstack',
    )
    const [consoleColumn] = columns
    if (!consoleColumn) return
    if (isWanted('screens')) await printScreens(consoleColumn, runs)
    if (isWanted('palette')) await printPalette(consoleColumn, runs)
  },
})
