/**
 * `npm run bench:million [dist]`: shows a million transactions in continuous mode in a browser. Prints for every jump
 * the number of requests and the time until its rows are there; whether a scan of 100,000 rows leaves blanks, long
 * tasks or memory behind; and whether the cursor's record is kept. Needs a build; creates the database (SANDBOX_DB,
 * else .sandbox/million.db) if it is missing. Pictures go into shots/.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import type { CDPSession } from '@playwright/test'
import { findHeadlessShell } from '#app/build/find-browser.ts'
import { openDatabase } from '#sandbox/database/open-database.ts'
import { fillDatabase } from '#sandbox/platform.ts'
import { startServer } from '#sandbox/server.ts'
import { Operator } from '../operator.ts'
import { launch } from './browser.ts'
import { median } from './figures.ts'
import { formatLongTasks, type TracedTask, analyseTrace, TRACE_CATEGORIES } from './trace-tasks.ts'

const TOTAL = 1_000_000
const CALL = '/gestor/estatisticas/transacoes'
/** Rows of the whole scan, of one part of it, and of one step. */
const SCAN = 100_000
const SCAN_PART = SCAN / 10
const STEP = 25

const database = process.env['SANDBOX_DB'] || '.sandbox/million.db'
const dist = process.argv[2] ?? 'dist'
if (!existsSync(join(dist, 'index.html'))) throw new Error('The build is missing: run "npm run build" first')
mkdirSync(dirname(database), { recursive: true })
mkdirSync('shots', { recursive: true })
const db = await openDatabase(database)
if ((await db.client.execute("select 1 from sqlite_master where name = 'transacoes'")).rows.length === 0)
  await fillDatabase(db, { transacoes: TOTAL, usuarios: TOTAL / 5, pedidos: (TOTAL * 3) / 10, bonus: TOTAL / 2 })
db.close()

/** Reads the whole file into memory: otherwise the first jumps would measure the machine's disk. */
async function warmDatabase() {
  for await (const part of createReadStream(database)) void part
}

/** MB that this process, including the platform, has read from the disk; NaN if the system does not say. */
const getDiskRead = () =>
  existsSync('/proc/self/io')
    ? Number(/^read_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]) / 1e6
    : Number.NaN

/** MB of the page's heap, after a garbage collection. */
async function measureHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize / 1e6
}

