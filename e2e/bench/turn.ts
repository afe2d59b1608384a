/**
 * `npm run bench`: what turning a page, sorting and scrolling cost once the list stands, beside a plain table that
 * draws only the rows that are seen and a bare TanStack page. Needs a build. Flags: --runs=3, --ag-grid, and what alone
 * is to be measured: --only=turn,sort,scroll,heap,scan.
 */
import type { Browser } from '@playwright/test'
import { aim, LARGE, STARTED } from './acts.ts'
import { metric, open, type Opened } from './browser.ts'
import type { Column } from './columns.ts'
import type { Figures, Goal } from './figures.ts'
import { scanning, turning } from './growth.ts'
import { isWanted, runsOf, withAgGrid } from './flags.ts'
import { sideBySide } from './side-by-side.ts'
import { firstId } from './transactions.ts'

const SMALL = 100
/** Of each run: of so few as five the median still moves by a tenth. */
const TURNS = 12
const SORTS = 20
const WHEELS = 90
/** ms after an act in which what it has started comes to rest. */
const SETTLED = 250

const runs = runsOf(3)

/** The others draw their table as large as the console's and in its letters; their start is measured without. */
const alike = (column: Column): Column =>
  column.long ? column : { ...column, path: (size) => `${column.path(size)}&alike` }

/** Does it, and waits until the first row is the wanted one: ms to the painted change, and its processor time. */
async function timed(opened: Opened, what: Column['next'], selector: string, wanted: number) {
  const { page, cdp } = opened
  const event = 'key' in what ? ('keydown' as const) : ('click' as const)
  await page.evaluate(([cell, ids, kind]) => window.probe.arm(cell, ids, kind), [
    selector,
    [String(wanted)],
    event,
  ] as const)
  await page.evaluate(() => window.probe.longTasks())
  const act = await aim(opened, what)
  const before = await metric(cdp, 'TaskDuration')
  await act()
  const painted = await page.evaluate(() => window.probe.done)
  await page.waitForTimeout(SETTLED)
  const cpu = (await metric(cdp, 'TaskDuration')) - before
  const [frames, long] = await page.evaluate(() => [window.probe.frames, window.probe.longTasks().longest] as const)
  return { painted, cpu, frames, long }
}

async function turns(browser: Browser, column: Column, url: string, size: number, figures: Figures) {
  const opened = await open(browser, column, url, size)
  await opened.page.waitForTimeout(STARTED)
  for (let turn = 1; turn <= TURNS; turn++) {
    const selector = column.firstCell(turn, size)
    const { painted, cpu, frames, long } = await timed(opened, column.next, selector, firstId(turn, size, 'id,DESC'))
    // The first turn compiles code.
    if (turn === 1) continue
    figures.note(column.name, `turn at ${size} rows, ms`, painted)
    figures.note(column.name, `turn at ${size} rows, CPU ms`, cpu)
    figures.note(column.name, `turn at ${size} rows: longest task over 50 ms`, long)
    // From the third on in one direction the page is fetched ahead.
    if (turn > 2 && column.long) figures.note(column.name, 'turn fetched ahead, frames', frames)
  }
  await opened.close()
}

async function sorts(browser: Browser, column: Column, url: string, figures: Figures) {
  const opened = await open(browser, column, url, LARGE)
  await opened.page.waitForTimeout(STARTED)
  for (let index = 0; index <= SORTS; index++) {
    const wanted = firstId(0, LARGE, `numAmount,${index % 2 === 0 ? 'ASC' : 'DESC'}`)
    const { painted, cpu, long } = await timed(opened, { click: column.amount }, column.firstCell(0, LARGE), wanted)
    // The first one compiles code.
    if (index === 0) continue
    figures.note(column.name, 'sort, ms', painted)
    figures.note(column.name, 'sort, CPU ms', cpu)
    figures.note(column.name, 'sort: longest task over 50 ms', long)
  }
  await opened.close()
}

