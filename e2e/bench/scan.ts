/**
 * `npm run bench:scan [folder]`: scans a million transactions (or as many as LEITURA_LINHAS says) in a browser,
 * verifies, exports and packs them, compares them with the exported file and with the package, while keys are pressed.
 * Prints time, long tasks and late keys beside those of an idle list; memory (of the scan also without a driver, which
 * keeps every response for itself); whether the sums are SQL's; and whether unzip and sha256sum accept the package. On
 * a busy machine tasks last long and compute little: both figures are printed. Needs a build; the database is
 * bench:sandbox's, created if it is missing.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Download, Page } from '@playwright/test'
import { openDatabase } from '#sandbox/database/open-database.ts'
import { fillDatabase } from '#sandbox/platform.ts'
import { startServer } from '#sandbox/server.ts'
import { Operator } from '../operator.ts'
import { launch } from './browser.ts'
import { measureScanMemory } from './scan-memory.ts'
import { formatLongTasks, type TracedTask, analyseTrace, TRACE_CATEGORIES } from './trace-tasks.ts'

const database = process.env['SANDBOX_DB'] || '.sandbox/bench.db'
const lines = Number(process.env['LEITURA_LINHAS'] ?? 1_000_000)
const scale = { transacoes: lines, usuarios: lines / 5, pedidos: lines / 4, bonus: lines / 2 }
const dist = process.argv[2] ?? 'dist'
/** An auditor checks the package with this tool. */
const CHECKSUM_TOOL = 'sha256sum'
/** ms: a million rows over a thousand calls, on a busy machine. */
const MAX_SCAN_MS = 30 * 60_000

const db = await openDatabase(database)
if ((await db.client.execute("select 1 from sqlite_master where name = 'transacoes'")).rows.length === 0)
  await fillDatabase(db, scale)
const [sums] = (await db.client.execute('select count(*) n, sum(valor) s from transacoes')).rows
db.close()
if (!existsSync(join(dist, 'index.html'))) throw new Error('The build is missing: run "npm run build" first')

/**
 * Measures from now on from each key to the end of its frame on the page's thread. The browser's own figure lasts until
 * something visibly changes, which for a key without a change may take half a minute.
 */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const measure = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => performance.measure('key', { start: timeStamp })))
    addEventListener('keydown', measure, { capture: true })
  })

/** ms between two frames. */
const FRAME = 1000 / 60

/** The system's names of the threads between a key and the screen, and of the scan's worker. */
const WATCHED_THREADS = { Compositor: 'its compositor', VizCompositorTh: 'the screen', DedicatedWorker: 'the worker' }

/** The ms that each thread has run and has waited for a core so far; empty if the system does not say. */
async function readThreadTimes(): Promise<Map<string, { ran: number; waited: number }>> {
  const all = await browser.newBrowserCDPSession()
  const { processInfo } = await all.send('SystemInfo.getProcessInfo')
  await all.detach()
  const known = new Map<string, { ran: number; waited: number }>()
  for (const { type, id } of processInfo) {
    const folder = `/proc/${id}/task`
    for (const thread of existsSync(folder) ? readdirSync(folder) : []) {
      const own = readFileSync(`${folder}/${thread}/comm`, 'utf8').trim()
      const found = Object.entries(WATCHED_THREADS).find(([part]) => own.startsWith(part))?.[1]
      const name = thread === String(id) && type === 'renderer' ? "the page's thread" : found
      if (name === undefined) continue
      const [ran = 0, waited = 0] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ').map(Number)
      const sum = known.get(name) ?? { ran: 0, waited: 0 }
      known.set(name, { ran: sum.ran + ran / 1e6, waited: sum.waited + waited / 1e6 })
    }
  }
  return known
}

