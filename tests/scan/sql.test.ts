/**
 * Compares the analyses of a scan with SQL on the same database. `npm run sql:scan` does the same with a million
 * transactions.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { aggregateExceptions } from '#scan/exceptions/exceptions.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import { runAggregate } from '#scan/aggregates/run-aggregate.fixture.ts'
import { groupBy, aggregateShownGroups } from '#scan/aggregates/group-by.ts'
import { sumMagnitude, sampleRows, sampleByValue } from '#scan/aggregates/sample.ts'
import { aggregateTotals } from '#scan/aggregates/totals.ts'
import { aggregateDistribution } from '#scan/charts/distribution.ts'
import { aggregateLargestGroups, aggregateLargestRows } from '#scan/charts/largest.ts'
import { selectPeriods } from '#scan/charts/periods.ts'
import { aggregateTimeline } from '#scan/charts/timeline.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { bonusListar } from '#sections/bonus/contract.ts'
import { transacoesListar } from '#sections/transacoes/contract.ts'
import type { TestServer } from '#sandbox/test-server.ts'
import { startTestServer } from '#sandbox/test-server.ts'
import { createMemoryPageStore } from './memory-page-store.ts'

/** The number of transactions: a few thousand, or a million by `npm run sql:scan`. */
const ROW_COUNT = import.meta.env.MODE === 'million' ? 1_000_000 : 3_456
/** ms: a million rows are created, read and sorted. */
const TEST_TIMEOUT_MS = 60_000 + ROW_COUNT
vi.setConfig({ testTimeout: TEST_TIMEOUT_MS })

