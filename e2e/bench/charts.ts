/**
 * `npm run bench:charts [folder]`: scans a million transactions (or as many as LEITURA_LINHAS says) in a browser and
 * opens each chart of the scan. Prints the time from the key to the drawing, the longest tasks of the page's thread
 * meanwhile, and whether every point of the chart's table is SQL's. Needs a build; the database is bench:sandbox's,
 * created if it is missing.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadavg } from 'node:os'
import { openDatabase } from '#sandbox/database/open-database.ts'
import { fillDatabase } from '#sandbox/platform.ts'
import { startServer } from '#sandbox/server.ts'
import { Operator } from '../operator.ts'
import { launch } from './browser.ts'
import { analyseTrace, formatLongTasks, TRACE_CATEGORIES } from './trace-tasks.ts'

const database = process.env['SANDBOX_DB'] || '.sandbox/bench.db'
const lines = Number(process.env['LEITURA_LINHAS'] ?? 1_000_000)
const dist = process.argv[2] ?? 'dist'
/** ms: a million rows over a thousand calls, on a busy machine. */
const MAX_SCAN_MS = 30 * 60_000

if (!existsSync(join(dist, 'index.html'))) throw new Error('The build is missing: run "npm run build" first')
const db = await openDatabase(database)
if ((await db.client.execute("select 1 from sqlite_master where name = 'transacoes'")).rows.length === 0)
  await fillDatabase(db, { transacoes: lines, usuarios: lines / 5, pedidos: lines / 4, bonus: lines / 2 })

/** The rows of a query as texts. */
const sql = async (text: string): Promise<string[][]> =>
  (await db.client.execute(text)).rows.map((row) => Object.values(row).map(String))

/** '1.234' or 'R$ 1.234,50' as '1234' or '123450': rows or cents. */
const toDigits = (text: string) => text.replaceAll(/[^\d-]/g, '')
/** 'R$ 10,00 a 19,99' as cents from 1000 to 1999, both included; one amount is both. */
function toLimits(label: string): [from: number, to: number] {
  const [from = '', to = from] = label.split(' a ').map(toDigits)
  return [Number(from), Number(to)]
}

/** '12/10/2026' as '12/10', and 'Maria (#12)' as 'Maria'. */
const toSqlLabel = (label: string) => label.replace(/^(\d\d\/\d\d)\/\d{4}$/, '$1').replace(/ \(#\d+\)$/, '')

const DAY = `strftime('%d/%m', "dtCadastro" / 1000, 'unixepoch')`
const MONTH = `strftime('%m/%Y', "dtCadastro" / 1000, 'unixepoch')`

/** Rows and cents that SQL finds for the points of a chart, by their names. */
async function findExpected(kind: string, labels: readonly string[]): Promise<string[][]> {
  const totals = 'count(*), coalesce(sum(valor), 0)'
  if (kind === 'days')
    return sql(
      `select ${DAY} k, ${totals} from transacoes where "dtCadastro" >= (select max("dtCadastro") from transacoes) - 40 * 86400000.0 group by date("dtCadastro" / 1000, 'unixepoch') order by "dtCadastro" desc limit ${labels.length}`,
    ).then((rows) => rows.toReversed())
  if (kind === 'months')
    return sql(
      `select ${MONTH} k, ${totals} from transacoes group by k order by substr(k, 4) || substr(k, 1, 2) desc limit ${labels.length}`,
    ).then((rows) => rows.toReversed())
  if (kind === 'largest')
    return sql(`select '#' || id, valor from transacoes order by valor desc, id limit ${labels.length}`)
  if (kind === 'people')
    return sql(
      `select u."dscNome", count(*) n, sum(valor) s from transacoes t join usuarios u on u.id = t."destinoId" group by u.id order by s desc, n desc, cast(u.id as text) limit ${labels.length}`,
    )
  const bins = labels.map(async (label) => {
    const [from, to] = toLimits(label)
    const [row = []] = await sql(`select ${totals} from transacoes where valor between ${from} and ${to}`)
    return [label, ...row]
  })
  return Promise.all(bins)
}

const server = await startServer({ port: 0, database, dist })
const browser = await launch()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' })
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  page.setDefaultTimeout(MAX_SCAN_MS)
  const operator = new Operator(page, server.url)
  await operator.opensSignedIn('/transacoes')
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const began = performance.now()
  await operator.runs('ler tudo')
  const panel = page.getByRole('complementary', { name: 'Leitura' })
  await panel.getByText('Provada', { exact: true }).waitFor()
  console.info(`read and proved in ${((performance.now() - began) / 1000).toFixed(0)} s`)

  for (const [kind, keys, title] of [
    ['days', 'h', 'Valor por dia'],
    ['months', '3', 'Valor por mês'],
    ['bins', 'Escape b', 'Distribuição de Valor'],
    ['largest', 'Escape m', 'Maiores de Valor'],
    ['people', 'Enter', 'Maiores por Usuário Destino'],
  ] as const) {
    const steps = keys.split(' ')
    if (steps.length > 1) {
      await operator.presses('Escape')
      await page.getByRole('grid').and(page.locator(':focus')).waitFor()
    }
    if (kind === 'people') {
      await operator.types('maiores por destino')
      await operator.palette.getByRole('option', { selected: true }).waitFor()
    } else if (kind !== 'months') await panel.getByRole('button', { name: /^Exportar/ }).focus()
    await browser.startTracing(page, { categories: TRACE_CATEGORIES })
    const drawn = page.evaluate(
      (name) =>
        new Promise<number>((resolve) => {
          let from = 0
          addEventListener('keydown', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true })
          const look = (now: number) =>
            from > 0 && document.querySelector(`[data-chart] svg[aria-label^="${name}"]`)
              ? resolve(now - from)
              : requestAnimationFrame(look)
          requestAnimationFrame(look)
        }),
      title,
    )
    await operator.presses(steps.at(-1) ?? '')
    const ms = await drawn
    const { tasks } = analyseTrace(await browser.stopTracing())
    await operator.presses('t')
    const table = page.getByRole('table', { name: title })
    await table.waitFor()
    const shown = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
    const labels = shown.map(([label = '']) => label)
    const expected = await findExpected(kind, labels)
    const columns = kind === 'largest' ? 1 : 2
    const wrong = shown.filter(
      ([label = '', ...figures], index) =>
        JSON.stringify([toSqlLabel(label), ...figures.slice(0, columns).map(toDigits)]) !==
        JSON.stringify(expected[index]?.slice(0, columns + 1)),
    )
    console.info(
      `${title}: ${ms.toFixed(0)} ms (load ${loadavg()[0]?.toFixed(1)}); tasks of the page's thread: ` +
        `${formatLongTasks(tasks.map(({ durationMs }) => durationMs))}; of their own computing: ` +
        `${formatLongTasks(tasks.map(({ cpuMs }) => cpuMs))}; ` +
        (wrong.length === 0
          ? `all ${shown.length} points are SQL's`
          : `${wrong.length} POINTS DIFFER: ${JSON.stringify(wrong.slice(0, 3))} ${JSON.stringify(expected.slice(0, 3))}`),
    )
    await operator.presses('t')
    await page.locator('[data-chart]').waitFor()
  }
} finally {
  await browser.close()
  await server.close()
  db.close()
}
