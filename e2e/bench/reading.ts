/**
 * `npm run bench:whole [folder]`: a million transactions (LEITURA_LINHAS: so many) read whole in a browser, proved, exported and packed, while
 * keys are pressed. Tells time, frames and keys that came late, memory, and whether sums are SQL's and sha256sum finds
 * the package whole. Needs a build; the database is bench:sandbox's, made where it is not there.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { openDatabase } from '#sandbox/database/open.ts'
import { fill } from '#sandbox/platform.ts'
import { startServer } from '#sandbox/server.ts'
import { Operador } from '../operador.ts'
import { launch } from './browser.ts'

const database = process.env['SANDBOX_DB'] || '.sandbox/bench.db'
const lines = Number(process.env['LEITURA_LINHAS'] ?? 1_000_000)
const scale = { transacoes: lines, usuarios: lines / 5, pedidos: lines / 4, bonus: lines / 2 }
const dist = process.argv[2] ?? 'dist'
/** As an auditor checks the package. */
const SUMS = 'sha256sum'
/** ms: a million rows over a thousand calls, on a busy machine. */
const LONGEST = 30 * 60_000

const db = await openDatabase(database)
if ((await db.client.execute("select 1 from sqlite_master where name = 'transacoes'")).rows.length === 0)
  await fill(db, scale)
const [sums] = (await db.client.execute('select count(*) n, sum(valor) s from transacoes')).rows
db.close()
if (!existsSync(join(dist, 'index.html'))) throw new Error('The build is missing: run "npm run build" first')

/** Notes tasks over 50 ms and keys whose frame came late, from now on. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen = { tasks: [] as number[], keys: [] as number[] }
    Reflect.set(globalThis, 'seen', seen)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration))
    }).observe({ type: 'longtask' })
    const note = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.keys.push(duration)
    })
    note.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

async function told(page: Page, what: string): Promise<void> {
  const { tasks, keys } = await page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'seen') as { tasks: number[]; keys: number[] }
    const now = { tasks: [...seen.tasks], keys: [...seen.keys] }
    seen.tasks.length = 0
    seen.keys.length = 0
    return now
  })
  console.info(
    `${what}: ${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks)} ms; ` +
      `${keys.length} keys with a frame over 16 ms, the latest ${Math.max(0, ...keys)} ms`,
  )
}

/** MB of the page's heap, collected first. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await cdp.send('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize / 1e6
}

const server = await startServer({ port: 0, database, dist })
const browser = await launch()
const folder = mkdtempSync(join(tmpdir(), 'gestor-milhao-'))
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST)
  const operador = new Operador(page, server.url)
  await operador.entra('/transacoes')
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const cdp = await context.newCDPSession(page)
  const panel = page.getByRole('complementary', { name: 'Leitura' })
  console.info(`load of the machine ${loadavg()[0]?.toFixed(1)}`)

  await operador.manda('ler tudo')
  await watchFrames(page)
  const began = performance.now()
  // The first pages bring what is there only once: code, folds, the database.
  await page.waitForFunction(() => {
    const pages = /Páginas([\d.]+) de/.exec(document.querySelector('[data-region="leitura"]')?.textContent ?? '')
    return Number(pages?.[1]?.replace('.', '') ?? 0) >= 10
  })
  const before = await heap(cdp)
  await page.getByRole('grid').focus()
  let most = before
  while (!(await panel.getByText('Provada', { exact: true }).isVisible())) {
    for (const key of ['j', 'j', 'k']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(300)
    }
  }
  most = await heap(cdp)
  const seconds = (performance.now() - began) / 1000
  console.info(
    `read and proved in ${seconds.toFixed(0)} s, ${Math.round(Number(sums?.['n']) / seconds)} rows/s; heap +${(most - before).toFixed(1)} MB from the tenth page on (goal under 60)`,
  )
  await told(page, 'while reading')
  const shown = (
    (await page
      .getByText(/Σ filtro/)
      .first()
      .textContent()) ?? ''
  ).replace(/\u00a0/g, ' ')
  const wanted = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(Number(sums?.['s']) / 100)
    .replace(/\u00a0/g, ' ')
  console.info(`${shown.includes(wanted) ? 'the sum is SQL’s' : `THE SUM DIFFERS from SQL’s ${wanted}`}: ${shown}`)

  const start = await heap(cdp)
  for (const [line, name] of [
    ['exportar tudo', 'dados.csv'],
    ['exportar evidência', 'evidencia.zip'],
  ] as const) {
    const from = performance.now()
    const [file] = await Promise.all([page.waitForEvent('download'), operador.manda(line)])
    await file.saveAs(join(folder, name))
    const took = (performance.now() - from) / 1000
    const size = statSync(join(folder, name)).size / 1e6
    console.info(
      `${line}: ${size.toFixed(1)} MB in ${took.toFixed(0)} s; heap +${((await heap(cdp)) - start).toFixed(1)} MB (goal under 60)`,
    )
    await told(page, `while ${line}`)
  }
  const counted = execFileSync('wc', ['-l', join(folder, 'dados.csv')], { encoding: 'utf8' }).split(' ')[0]
  console.info(`dados.csv: ${counted} lines`)
  execFileSync('unzip', ['-q', join(folder, 'evidencia.zip'), '-d', join(folder, 'pacote')])
  console.info(execFileSync(SUMS, ['-c', 'SHA256SUMS'], { cwd: join(folder, 'pacote'), encoding: 'utf8' }).trim())
} finally {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