let server: TestServer
let db: Client
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gestor-leitura-'))
  const database = join(folder, 'plataforma.db')
  const scale = {
    transacoes: ROW_COUNT,
    usuarios: Math.min(1_000, Math.ceil(ROW_COUNT / 288)),
    pedidos: 60,
    bonus: 2_100,
  }
  server = await startTestServer({ database, scale })
  db = createClient({ url: `file:${database}` })
}, TEST_TIMEOUT_MS)
afterAll(async () => {
  db.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const sql = async (text: string): Promise<unknown[][]> =>
  (await db.execute(text)).rows.map((row) => Object.values(row).map((value) => value as unknown))

/** Scans a list over HTTP by its contract and the protocol. */
async function read<Row extends ScanRow>(list: {
  path: string
  wireNames: Readonly<Record<string, string>>
  output: z.ZodMiniType<{ content: Row[] }, unknown>
}): Promise<Row[]> {
  const pages = createMemoryPageStore<Row>()
  const name = (key: string) => list.wireNames[key] ?? key
  const env = {
    async fetchPage({ page, size, sort }: { page: number; size: number; sort: string }) {
      const query = new URLSearchParams({ [name('page')]: `${page}`, [name('size')]: `${size}`, [name('sort')]: sort })
      // A connection that was kept open too long fails: the protocol requests the page again.
      const { json } = await server.call(`GET ${list.path}?${query}`).catch((cause: unknown) => {
        throw new ApiError({ kind: 'network', cause })
      })
      return z.parse(list.output, json) as never
    },
    pageStore: pages,
    getNow: Date.now,
    wait: async () => {},
  }
  const plan = { listOrder: 'dtCadastro,DESC', listPageSize: 10, passMode: 'once' } as const
  const { verdict } = await scanAll<Row>(env, plan, createScanControl())
  expect(verdict.kind).toBe('proved')
  return pages.rows()
}

const valor: ScanColumn = { field: 'numAmount', label: 'Valor', format: 'money' }
const data: ScanColumn = { field: 'dtCadastro', label: 'Data', format: 'date' }
const tipo: ScanColumn = { field: 'tipoTransacao.descricao', label: 'Tipo' }
const status: ScanColumn = { field: 'statusDescricao', label: 'Status', format: 'status' }
/** A column with many values of different frequency. */
const descricao: ScanColumn = { field: 'dscDescricao', label: 'Descrição' }
const destino: ScanColumn = { field: 'usuarioDestino.dscNome', label: 'Destino', idField: 'usuarioDestino.id' }
/** The sandbox stores São Paulo's wall-clock time in ms, as if it were UTC. */
const wall = (format: string) => `strftime('${format}', "dtCadastro" / 1000, 'unixepoch')`

describe('transactions', () => {
  let rows: ScanRow[] = []
  beforeAll(async () => {
    rows = await read(transacoesListar)
  }, TEST_TIMEOUT_MS)

  test('all of them are read, and their totals are SQL’s', async () => {
    const [[count, sum, min, max] = []] = await sql(
      'select count(*), sum(valor), min(valor), max(valor) from transacoes',
    )
    expect(rows).toHaveLength(Number(count))
    expect(runAggregate(aggregateTotals(valor), [rows])).toMatchObject({
      rowCount: count,
      sum: BigInt(Number(sum)),
      min,
      max,
    })
  })

  test.each([
    ['value', tipo, 'tipo'],
    ['value', status, 'status'],
    ['value', destino, 'cast("destinoId" as text)'],
    ['day', data, wall('%Y-%m-%d')],
    ['month', data, wall('%Y-%m')],
    ['hour', data, wall('%H')],
  ] as const)('grouped by %s of %o they are SQL’s', async (by, column, expression) => {
    const found = runAggregate(groupBy({ by, column }, valor), [rows])
    const expected = await sql(`select ${expression} k, count(*), sum(valor) from transacoes group by k order by k`)
    expect(found.map(({ key, totals: { rowCount, sum } }) => [key, rowCount, Number(sum)])).toEqual(expected)
  })

  test.each([
    ['value', tipo, 'tipo'],
    ['value', status, 'status'],
    ['value', descricao, '"dscDescricao"'],
    ['value', destino, 'cast("destinoId" as text)'],
    ['day', data, wall('%Y-%m-%d')],
    ['month', data, wall('%Y-%m')],
    ['hour', data, wall('%H')],
  ] as const)('counted by %s of %o, as shown, they are SQL’s', async (by, column, expression) => {
    const { shown, count, others } = runAggregate(aggregateShownGroups({ by, column }, null), [rows])
    const all = await sql(`select ${expression} k, count(*) n from transacoes group by k order by k`)
    // Of too many values those with the most rows are shown, of days the newest ones.
    const shownGroups =
      by === 'value' && all.length > 62 ? all.toSorted(([, one], [, other]) => Number(other) - Number(one)) : all
    const from = by === 'value' ? 0 : Math.max(0, all.length - 62)
    const rest = [...shownGroups.slice(0, from), ...shownGroups.slice(from + 62)]
    expect(count).toBe(all.length)
    expect(shown.map(({ key, totals: { rowCount, sum } }) => [key, rowCount, sum])).toEqual(
      shownGroups.slice(from, from + 62).map(([key, lines]) => [key, lines, 0n]),
    )
    const remainingRows = rest.reduce((lines, [, n]) => lines + Number(n), 0)
    expect(others).toEqual(rest.length > 0 ? { count: remainingRows, sum: 0n } : null)
  })

  test('described, values are SQL’s counts and sums, amounts its quartiles and bins', async () => {
    const values = runAggregate(describeColumn(tipo, valor), [rows])
    const expected = await sql('select tipo k, count(*) n, sum(valor) from transacoes group by k order by n desc, k')
    expect(
      values.kind === 'values' &&
        values.values.map(({ key, totals: { rowCount, sum } }) => [key, rowCount, Number(sum)]),
    ).toEqual(expected)
    const amounts = runAggregate(describeColumn(valor, valor), [rows])
    if (amounts.kind !== 'amounts') throw new Error(amounts.kind)
    const placed = 'select valor, row_number() over (order by valor) n, count(*) over () c from transacoes'
    const [quartiles] = await sql(
      `select ${['0.25', '0.5', '0.75'].map((share, at) => `max(case when n = cast(ceil(${share} * c) as integer) then valor end) q${at}`).join(', ')} from (${placed})`,
    )
    expect(amounts.quartiles).toEqual(quartiles)
    for (const { from, to, count, sum } of amounts.bins)
      expect([from, count, Number(sum)]).toEqual([
        from,
        ...((
          await sql(`select count(*), coalesce(sum(valor), 0) from transacoes where valor >= ${from} and valor < ${to}`)
        )[0] ?? []),
      ])
    expect(amounts.bins.reduce((lines, { count }) => lines + count, 0)).toBe(rows.length)
  })

  test.each([
    ['day', wall('%Y-%m-%d')],
    ['week', `date("dtCadastro" / 1000, 'unixepoch', '-6 days', 'weekday 1')`],
    ['month', wall('%Y-%m-01')],
  ] as const)(
    'every point of a chart by %s, and of the period before, is SQL’s, by status too',
    async (unit, first) => {
      const days = runAggregate(aggregateTimeline(data, status, valor), [rows])
      const { shown, before, count } = selectPeriods(days, unit)
      const periods = [...(before ?? []).filter((period) => period !== null), ...shown]
      const found = periods
        .filter((period) => period.count > 0)
        .flatMap(({ first: start, parts }) =>
          parts.map((part) => [start, part.status, part.count, Number(part.sum)] as const),
        )
      const start = periods[0]?.first
      const expected = await sql(
        `select ${first} k, status, count(*), sum(valor) from transacoes where k >= '${start}' group by k, status order by k, status`,
      )
      expect(found).toEqual(expected)
      const [[distinct] = []] = await sql(`select count(distinct ${first}) from transacoes`)
      expect(count).toBeGreaterThanOrEqual(Number(distinct))
    },
  )

  test('every bin of a distribution is SQL’s, and none holds more than half', async () => {
    const { bins, withoutAmount } = runAggregate(aggregateDistribution(valor), [rows])
    expect(withoutAmount).toBe(0)
    for (const { from, to, count, sum } of bins) {
      const [expected] = await sql(
        `select count(*), coalesce(sum(valor), 0) from transacoes where valor >= ${from} and valor < ${to}`,
      )
      expect([count, Number(sum)]).toEqual(expected)
      expect(count * 2).toBeLessThanOrEqual(rows.length)
    }
    expect(bins.reduce((total, { count }) => total + count, 0)).toBe(rows.length)
  })

  test('the largest rows and users are SQL’s', async () => {
    const largest = runAggregate(aggregateLargestRows(valor), [rows])
    expect(largest.rows.map(({ id, cents }) => [id, cents])).toEqual(
      await sql('select id, valor from transacoes order by valor desc, id limit 20'),
    )
    const { groups, others, count } = runAggregate(aggregateLargestGroups(destino, valor), [rows])
    const people = await sql(
      'select cast("destinoId" as text) k, count(*) n, sum(valor) s from transacoes group by k order by s desc, n desc, k',
    )
    expect(groups.map(({ key, count: lines, sum }) => [key, lines, Number(sum)])).toEqual(people.slice(0, 20))
    expect([count, Number(others?.sum ?? 0n)]).toEqual([
      people.length,
      people.slice(20).reduce((sum, [, , cents]) => sum + Number(cents), 0),
    ])
  })

  test('a sample by value is the one of SQL’s running sum', async () => {
    const totalMagnitude = runAggregate(sumMagnitude(valor), [rows])
    const [[sum] = []] = await sql('select sum(abs(valor)) from transacoes')
    expect(totalMagnitude).toBe(BigInt(Number(sum)))
    const interval = totalMagnitude / 60n
    const start = BigInt(`0x${createHash('sha256').update('novembro').digest('hex')}`) % interval
    /** The sample's points below a position in the running sum. */
    const below = (place: string) => `(max(${place}, ${start}) - ${start} + ${interval - 1n}) / ${interval}`
    const running = 'select id, abs(valor) a, sum(abs(valor)) over (order by id) u from transacoes'
    const expected = await sql(
      `select * from (select id, ${below('u')} - ${below('u - a')} hits from (${running})) where hits > 0 order by id`,
    )
    const sampled = runAggregate(sampleByValue(60, 'novembro', valor, totalMagnitude), [rows])
    expect(sampled.map(({ row, hits }) => [row.id, hits?.length])).toEqual(expected)
    expect(sampled.reduce((hits, one) => hits + (one.hits?.length ?? 0), 0)).toBeGreaterThanOrEqual(60)
  })

  test('a sample is the one that the ids alone determine', async () => {
    const ids = (await sql('select id from transacoes')).map(([id]) => Number(id))
    const code = (id: number) => createHash('sha256').update(`novembro:${id}`).digest('hex')
    const expected = ids.map((id) => [code(id), id] as const).sort(([one], [other]) => (one < other ? -1 : 1))
    const sampledIds = runAggregate(sampleRows(60, 'novembro'), [rows]).map(({ row }) => row.id)
    expect(sampledIds).toEqual(expected.slice(0, 60).map(([, id]) => id))
  })

  test('exceptions are SQL’s', async () => {
    await db.execute('create temp table t as select * from transacoes')
    const running = aggregateExceptions({ amount: valor, date: data, person: destino, kind: tipo }).start()
    running.addFirstPass(rows)
    running.addSecondPass(rows)
    const found = new Map(running.getResult().map((result) => [result.rule, result]))
    /** The ids listed for a rule: all, or the first thousand. */
    const ids = (rule: string) =>
      found
        .get(rule)
        ?.candidates.flatMap((one) => one.ids)
        .sort((a, b) => a - b)
    /** Expects the listed ids to be SQL's. */
    const expectListed = (rule: string, all: readonly number[]) => {
      const known = new Set(all)
      const ours = ids(rule) ?? []
      expect(ours.filter((id) => !known.has(id))).toEqual([])
      const { count = 0, candidates: some = [] } = found.get(rule) ?? {}
      if (count <= some.length) expect(ours).toEqual(all)
      return count
    }
    const queryIds = async (text: string) => (await sql(text)).map(([id]) => Number(id))

    const day = wall('%Y-%m-%d')
    const twice = `select "destinoId" u, valor v, ${day} d from t group by u, v, d having count(*) > 1`
    const alike = await sql(`select count(*) from (${twice})`)
    const doubled = `select id from t where ("destinoId", valor, ${day}) in (${twice}) order by id`
    expect(expectListed('mesmo usuário, valor e dia', await queryIds(doubled))).toBe(Number(alike[0]?.[0]))
    const round = await queryIds('select id from t where valor % 10000 = 0 and valor != 0 order by id')
    expect(expectListed('valor redondo', round)).toBe(round.length)
    const placed = `select id, tipo, valor, row_number() over (partition by tipo order by valor) n, count(*) over (partition by tipo) c from t`
    const place = (share: string) => `max(case when n = cast(ceil(${share} * c) as integer) then valor end)`
    const fences = `select tipo k, ${place('0.25')} q1, ${place('0.75')} q3 from (${placed}) group by tipo`
    const outliers = await queryIds(
      `select id from t join (${fences}) on k = tipo where valor < q1 - 3 * (q3 - q1) or valor > q3 + 3 * (q3 - q1) order by id`,
    )
    expect(expectListed('valor fora do seu tipo', outliers)).toBe(outliers.length)
    const hours = `select ${wall('%H')} h, count(*) n from t group by h`
    const rareHours = `select h, sum(n) over (order by n, h) s from (${hours})`
    const unusualHours = await queryIds(
      `select id from t where ${wall('%H')} in (select h from (${rareHours}) where s <= (select count(*) from t) * 0.01) order by id`,
    )
    expect(expectListed('hora incomum', unusualHours)).toBe(unusualHours.length)
    expect(found.get('lacunas de id')?.count).toBe(0)
  })
})

test('a bonus paid twice, and missing ids, are SQL’s', async () => {
  await db.execute('delete from bonus where id in (7, 8, 9, 2000)')
  const rows = await read(bonusListar)
  const column = (field: string): ScanColumn => ({ field, label: field, format: 'id' })
  const uniqueColumns = ['beneficiarioId', 'pedidoId', 'nivel'].map(column)
  const running = aggregateExceptions({ uniqueColumns }).start()
  for (let at = 0; at < rows.length; at += 1_000) running.addFirstPass(rows.slice(at, at + 1_000))
  for (let at = 0; at < rows.length; at += 1_000) running.addSecondPass(rows.slice(at, at + 1_000))
  const [twice, gaps] = running.getResult()
  const alike = await sql(
    'select count(*), group_concat(id) from bonus group by "beneficiarioId", "pedidoId", nivel having count(*) > 1',
  )
  expect(alike.length).toBeGreaterThan(10)
  expect(twice?.count).toBe(alike.length)
  expect(twice?.candidates.flatMap(({ ids }) => ids).sort((a, b) => a - b)).toEqual(
    alike.flatMap(([, ids]) => String(ids).split(',').map(Number)).sort((a, b) => a - b),
  )
  expect(gaps?.candidates).toEqual([
    { ids: [6, 10], detail: 'faltam 3: #7 a #9' },
    { ids: [1999, 2001], detail: 'falta #2000' },
  ])
})
