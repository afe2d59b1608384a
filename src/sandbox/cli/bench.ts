/**
 * `npm run bench:sandbox`: measures pages of 1,000 rows over HTTP at audit scale: first, middle and last, in ms
 * (median) and as a ratio to the first page by id. Filters differ in every run, so that no run finds a cached total.
 * The CPU time includes server and client, for the slowest of the three pages. It is comparable on a busy machine too.
 */
import { existsSync } from 'node:fs'
import { DEMO_LOGIN } from '#sandbox/auth/routes.ts'
import { openDatabase } from '#sandbox/database/open-database.ts'
import { fillDatabase } from '#sandbox/platform.ts'
import { startServer } from '#sandbox/server.ts'

const database = process.env['SANDBOX_DB'] || '.sandbox/bench.db'
const scale = { transacoes: 1_000_000, usuarios: 200_000, pedidos: 300_000, bonus: 500_000 }
const runs = 9
const size = 1000

if (!existsSync(database)) {
  console.log('Criando um milhão de transações…')
  const started = performance.now()
  const db = await openDatabase(database)
  await fillDatabase(db, scale)
  db.close()
  console.log(`Pronto em ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

const started = performance.now()
const server = await startServer({ port: 0, database, dist: null })
console.log(`Início do servidor: ${(performance.now() - started).toFixed(0)} ms`)

async function callPlatform(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}/api${path}`, init)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}

const login = await callPlatform('/gestor/auth/login', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(DEMO_LOGIN),
})
const headers = { Authorization: `Bearer ${String(login['accessToken'])}` }

type PageParamNames = readonly [page: string, size: string, sort: string]
const DEFAULT_PARAM_NAMES: PageParamNames = ['page', 'size', 'sort']
const STATISTICS_PARAM_NAMES: PageParamNames = ['PAGE', 'SIZE', 'ORDER']

interface BenchCase {
  label: string
  path: string
  names?: PageParamNames
  sort: string
  /** The filters of one run; `run` is 0-based. */
  filter?: (run: number) => Record<string, string>
}

const padTwo = (n: number) => String(n).padStart(2, '0')
const month = (run: number) => ({ dataInicio: `2026-10-01T00:${padTwo(run)}`, dataFim: `2026-10-31T23:${padTwo(run)}` })
const year = (run: number) => ({ dataInicio: `2025-11-01T00:${padTwo(run)}`, dataFim: `2026-10-31T23:${padTwo(run)}` })
const value = (run: number) => ({ valorMinimo: `10.${padTwo(run)}`, valorMaximo: `100.${padTwo(run)}` })
const wide = (run: number) => ({ valorMinimo: `1.${padTwo(run)}` })
const transactions = { path: '/gestor/estatisticas/transacoes', names: STATISTICS_PARAM_NAMES }
const byValue = '/auditoria/transacoes/valor'

