/**
 * `npm run bench:start`: how soon the first row of the transactions stands and what it costs, beside a plain table and
 * a bare TanStack page, as the machine is and slowed (4 times, 10 Mbit/s, 40 ms); then how soon another list stands
 * after its key, and what the palette costs. Needs a build.
 * Flags: --runs=5, --ag-grid, and what alone is to be measured: --only=first,slowed,screens,palette.
 */
import type { Browser, CDPSession } from '@playwright/test'
import { metric, OFFICE, open, visit } from './browser.ts'
import type { Column } from './columns.ts'
import type { Figures } from './figures.ts'
import { printPalette } from './palette.ts'
import { printScreens } from './screens.ts'
import { isWanted, runsOf, withAgGrid } from './flags.ts'
import { sideBySide } from './side-by-side.ts'

const SIZE = 100
/** ms after the first row that still count as its cost, and until everything else has been fetched. */
const SETTLED = 300
const IDLE = 4_000

const runs = runsOf(5)

interface Traffic {
  scripts: number
  requests: number
  /** kB as they came over the line. */
  kilobytes: number
}

/** Counts what comes over the line from now on. */
async function count(cdp: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>()
  const seen: Traffic = { scripts: 0, requests: 0, kilobytes: 0 }
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    seen.requests++
    if (kind === 'Script') seen.scripts++
    if (kind === 'Script' || kind === 'Stylesheet') seen.kilobytes += encodedDataLength / 1000
  })
  return () => ({ ...seen })
}

async function asTheMachineIs(browser: Browser, column: Column, url: string, figures: Figures) {
  const note = (measure: string, value: number) => figures.note(column.name, measure, value)
  let traffic = () => ({ scripts: 0, requests: 0, kilobytes: 0 })
  const { page, cdp, firstRow, close } = await open(browser, column, url, SIZE, {
    before: async (_, session) => {
      traffic = await count(session)
    },
  })
  const first = traffic()
  await page.waitForTimeout(SETTLED)
  note('first row, ms', firstRow)
  note(`CPU until ${SETTLED} ms after it, ms`, await metric(cdp, 'TaskDuration'))
  await page.waitForTimeout(IDLE)
  const all = traffic()
  note('CPU until idle, ms', await metric(cdp, 'TaskDuration'))
  note('scripts before the first row', first.scripts)
  note('requests before the first row', first.requests)
  note('scripts and styles before it, kB', first.kilobytes)
  note('scripts when idle', all.scripts)
  note('requests when idle', all.requests)
  note('scripts and styles when idle, kB', all.kilobytes)
  // The third visit: by then the browser keeps the compiled code as well.
  await visit(page, column, url, SIZE)
  await page.waitForTimeout(SETTLED)
  note('first row from the cache, ms', await visit(page, column, url, SIZE))
  await close()
}

async function slowed(browser: Browser, column: Column, url: string, figures: Figures) {
  const { firstRow, page, cdp, close } = await open(browser, column, url, SIZE, { slowness: OFFICE })
  figures.note(column.name, 'slowed: first row, ms', firstRow)
  await page.waitForTimeout(SETTLED)
  figures.note(column.name, 'slowed: CPU, ms', await metric(cdp, 'TaskDuration'))
  await close()
}

await sideBySide({
  runs,
  withAgGrid,
  async measure(browser, column, url, figures) {
    if (isWanted('first')) await asTheMachineIs(browser, column, url, figures)
    if (isWanted('slowed')) await slowed(browser, column, url, figures)
  },
  async tell(columns, figures) {
    console.log(
      `\nmedians of ${runs} runs, ${SIZE} rows a page; ratios to ${withAgGrid ? 'AG Grid' : 'the bare TanStack page'}\n`,
    )
    figures.print(
      columns.map(({ name }) => name),
      withAgGrid ? 'ag-grid' : 'tanstack',
    )
    const [ours] = columns
    if (!ours) return
    if (isWanted('screens')) await printScreens(ours, runs)
    if (isWanted('palette')) await printPalette(ours, runs)
  },
})