/** Moves the cursor by keys until `until` is true; prints how long tasks and keys took. */
async function measureWhile(page: Page, what: string, until: () => Promise<boolean>): Promise<void> {
  const load = loadavg()[0]?.toFixed(1)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const before = await readThreadTimes()
  const from = performance.now()
  let pressed = 0
  while (!(await until()))
    for (const key of ['j', 'j', 'k']) {
      await page.keyboard.press(key)
      pressed++
      await page.waitForTimeout(300)
    }
  const after = await readThreadTimes()
  const toPerSecond = (ms: number) => Math.round((1000 * ms) / (performance.now() - from))
  const { tasks, keys } = analyseTrace(await browser.stopTracing())
  const getDurations = (all: readonly TracedTask[]) => all.map((taken) => taken.durationMs)
  const getCpuTimes = (all: readonly TracedTask[]) => all.map((taken) => taken.cpuMs)
  const sortAscending = (all: readonly number[]) => all.toSorted((one, other) => one - other)
  const at = (share: number, of: readonly number[]) =>
    Math.round(sortAscending(of)[Math.ceil(share * of.length) - 1] ?? 0)
  const formatSpread = (of: readonly number[]) =>
    `${at(0.5, of)} ms in the middle, 95 of 100 ${at(0.95, of)} ms, ${at(1, of)} ms at most`
  const lateKeys = keys.filter((key) => key.durationMs > FRAME)
  const timesOutsideTasks = keys.map((key) => key.durationMs - key.inTasksMs)
  const delays = [...after].map(([name, { waited, ran }]) => {
    const { waited: waitedBefore = 0, ran: ranBefore = 0 } = before.get(name) ?? {}
    return `${name} ${toPerSecond(waited - waitedBefore)} (ran ${toPerSecond(ran - ranBefore)})`
  })
  console.info(
    `${what} (load ${load}): tasks of the page's thread as the clock goes: ${formatLongTasks(getDurations(tasks))}; of their own ` +
      `computing: ${formatLongTasks(getCpuTimes(tasks))}; ${keys.length} of ${pressed} keys until the end of their frame: ` +
      `${formatSpread(getDurations(keys))}; of the thread's own computing: ${formatSpread(getCpuTimes(keys))}; outside of its tasks: ` +
      `${formatSpread(timesOutsideTasks)}; ${lateKeys.length} took longer than a frame, ` +
      `${lateKeys.filter((key) => key.cpuMs > FRAME).length} of them by its own computing; waiting for a core, ms a ` +
      `second: ${delays.join(', ')}`,
  )
}

/** Sessions of the page's workers. */
const workers: string[] = []

interface Memory {
  /** MB of the page's heap, after a garbage collection. */
  readonly heap: number
  /** MB of the page's process with its worker, after a garbage collection of both; NaN if the system does not say. */
  readonly process: number
}

async function measureMemory(cdp: CDPSession): Promise<Memory> {
  await cdp.send('HeapProfiler.collectGarbage')
  for (const sessionId of workers)
    await cdp.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }),
    })
  // The worker has no reply to wait for: its garbage is freed within moments.
  if (workers.length > 0) await new Promise((resolve) => setTimeout(resolve, 2_000))
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
  const all = await browser.newBrowserCDPSession()
  const { processInfo } = await all.send('SystemInfo.getProcessInfo')
  await all.detach()
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => (existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, 'utf8') : ''))
    .map((status) => Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000)
  return { heap: usedSize / 1e6, process: Math.max(...held) }
}
const getGrowth = (from: Memory, to: Memory) =>
  `heap ${(to.heap - from.heap).toFixed(1)} MB, process ${(to.process - from.process).toFixed(0)} MB more`

