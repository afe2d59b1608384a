/**
 * `npm run bench`: measures what page turns, sorting and scrolling cost once the list is shown, beside a plain table
 * that renders only visible rows and a bare TanStack page. Needs a build. Flags: --runs=3, --ag-grid, and the parts to
 * measure: --only=turn,sort,scroll,heap,scan.
 */
import type { Browser } from '@playwright/test'
import { createTrigger, LARGE_PAGE, IDLE_AFTER_START_MS } from './trigger.ts'
import { readMetric, openList, type OpenedList } from './browser.ts'
import type { Contestant } from './contestants.ts'
import type { Figures, Goal } from './figures.ts'
import { measureScrollGrowth, measureTurnGrowth } from './growth.ts'
import { isWanted, getRunCount, withAgGrid } from './flags.ts'
import { runSideBySide } from './side-by-side.ts'
import { getFirstId } from './transactions.ts'

const SMALL = 100
/** Number of turns in each run: with only five the median still moves by a tenth. */
const TURN_COUNT = 12
const SORT_COUNT = 20
const WHEEL_COUNT = 90
/** ms after an action until its work is done. */
const SETTLE_DELAY_MS = 250

const runs = getRunCount(3)

/** Makes the other pages' tables as large as the console's and in its font; their start is measured without that. */
const withSameLook = (column: Contestant): Contestant =>
  column.continuous ? column : { ...column, getPath: (size) => `${column.getPath(size)}&alike` }

/**
 * Performs the change and waits until the first row is the expected one; returns ms to the painted change, and
 * processor time.
 */
async function timeChange(
  opened: OpenedList,
  change: Contestant['nextPageTrigger'],
  selector: string,
  expectedId: number,
) {
  const { page, cdp } = opened
  const event = 'key' in change ? ('keydown' as const) : ('click' as const)
  await page.evaluate(([cell, ids, kind]) => window.probe.startTiming(cell, ids, kind), [
    selector,
    [String(expectedId)],
    event,
  ] as const)
  await page.evaluate(() => window.probe.longTasks())
  const trigger = await createTrigger(opened, change)
  const before = await readMetric(cdp, 'TaskDuration')
  await trigger()
  const painted = await page.evaluate(() => window.probe.timingResult)
  await page.waitForTimeout(SETTLE_DELAY_MS)
  const cpu = (await readMetric(cdp, 'TaskDuration')) - before
  const [frames, longestTask] = await page.evaluate(
    () => [window.probe.frames, window.probe.longTasks().longest] as const,
  )
  return { painted, cpu, frames, long: longestTask }
}

async function measureTurns(browser: Browser, column: Contestant, url: string, size: number, figures: Figures) {
  const opened = await openList(browser, column, url, size)
  await opened.page.waitForTimeout(IDLE_AFTER_START_MS)
  for (let turn = 1; turn <= TURN_COUNT; turn++) {
    const selector = column.getFirstCellSelector(turn, size)
    const {
      painted,
      cpu,
      frames,
      long: longestTask,
    } = await timeChange(opened, column.nextPageTrigger, selector, getFirstId(turn, size, 'id,DESC'))
    // The first turn compiles code.
    if (turn === 1) continue
    figures.add(column.name, `turn at ${size} rows, ms`, painted)
    figures.add(column.name, `turn at ${size} rows, CPU ms`, cpu)
    figures.add(column.name, `turn at ${size} rows: longest task over 50 ms`, longestTask)
    // From the third turn in one direction on, the page is prefetched.
    if (turn > 2 && column.continuous) figures.add(column.name, 'turn fetched ahead, frames', frames)
  }
  await opened.close()
}

async function measureSorts(browser: Browser, column: Contestant, url: string, figures: Figures) {
  const opened = await openList(browser, column, url, LARGE_PAGE)
  await opened.page.waitForTimeout(IDLE_AFTER_START_MS)
  for (let index = 0; index <= SORT_COUNT; index++) {
    const expectedId = getFirstId(0, LARGE_PAGE, `numAmount,${index % 2 === 0 ? 'ASC' : 'DESC'}`)
    const {
      painted,
      cpu,
      long: longestTask,
    } = await timeChange(opened, { click: column.amountHeader }, column.getFirstCellSelector(0, LARGE_PAGE), expectedId)
    // The first sort compiles code.
    if (index === 0) continue
    figures.add(column.name, 'sort, ms', painted)
    figures.add(column.name, 'sort, CPU ms', cpu)
    figures.add(column.name, 'sort: longest task over 50 ms', longestTask)
  }
  await opened.close()
}

