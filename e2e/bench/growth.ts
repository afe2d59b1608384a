/**
 * What stays behind in the page's memory: after two hundred turns, and after a hundred thousand rows of one long table.
 */
import type { Browser } from '@playwright/test'
import { metric, open, type Opened } from './browser.ts'
import type { Column } from './columns.ts'
import { type Figures, median } from './figures.ts'
import { firstId, TOTAL } from './transactions.ts'
import { aim, LARGE, STARTED } from './acts.ts'

const TURNS = 200
/** Rows that the long table is scrolled by, and rows of one step. */
const SCANNED = 100_000
const STEP = 100
/** Steps after which the heap is what it stays: as many blocks as are kept have been read. */
const WARM = 50

/** The heap after a collection, MB. */
async function heap({ page, cdp }: Opened): Promise<number> {
  for (let time = 0; time < 3; time++) {
    await cdp.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(100)
  }
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6
}

/** Turns page after page. */
export async function turning(browser: Browser, column: Column, url: string, figures: Figures): Promise<void> {
  const opened = await open(browser, column, url, LARGE)
  const { page } = opened
  await page.waitForTimeout(STARTED)
  let tenth = Number.NaN
  const times: number[] = []
  for (let turn = 1; turn <= TURNS; turn++) {
    const event = 'key' in column.next ? ('keydown' as const) : ('click' as const)
    await page.evaluate(([cell, ids, kind]) => window.probe.arm(cell, ids, kind), [
      column.firstCell(turn, LARGE),
      [String(firstId(turn, LARGE, 'id,DESC'))],
      event,
    ] as const)
    const act = await aim(opened, column.next)
    await act()
    times.push(await page.evaluate(() => window.probe.done))
    if (turn === 10) tenth = await heap(opened)
  }
  figures.note(column.name, 'turn among 200 in a row, ms', median(times))
  figures.note(column.name, 'heap at the 10th turn, MB', tenth)
  figures.note(column.name, 'heap from the 10th to the 200th, MB', (await heap(opened)) - tenth)
  await opened.close()
}

/** Scrolls one long table of a million rows over a hundred thousand, each step once its rows are there. */
export async function scanning(browser: Browser, column: Column, url: string, figures: Figures): Promise<void> {
  const { long } = column
  if (!long) return
  const opened = await open(browser, { ...column, path: () => long.path }, url, STEP)
  const { page } = opened
  await page.waitForTimeout(STARTED)
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
          const seen = document.elementFromPoint(x + width / 2, y + height / 2)?.closest(row)
          // A row on its way tells its number, which the style sheet writes.
          if (!seen?.textContent && !seen?.querySelector('[data-number]')) blank++
          while (document.querySelector(waiting)) await new Promise(requestAnimationFrame)
        }
        return blank
      },
      [column.scroller, column.row, long.waiting, STEP / TOTAL, steps] as const,
    )
  await scan(WARM)
  const before = await heap(opened)
  await page.evaluate(() => window.probe.longTasks())
  const blank = await scan(SCANNED / STEP)
  const tasks = await page.evaluate(() => window.probe.longTasks())
  const name = 'scan of 100,000 rows'
  // What the browser has compiled by then is not the rows': a second scan adds nothing of it.
  const once = await heap(opened)
  figures.note(column.name, `${name}: heap, MB more, compiled code with it`, once - before)
  await scan(SCANNED / STEP)
  figures.note(column.name, `${name}, the second: heap, MB more`, (await heap(opened)) - once)
  figures.note(column.name, `${name}: tasks over 50 ms`, tasks.count)
  figures.note(column.name, `${name}: longest task over 50 ms, ms`, tasks.longest)
  figures.note(column.name, `${name}: blank steps`, blank)
  await opened.close()
}