const server = await startServer({ port: 0, database, dist })
const browser = await launch()
const folder = mkdtempSync(join(tmpdir(), 'gestor-milhao-'))
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  // The loader of this script wraps named functions in this helper; those above run in the page.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  page.setDefaultTimeout(MAX_SCAN_MS)
  const operator = new Operator(page, server.url)
  await operator.opensSignedIn('/transacoes')
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const cdp = await context.newCDPSession(page)
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(sessionId)
  })
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const panel = page.getByRole('complementary', { name: 'Leitura' })

  await watchKeys(page)
  await page.getByRole('grid').focus()
  let idle = 0
  await measureWhile(page, 'with nothing read', async () => idle++ === 8)

  const began = performance.now()
  await operator.runs('ler tudo')
  // The first pages load everything that is needed only once: code, aggregates, the database.
  await page.waitForFunction(() => {
    const pages = /Páginas([\d.]+) de/.exec(document.querySelector('[data-region="leitura"]')?.textContent ?? '')
    return Number(pages?.[1]?.replace('.', '') ?? 0) >= 10
  })
  const before = await measureMemory(cdp)
  await page.getByRole('grid').focus()
  const verifiedLabel = panel.getByText('Provada', { exact: true })
  await measureWhile(page, 'while reading', () => verifiedLabel.isVisible())
  const scanSeconds = (performance.now() - began) / 1000
  console.info(
    `read and proved in ${scanSeconds.toFixed(0)} s, ${Math.round(Number(sums?.['n']) / scanSeconds)} rows/s; ` +
      `${getGrowth(before, await measureMemory(cdp))} from the tenth page on, the answers that the driver holds among them`,
  )
  const shownSum = (
    (await page
      .getByText(/Σ filtro/)
      .first()
      .textContent()) ?? ''
  ).replace(/\u00a0/g, ' ')
  const wanted = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(Number(sums?.['s']) / 100)
    .replace(/\u00a0/g, ' ')
  console.info(
    `${shownSum.includes(wanted) ? 'the sum is SQL’s' : `THE SUM DIFFERS from SQL’s ${wanted}`}: ${shownSum}`,
  )

  const start = await measureMemory(cdp)
  for (const [line, name] of [
    ['exportar tudo', 'dados.csv'],
    ['exportar tudo em xlsx', 'dados.xlsx'],
    ['exportar evidência', 'evidencia.zip'],
  ] as const) {
    const from = performance.now()
    let file: Download | null = null
    page.once('download', (download) => (file = download))
    await operator.runs(line)
    await page.getByRole('grid').focus()
    await measureWhile(page, `while ${line}`, async () => file !== null)
    await (file as Download | null)?.saveAs(join(folder, name))
    const seconds = (performance.now() - from) / 1000
    const size = statSync(join(folder, name)).size / 1e6
    console.info(
      `${line}: ${size.toFixed(1)} MB in ${seconds.toFixed(0)} s; ${getGrowth(start, await measureMemory(cdp))}`,
    )
  }
  const getSeconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`
  /** Waits until the classes of a comparison are shown, and returns the equal ones. */
  async function waitForEqualCount(what: string): Promise<string> {
    const classes = page.getByRole('group', { name: 'Classes' })
    await measureWhile(page, what, () => classes.isVisible())
    return ((await classes.getByRole('button', { name: 'Igual' }).textContent()) ?? '').replace(/\u00a0/g, ' ')
  }
  const choose = (name: string) => page.once('filechooser', (chooser) => void chooser.setFiles(join(folder, name)))

  choose('dados.csv')
  let from = performance.now()
  await operator.runs('conciliar com arquivo')
  const equal = await waitForEqualCount('while conciliar com arquivo')
  console.info(`conciliar com arquivo: ${equal} in ${getSeconds(from)}; ${getGrowth(start, await measureMemory(cdp))}`)
  await page.getByRole('button', { name: 'Voltar' }).click()

  choose('evidencia.zip')
  from = performance.now()
  await operator.runs('conferir evidência')
  const readAgain = page.getByRole('button', { name: 'Reler e comparar' })
  await measureWhile(page, 'while conferir evidência', () => readAgain.isVisible())
  console.info(`conferir evidência: ${getSeconds(from)}; ${getGrowth(start, await measureMemory(cdp))}`)
  let answered = (from = performance.now())
  page.on('response', (answer) => {
    if (answer.url().includes('estatisticas/transacoes')) answered = performance.now()
  })
  await readAgain.click()
  const equalNow = await waitForEqualCount('while reler e comparar')
  console.info(
    `reler e comparar: ${equalNow}, read anew in ${((answered - from) / 1000).toFixed(0)} s, compared in ` +
      `${getSeconds(answered)}; ${getGrowth(start, await measureMemory(cdp))}`,
  )
  await page.getByRole('button', { name: 'Voltar' }).click()
  // One byte in the middle, inside the workbook, which is stored in the package without compression.
  const changed = readFileSync(join(folder, 'evidencia.zip'))
  const middle = changed.length >> 1
  changed[middle] = (changed[middle] ?? 0) ^ 1
  writeFileSync(join(folder, 'trocado.zip'), changed)
  page.once('filechooser', (chooser) => void chooser.setFiles(join(folder, 'trocado.zip')))
  await operator.runs('conferir evidência')
  const question = page.getByRole('alertdialog').filter({ hasText: 'A evidência NÃO confere: trocado.zip' })
  await question.waitFor()
  const differences = await question.getByText(/não confere com/).allTextContents()
  console.info(`byte ${middle} of the package changed: ${differences.join('; ')}`)
  await page.keyboard.press('Escape')

  const held = await measureScanMemory(server.url)
  console.info(`read without a driver: process ${held.toFixed(0)} MB more from the tenth page on (goal under 60)`)
  const counted = execFileSync('wc', ['-l', join(folder, 'dados.csv')], { encoding: 'utf8' }).split(' ')[0]
  console.info(`dados.csv: ${counted} lines`)
  execFileSync('unzip', ['-q', join(folder, 'evidencia.zip'), '-d', join(folder, 'pacote')])
  console.info(
    execFileSync(CHECKSUM_TOOL, ['-c', 'SHA256SUMS'], { cwd: join(folder, 'pacote'), encoding: 'utf8' }).trim(),
  )
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