/** The longest task of the page's main thread in a recording of the browser, ms. */
function longestTask(recording: Buffer): number {
  interface Event {
    name: string
    pid: number
    tid: number
    dur?: number
    args?: { name?: string }
  }
  const { traceEvents } = JSON.parse(recording.toString()) as { traceEvents: Event[] }
  const thread = ({ pid, tid }: Event) => `${pid}:${tid}`
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(thread),
  )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(thread(event)))
  return Math.max(0, ...tasks.map(({ dur }) => (dur ?? 0) / 1000))
}

async function scroll(browser: Browser, column: Column, url: string, figures: Figures) {
  const opened = await open(browser, column, url, LARGE)
  const { page, cdp } = opened
  await page.waitForTimeout(STARTED)
  figures.note(column.name, 'elements', await page.evaluate(() => document.querySelectorAll('*').length))
  const box = await page.locator(column.scroller).first().boundingBox()
  const distance = await page
    .locator(column.scroller)
    .first()
    .evaluate((it) => it.scrollHeight - it.clientHeight)
  if (!box) throw new Error(`${column.name}: nothing to scroll`)
  async function roll() {
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2)
    for (let wheel = 0; wheel < WHEELS; wheel++) {
      await page.mouse.wheel(0, Math.ceil(distance / WHEELS) + 2)
      await page.waitForTimeout(33)
    }
    await page.waitForTimeout(SETTLED)
  }
  const before = await metric(cdp, 'TaskDuration')
  await roll()
  figures.note(column.name, 'scroll over 1,000 rows, CPU ms', (await metric(cdp, 'TaskDuration')) - before)
  await page
    .locator(column.scroller)
    .first()
    .evaluate((it) => it.scrollTo(0, 0))
  await page.waitForTimeout(SETTLED)
  // Apart from the first, because both the recording and the look for blanks cost time themselves.
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await page.evaluate(([area, row]) => window.probe.watchFrames(area, row), [column.scroller, column.row] as const)
  await roll()
  const frames = await page.evaluate(() => window.probe.seen())
  figures.note(column.name, 'scroll: longest task, ms', longestTask(await browser.stopTracing()))
  figures.note(column.name, 'scroll: dropped frames', frames.dropped)
  figures.note(column.name, 'scroll: blank places, %', frames.blank)
  await opened.close()
}

/** What the list is to hold beside the plain table. */
const GOALS: Readonly<Record<string, Goal>> = {
  'turn at 1000 rows, CPU ms': { ratio: 1.5 },
  'turn at 1000 rows over one at 100, CPU': { most: 1.25 },
  'turn fetched ahead, frames': { most: 1 },
  'sort, CPU ms': { ratio: 1.5 },
  elements: { most: 900 },
  'scroll over 1,000 rows, CPU ms': { ratio: 2 },
  'scroll: blank places, %': { most: 0 },
  'heap from the 10th to the 200th, MB': { most: 1 },
  'scan of 100,000 rows, the second: heap, MB more': { most: 1 },
  'scan of 100,000 rows: tasks over 50 ms': { most: 0 },
  'scan of 100,000 rows: blank steps': { most: 0 },
}

await sideBySide({
  runs,
  withAgGrid,
  async measure(browser, built, url, figures, run) {
    const column = alike(built)
    if (isWanted('turn')) for (const size of [SMALL, LARGE]) await turns(browser, column, url, size, figures)
    if (isWanted('sort')) await sorts(browser, column, url, figures)
    if (isWanted('scroll')) await scroll(browser, column, url, figures)
    if (run > 0) return
    if (isWanted('heap')) await turning(browser, column, url, figures)
    if (isWanted('scan')) await scanning(browser, column, url, figures)
  },
  tell(columns, figures) {
    for (const { name } of isWanted('turn') ? columns : []) {
      const [large, small] = [LARGE, SMALL].map((size) => figures.at(name, `turn at ${size} rows, CPU ms`))
      figures.note(name, 'turn at 1000 rows over one at 100, CPU', (large ?? 0) / (small ?? 0))
    }
    console.log(`\nmedians of ${runs} runs; ratios to the plain table\n`)
    figures.print(
      columns.map(({ name }) => name),
      'vanilla',
      GOALS,
    )
  },
})