const cases: readonly BenchCase[] = [
  { label: 'transações por id', ...transactions, sort: 'id,DESC' },
  { label: 'transações por data', ...transactions, sort: 'dtCadastro,DESC' },
  { label: 'transações por valor', ...transactions, sort: 'numAmount,ASC' },
  { label: 'transações por descrição', ...transactions, sort: 'dscDescricao,ASC' },
  { label: 'transações por status', ...transactions, sort: 'statusDescricao,ASC' },
  { label: 'valor: um mês, por data', path: byValue, sort: 'dtCadastro,DESC', filter: month },
  { label: 'valor: um ano, por data', path: byValue, sort: 'dtCadastro,DESC', filter: year },
  { label: 'valor: R$ 10 a 100, por data', path: byValue, sort: 'dtCadastro,DESC', filter: value },
  { label: 'valor: R$ 10 a 100, por valor', path: byValue, sort: 'numAmount,ASC', filter: value },
  { label: 'valor: acima de R$ 1, por data', path: byValue, sort: 'dtCadastro,DESC', filter: wide },
  {
    label: 'valor: um ano e R$ 10 a 100, por data',
    path: byValue,
    sort: 'dtCadastro,DESC',
    filter: (run) => ({ ...year(run), ...value(run) }),
  },
  { label: 'tipo CASHBACK, por data', path: '/auditoria/transacoes/tipo/CASHBACK', sort: 'dtCadastro,DESC' },
  {
    label: 'tipo CASHBACK, um ano, por data',
    path: '/auditoria/transacoes/tipo/CASHBACK',
    sort: 'dtCadastro,DESC',
    filter: year,
  },
  {
    label: 'tipo CASHBACK, um ano, por valor',
    path: '/auditoria/transacoes/tipo/CASHBACK',
    sort: 'numAmount,DESC',
    filter: year,
  },
  { label: 'usuário, por data', path: '/auditoria/transacoes/usuario/42', sort: 'dtCadastro,DESC', filter: year },
  { label: 'bônus por data', path: '/gestor/bonus', sort: 'dtCadastro,DESC' },
  {
    label: 'bônus pendentes por data',
    path: '/gestor/bonus',
    sort: 'dtCadastro,DESC',
    filter: () => ({ statusId: '1' }),
  },
  {
    label: 'pedidos por data',
    path: '/gestor/estatisticas/pedidos',
    names: STATISTICS_PARAM_NAMES,
    sort: 'dtCadastro,DESC',
  },
  {
    label: 'usuários por nome',
    path: '/gestor/estatisticas/usuarios',
    names: STATISTICS_PARAM_NAMES,
    sort: 'nome,ASC',
  },
  {
    label: 'usuários com "conceição" no nome',
    path: '/gestor/estatisticas/usuarios',
    names: STATISTICS_PARAM_NAMES,
    sort: 'nome,ASC',
    filter: () => ({ nome: 'conceição' }),
  },
  { label: 'transações por usuário de origem', ...transactions, sort: 'usuarioOrigem.dscNome,ASC' },
]

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

function buildPath({ path, names = DEFAULT_PARAM_NAMES, sort, filter }: BenchCase, page: number, run: number): string {
  const [pageName, sizeName, sortName] = names
  const query = { [pageName]: String(page), [sizeName]: String(size), [sortName]: sort, ...filter?.(run) }
  return `${path}?${String(new URLSearchParams(query))}`
}

interface Measurement {
  wall: number
  cpu: number
}

async function measure(bench: BenchCase, page: number, firstRun: number): Promise<Measurement> {
  const walls: number[] = []
  const cpus: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    const cpuBefore = process.cpuUsage()
    await callPlatform(buildPath(bench, page, firstRun + run), { headers })
    walls.push(performance.now() - start)
    const { user, system } = process.cpuUsage(cpuBefore)
    cpus.push((user + system) / 1000)
  }
  return { wall: median(walls), cpu: median(cpus) }
}

const formatCell = (text: string | number, width: number) =>
  (typeof text === 'number' ? text.toFixed(text < 10 ? 1 : 0) : text).padStart(width)
console.log(`\nPáginas de ${size} linhas, mediana de ${runs} chamadas em ms (e em vezes a primeira por id)`)
console.log(
  `${'lista'.padEnd(40)}${['linhas', 'primeira', 'meio', 'última', 'CPU', 'pior ÷ 1ª'].map((text) => formatCell(text, 11)).join('')}`,
)
let baselineMs = 0
for (const bench of cases) {
  const { totalElements, totalPages } = await callPlatform(buildPath(bench, 0, 50), { headers })
  const last = Math.max(0, Number(totalPages) - 1)
  const first = await measure(bench, 0, 0)
  const middle = await measure(bench, Math.floor(last / 2), runs)
  const end = await measure(bench, last, 2 * runs)
  baselineMs ||= first.wall
  const pages = [first, middle, end]
  const [wall, cpu] = [Math.max(...pages.map((page) => page.wall)), Math.max(...pages.map((page) => page.cpu))]
  const columns = [String(totalElements), ...pages.map((page) => page.wall), cpu, wall / baselineMs]
  console.log(bench.label.padEnd(40) + columns.map((column) => formatCell(column, 11)).join(''))
}
await server.close()
