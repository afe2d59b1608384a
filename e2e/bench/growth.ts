/**
 * Measures memory growth of a page: after two hundred page turns, and after a hundred thousand rows of continuous mode.
 */
import type { Browser } from '@playwright/test'
import { readMetric, openList, type OpenedList } from './browser.ts'
import type { Contestant } from './contestants.ts'
import { type Figures, median } from './figures.ts'
import { getFirstId, TRANSACTION_COUNT } from './transactions.ts'
import { createTrigger, LARGE_PAGE, IDLE_AFTER_START_MS } from './trigger.ts'

const TURN_COUNT = 200
/** Rows that continuous mode is scrolled by, and rows of one step. */
const SCANNED_ROWS = 100_000
const STEP = 100
/** Steps after which the heap is stable: the page has loaded as many blocks as it keeps. */
const WARM_UP_STEPS = 50

/** The heap after a garbage collection, in MB. */
async function measureHeap({ page, cdp }: OpenedList): Promise<number> {
  for (let time = 0; time < 3; time++) {
    await cdp.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(100)
  }
  return (await readMetric(cdp, 'JSHeapUsedSize')) / 1e6
}

/** Measures the growth over many page turns. */
export async function measureTurnGrowth(
  browser: Browser,
  column: Contestant,
  url: string,
  figures: Figures,
): Promise<void> {
  const opened = await openList(browser, column, url, LARGE_PAGE)
  const { page } = opened
  await page.waitForTimeout(IDLE_AFTER_START_MS)
  let tenth = Number.NaN
  const times: number[] = []
  for (let turn = 1; turn <= TURN_COUNT; turn++) {
    const event = 'key' in column.nextPageTrigger ? ('keydown' as const) : ('click' as const)
    await page.evaluate(([cell, ids, kind]) => window.probe.startTiming(cell, ids, kind), [
      column.getFirstCellSelector(turn, LARGE_PAGE),
      [String(getFirstId(turn, LARGE_PAGE, 'id,DESC'))],
      event,
    ] as const)
    const turnPage = await createTrigger(opened, column.nextPageTrigger)
    await turnPage()
    times.push(await page.evaluate(() => window.probe.timingResult))
    if (turn === 10) tenth = await measureHeap(opened)
  }
  figures.add(column.name, 'turn among 200 in a row, ms', median(times))
  figures.add(column.name, 'heap at the 10th turn, MB', tenth)
  figures.add(column.name, 'heap from the 10th to the 200th, MB', (await measureHeap(opened)) - tenth)
  await opened.close()
}

/**
 * Measures the growth while continuous mode of a million rows scrolls by a hundred thousand, each step after its rows
 * have loaded.
 */
export async function measureScrollGrowth(
  browser: Browser,
  column: Contestant,
  url: string,
  figures: Figures,
): Promise<void> {
  const { continuous } = column
  if (!continuous) return
  const opened = await openList(browser, { ...column, getPath: () => continuous.path }, url, STEP)
  const { page } = opened
  await page.waitForTimeout(IDLE_AFTER_START_MS)
  const scan = (steps: number) =>
    page.evaluate(
      async ([scroller, row, waiting, share, count]) => {
        const box = document.querySelector(scroller)
        if (!box) throw new Error('nothing to scroll')
        const step = box.scrollHeight * share
        let blank = 0
        for (let at = 0; at < count; at++) {
          box.scrollTop += step
          await new Promise(requestAnimationFrame)
          const { x, y, width, height } = box.getBoundingClientRect()
          const middleRow = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(row)
          // A row that is loading shows its number, which the style sheet writes.
          if (!middleRow?.textContent && !middleRow?.querySelector('[data-number]')) blank++
          while (document.querySelector(waiting)) await new Promise(requestAnimationFrame)
        }
        return blank
      },
      [column.scrollerSelector, column.rowSelector, continuous.waiting, STEP / TRANSACTION_COUNT, steps] as const,
    )
  await scan(WARM_UP_STEPS)
  const before = await measureHeap(opened)
  await page.evaluate(() => window.probe.longTasks())
  const blank = await scan(SCANNED_ROWS / STEP)
  const tasks = await page.evaluate(() => window.probe.longTasks())
  const name = 'scan of 100,000 rows'
  // Code that the browser has compiled by then is not counted for the rows: a second scan adds none of it.
  const heapAfterFirst = await measureHeap(opened)
  figures.add(column.name, `${name}: heap, MB more, compiled code with it`, heapAfterFirst - before)
  await scan(SCANNED_ROWS / STEP)
  figures.add(column.name, `${name}, the second: heap, MB more`, (await measureHeap(opened)) - heapAfterFirst)
  figures.add(column.name, `${name}: tasks over 50 ms`, tasks.count)
  figures.add(column.name, `${name}: longest task over 50 ms, ms`, tasks.longest)
  figures.add(column.name, `${name}: blank steps`, blank)
  await opened.close()
}