/** Returns the longest task of the page's main thread in a browser recording, in ms. */
function getLongestTask(recording: Buffer): number {
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

async function measureScroll(browser: Browser, column: Contestant, url: string, figures: Figures) {
  const opened = await openList(browser, column, url, LARGE_PAGE)
  const { page, cdp } = opened
  await page.waitForTimeout(IDLE_AFTER_START_MS)
  figures.add(column.name, 'elements', await page.evaluate(() => document.querySelectorAll('*').length))
  const box = await page.locator(column.scrollerSelector).first().boundingBox()
  const distance = await page
    .locator(column.scrollerSelector)
    .first()
    .evaluate((it) => it.scrollHeight - it.clientHeight)
  if (!box) throw new Error(`${column.name}: nothing to scroll`)
  async function rollWheel() {
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 2)
    for (let wheel = 0; wheel < WHEEL_COUNT; wheel++) {
      await page.mouse.wheel(0, Math.ceil(distance / WHEEL_COUNT) + 2)
      await page.waitForTimeout(33)
    }
    await page.waitForTimeout(SETTLE_DELAY_MS)
  }
  const before = await readMetric(cdp, 'TaskDuration')
  await rollWheel()
  figures.add(column.name, 'scroll over 1,000 rows, CPU ms', (await readMetric(cdp, 'TaskDuration')) - before)
  await page
    .locator(column.scrollerSelector)
    .first()
    .evaluate((it) => it.scrollTo(0, 0))
  await page.waitForTimeout(SETTLE_DELAY_MS)
  // Separate from the first scroll, because the recording and the check for blanks cost time themselves.
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await page.evaluate(([area, row]) => window.probe.watchFrames(area, row), [
    column.scrollerSelector,
    column.rowSelector,
  ] as const)
  await rollWheel()
  const frames = await page.evaluate(() => window.probe.frameStats())
  figures.add(column.name, 'scroll: longest task, ms', getLongestTask(await browser.stopTracing()))
  figures.add(column.name, 'scroll: dropped frames', frames.dropped)
  figures.add(column.name, 'scroll: blank places, %', frames.blank)
  await opened.close()
}

/** The goals of the list beside the plain table. */
const GOALS: Readonly<Record<string, Goal>> = {
  'turn at 1000 rows, CPU ms': { ratio: 1.8 },
  'turn at 1000 rows over one at 100, CPU': { max: 1.25 },
  'turn fetched ahead, frames': { max: 1 },
  'sort, CPU ms': { ratio: 1.9 },
  elements: { max: 900 },
  'scroll over 1,000 rows, CPU ms': { ratio: 2 },
  'scroll: blank places, %': { max: 0 },
  'heap from the 10th to the 200th, MB': { max: 1 },
  'scan of 100,000 rows, the second: heap, MB more': { max: 1 },
  'scan of 100,000 rows: tasks over 50 ms': { max: 0 },
  'scan of 100,000 rows: blank steps': { max: 0 },
}

await runSideBySide({
  runs,
  withAgGrid,
  async measure(browser, built, url, figures, run) {
    const column = withSameLook(built)
    if (isWanted('turn'))
      for (const size of [SMALL, LARGE_PAGE]) await measureTurns(browser, column, url, size, figures)
    if (isWanted('sort')) await measureSorts(browser, column, url, figures)
    if (isWanted('scroll')) await measureScroll(browser, column, url, figures)
    if (run > 0) return
    if (isWanted('heap')) await measureTurnGrowth(browser, column, url, figures)
    if (isWanted('scan')) await measureScrollGrowth(browser, column, url, figures)
  },
  report(columns, figures) {
    for (const { name } of isWanted('turn') ? columns : []) {
      const [large, small] = [LARGE_PAGE, SMALL].map((size) => figures.getMedian(name, `turn at ${size} rows, CPU ms`))
      figures.add(name, 'turn at 1000 rows over one at 100, CPU', (large ?? 0) / (small ?? 0))
    }
    console.log(`\nmedians of ${runs} runs; ratios to the plain table\n`)
    figures.print(
      columns.map(({ name }) => name),
      'vanilla',
      GOALS,
    )
  },
})