const server = await startServer({ port: 0, database, dist })
// Headless, because a scan takes minutes: once the browser with windows stopped painting in the middle of it, while its
// page still answered and its GPU process waited.
const browser = await launch(findHeadlessShell() ?? undefined)
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  // The loader of this script wraps named functions in this helper; those below run in the page.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  const operator = new Operator(page, server.url)
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(CALL)) requests++
  })
  const row = (index: number) => page.getByRole('grid').locator(`tr[aria-rowindex="${index + 1}"]`)
  const cursor = () =>
    page
      .getByRole('grid')
      .locator('tr[data-cursor]')
      .evaluate(
        (it) =>
          `${Number(it.getAttribute('aria-rowindex')) - 1} ${it.querySelector('[aria-colindex="2"]')?.textContent}`,
      )

  /**
   * Returns the ms from the next press of `key` (or, for '', from now) until the row at this index shows its record.
   */
  const measureArrival = (key: string, index: number) =>
    page.evaluate(
      ([name, at]) =>
        new Promise<number>((resolve) => {
          const wait = (from: number) => {
            const check = () => {
              const cell = document.querySelector(`tr[aria-rowindex="${at + 1}"] td[aria-colindex="2"]`)
              if (cell?.textContent.startsWith('#') && !cell.closest('[data-away]')) resolve(performance.now() - from)
              else requestAnimationFrame(check)
            }
            check()
          }
          if (name === '') return wait(performance.now())
          const listener = (event: KeyboardEvent) => {
            if (event.key !== name) return
            removeEventListener('keydown', listener, true)
            setTimeout(wait, 0, event.timeStamp)
          }
          addEventListener('keydown', listener, true)
        }),
      [key, index] as const,
    )

  async function goTo(name: string, index: number, navigate: () => Promise<unknown>, key: string) {
    await page.waitForLoadState('networkidle')
    const asked = requests
    const diskReadBefore = getDiskRead()
    await page.evaluate(() => performance.clearResourceTimings())
    const arrived = measureArrival(key, index)
    await navigate()
    const ms = await arrived
    await page.waitForLoadState('networkidle')
    // Measured by the page's own clock: the driver's events come late.
    const platform = await page.evaluate(
      (call) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name: address }) => address.includes(call))
          .reduce(
            (maxScrollTop, { requestStart, responseStart }) => Math.max(maxScrollTop, responseStart - requestStart),
            0,
          ),
      `${CALL}?`,
    )
    console.info(
      `${name.padEnd(34)} rows after ${ms.toFixed(0).padStart(4)} ms, of it the platform ${platform.toFixed(0).padStart(4)} ms; ${requests - asked} requests; ${(getDiskRead() - diskReadBefore).toFixed(1)} MB off the disk`,
    )
    return ms
  }

  await operator.opensSignedIn('/transacoes')
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const cdp = await context.newCDPSession(page)
  // Read last: a machine may drop an idle file from its memory within the minute.
  await warmDatabase()
  console.info(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
  await operator.presses('j')
  const times: number[] = []
  const phrase = (line: string) => () => operator.runs(line)
  const keys = (text: string) => () => operator.presses(text)
  times.push(await goTo('ir para página 50.000', 499_991, phrase('ir para página 50000'), 'Enter'))
  times.push(await goTo('ir para posição 812.345 (pages)', 812_345, phrase('ir para posição 812345'), 'Enter'))
  await page.screenshot({ path: 'shots/milhao-pagina.png' })
  const inPages = await cursor()
  times.push(await goTo('a m: one long table', 812_345, keys('a m'), 'm'))
  console.info(`a m keeps the record: ${inPages === (await cursor()) ? 'yes' : 'NO'} (${inPages})`)
  await page.screenshot({ path: 'shots/milhao-meio.png' })
  times.push(await goTo('Mod+End', TOTAL, keys('Mod+End'), 'End'))
  await page.screenshot({ path: 'shots/milhao-fim.png' })
  times.push(await goTo('Mod+Home', 1, keys('Mod+Home'), 'Home'))
  for (const index of [40_500, 250_000, 999_001])
    times.push(
      await goTo(
        `ir para posição ${index.toLocaleString('pt-BR')}`,
        index,
        phrase(`ir para posição ${index}`),
        'Enter',
      ),
    )
  times.push(await goTo('ir para página 3.333', 33_321, phrase('ir para página 3333'), 'Enter'))
  const scroller = page.locator('.list-scroller')
  const { height, most } = await scroller.evaluate((it) => ({
    height: it.scrollHeight,
    most: it.scrollHeight - it.clientHeight,
  }))
  console.info(
    `scroll height ${height.toLocaleString('pt-BR')} px, rows in all ${await page.getByRole('grid').getAttribute('aria-rowcount')}`,
  )
  for (const share of [0.1, 0.5, 0.9]) {
    const seen = await scroller.evaluate(
      (it, top) => {
        it.scrollTop = top
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const head = it.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
              const first = [...it.querySelectorAll('tr[data-row]')].find(
                (one) => one.getBoundingClientRect().top >= head,
              )
              resolve(Number(first?.getAttribute('aria-rowindex')) - 1)
            }, 0),
          ),
        )
      },
      Math.round(most * share),
    )
    times.push(
      await goTo(`scrollbar at ${share * 100} %: row ${seen.toLocaleString('pt-BR')}`, seen, async () => {}, ''),
    )
  }
  console.info(
    `median of ${times.length} jumps ${median(times).toFixed(0)} ms, the longest ${Math.max(...times).toFixed(0)} ms (goal 300)`,
  )

  // The cursor's record and the selection, through sort and return.
  await operator.runs('ir para posição 500000')
  await row(500_000).getByText('#').waitFor()
  await operator.presses('x')
  const chosen = (await cursor()).split(' ')[1] ?? ''
  await operator.presses('Enter')
  await page.getByRole('heading', { name: 'Histórico' }).first().waitFor()
  await page.goBack()
  await row(500_000).getByText(chosen).waitFor()
  console.info(`back from a record: ${await cursor()}`)

  // The scan: every row on the way must have been loaded.
  const scanRows = (first: number, rows: number) =>
    scroller.evaluate(
      async (it, { from, count, step }) => {
        const table = it.querySelector('table')
        const rowHeight = it.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 36
        const head = it.querySelector('thead')?.offsetHeight ?? 0
        const total = Number(table?.getAttribute('aria-rowcount')) - 1
        const room = it.clientHeight - head
        const full = total * rowHeight
        const scale = full <= it.scrollHeight ? 1 : (full - room) / (it.scrollHeight - head - room)
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        let blanks = 0
        for (let at = from; at < from + count; at += step) {
          it.scrollTop = (at * rowHeight) / scale
          // In the very frame of the scroll: its rows must be there before it is painted.
          await frame()
          const box = it.getBoundingClientRect()
          for (const share of [0.1, 0.5, 0.95]) {
            const y = box.top + head + (box.height - head) * share
            if (!document.elementFromPoint(box.left + 200, y)?.closest('tr[data-row]')) blanks++
          }
          while (it.querySelector('tr[data-row][aria-busy]')) await frame()
        }
        return blanks
      },
      { from: first, count: rows, step: STEP },
    )
  // Code that the browser compiles in the first part is not counted for the rows: the other parts add none of it.
  let blanks = await scanRows(300_000, SCAN_PART)
  const heaps = [await measureHeap(cdp)]
  const asked = requests
  const began = performance.now()
  // In parts: a trace of the whole scan would not be kept to its end.
  const tasks: TracedTask[] = []
  for (let done = 0; done < SCAN; done += SCAN_PART) {
    await browser.startTracing(page, { categories: TRACE_CATEGORIES })
    blanks += await scanRows(300_000 + SCAN_PART + done, SCAN_PART)
    tasks.push(...analyseTrace(await browser.stopTracing()).tasks)
    heaps.push(await measureHeap(cdp))
  }
  const seconds = (performance.now() - began) / 1000
  const more = heaps.slice(1).map((size, part) => size - (heaps[part] ?? size))
  const formatSigned = (change: number) => `${change >= 0 ? '+' : ''}${change.toFixed(1)}`
  const grown = more.reduce((sum, change) => sum + change, 0)
  console.info(
    `scan of ${SCAN.toLocaleString('pt-BR')} rows in ${seconds.toFixed(0)} s, ${requests - asked} requests; ` +
      `heap ${formatSigned(grown)} MB, by tenths ${more.map(formatSigned).join(' ')}; ` +
      `tasks as the clock goes: ${formatLongTasks(tasks.map(({ durationMs }) => durationMs))}, of their own computing: ` +
      `${formatLongTasks(tasks.map(({ cpuMs }) => cpuMs))}; ${blanks} blanks (load ${loadavg()[0]?.toFixed(1)})`,
  )
} finally {
  await browser.close()
  await server.close()
}
