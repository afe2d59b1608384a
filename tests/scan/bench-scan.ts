/**
 * `npm run bench:scan-jobs [pages]`: measures how long the verified scan of 100,000 rows takes if a call takes 100 ms,
 * memory and time to write a million rows, rows a second of each aggregate, and the size of the lazy chunks. Computing
 * is measured in CPU time.
 */
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import * as z from 'zod/mini'
import { aggregateExceptions } from '#scan/exceptions/exceptions.ts'
import { createCsvFile } from '#scan/files/csv-file.ts'
import { createXlsxFile } from '#scan/files/xlsx-file.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { groupBy } from '#scan/aggregates/group-by.ts'
import { sampleRows } from '#scan/aggregates/sample.ts'
import { aggregateTotals } from '#scan/aggregates/totals.ts'
import { toCanonicalJson } from '#scan/protocol/canonical-json.ts'
import { createScanControl } from '#scan/protocol/scan-control.ts'
import type { PageRequest, PageMark } from '#scan/protocol/scan-environment.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { type Transacao, transacoesListar } from '#sections/transacoes/contract.ts'

/** A transaction on the wire; no two are alike. */
const wireRow = (id: number) => ({
  id,
  dscDescricao: `Cashback do pedido ${id % 7_919}`,
  numAmount: ((id * 7_919) % 150_000) / 100,
  dscPaymentType: ['PIX', 'CARTAO', 'BOLETO', 'SALDO'][id % 4],
  tipoTransacao: { descricao: ['CASHBACK', 'COMPRA', 'BONUS'][id % 3] },
  statusDescricao: ['Aprovada', 'Pendente', 'Cancelada', 'Estornada'][id % 4],
  usuarioOrigem: { id: id % 500, dscNome: `Pessoa ${id % 500}` },
  usuarioDestino: { id: id % 499, dscNome: `Pessoa ${id % 499}` },
  dtCadastro: `2026-11-${String((id % 28) + 1).padStart(2, '0')}T${String(id % 24).padStart(2, '0')}:30:00`,
})

const columns: ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'dscDescricao', label: 'Descrição' },
  { field: 'numAmount', label: 'Valor', format: 'money' },
  { field: 'dscPaymentType', label: 'Pagamento' },
  { field: 'tipoTransacao.descricao', label: 'Tipo' },
  { field: 'statusDescricao', label: 'Status', format: 'status' },
  { field: 'usuarioOrigem.dscNome', label: 'Usuário Origem' },
  { field: 'usuarioDestino.dscNome', label: 'Usuário Destino', idField: 'usuarioDestino.id' },
  { field: 'dtCadastro', label: 'Data', format: 'date' },
]
const [, , valor, , tipo, status, , destino, data] = columns as [
  ScanColumn,
  ScanColumn,
  ScanColumn,
  ScanColumn,
  ScanColumn,
  ScanColumn,
  ScanColumn,
  ScanColumn,
  ScanColumn,
]

const SIZE = 1_000
const RUNS = 5
const pageText = (page: number, size: number, total: number) => {
  const from = page * size
  const content = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) => wireRow(from + at + 1))
  return JSON.stringify({ content, totalElements: total, totalPages: Math.ceil(total / size), size, number: page })
}

/** Responses for this many rows, made beforehand: making them is the platform's work. */
const texts = (total: number) => Array.from({ length: total / SIZE }, (_, page) => pageText(page, SIZE, total))
const read = (answer: unknown) => z.parse(transacoesListar.output, answer)

/**
 * Scans all pages once and returns the seconds. A call takes `page` ms, one of a single row `one` ms. Responses are
 * parsed and checked as the console does, and hashed by the browser's own function on the same thread; the console
 * leaves that to its worker.
 */
async function scanPages(pages: readonly string[], page: number, one: number): Promise<number> {
  const total = pages.length * SIZE
  const marks: PageMark[] = []
  const env = {
    async fetchPage({ page: index, size }: PageRequest) {
      await new Promise((resolve) => setTimeout(resolve, size === 1 ? one : page))
      return read(JSON.parse(size === 1 ? pageText(index, 1, total) : (pages[index] ?? '')))
    },
    pageStore: {
      async storePage(_: number, index: number, rows: readonly Transacao[]) {
        const bytes = new TextEncoder().encode(toCanonicalJson(rows))
        const hash = await crypto.subtle.digest('SHA-256', bytes)
        const mark = { index, ids: rows.map(({ id }) => id), sha256: Buffer.from(hash).toString('hex') }
        marks.push(mark)
        return mark
      },
      loadMarks: async () => marks,
      deleteFrom: async () => {},
      storePosition: async () => {},
    },
    getNow: Date.now,
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  }
  const start = performance.now()
  const plan = { listOrder: 'dtCadastro,DESC', listPageSize: 10, passMode: 'once' } as const
  const { verdict } = await scanAll<Transacao>(env, plan, createScanControl())
  if (verdict.kind !== 'proved') throw new Error(formatVerdict(verdict))
  return (performance.now() - start) / 1000
}

/**
 * The seconds that the waits take at least: page 0 alone, the others four at a time, the total alone, all page ends
 * five at a time.
 */
const getMinimalSeconds = (pages: number, page: number, one: number) =>
  (page * (1 + Math.ceil((pages - 1) / 4)) + one * (1 + Math.ceil((pages + 1) / 5))) / 1000

/** Prints the medians of several runs, and what the waits alone take. */
async function compareScans(total: number): Promise<void> {
  const pages = texts(total)
  for (const [what, page, one] of [
    ['every page of 1,000 rows 100 ms, one row 5 ms', 100, 5],
    ['every call 100 ms, those of one row too', 100, 100],
  ] as const) {
    const runs: number[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await scanPages(pages, page, one))
    const median = runs.toSorted((one_, other) => one_ - other)[RUNS >> 1] ?? 0
    const floor = getMinimalSeconds(pages.length, page, one)
    console.info(
      `${total} rows proved, ${what}: ${median.toFixed(2)} s (goal 5 s; of ${RUNS} runs ${runs.map((each) => each.toFixed(2)).join(', ')}), ` +
        `the waits alone ${floor.toFixed(2)} s, ratio ${(median / floor).toFixed(2)}`,
    )
  }
}

/** A page of the million rows, made on request, so that only the writer keeps rows in memory. */
const createPage = (page: number): Transacao[] => read(JSON.parse(pageText(page, SIZE, 1_000_000))).content

/** The process's CPU time in ms: waiting for a busy machine does not count. */
function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Memory in use in MB: heap and buffers, after a garbage collection if `node --expose-gc` offers one. */
function memory(): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

async function measureWriting(pages: number): Promise<void> {
  for (const [name, begin] of [
    ['CSV', (sink: (bytes: Uint8Array) => void) => createCsvFile(columns, sink)],
    ['XLSX', (sink: (bytes: Uint8Array) => void) => createXlsxFile(columns, sink, new Date())],
  ] as const) {
    let bytes = 0
    let busy = 0
    let longest = 0
    let before = 0
    let most = 0
    const file = begin((chunk) => void (bytes += chunk.length))
    for (let page = 0; page < pages; page++) {
      const rows = createPage(page)
      for (let at = 0; at < rows.length; at += 250) {
        const start = cpu()
        file.add(rows.slice(at, at + 250))
        const durationMs = cpu() - start
        busy += durationMs
        if (page > 10) longest = Math.max(longest, durationMs)
      }
      if (page === 50) before = memory()
      if (page > 50 && page % 50 === 0) most = Math.max(most, memory())
    }
    file.finish()
    const rate = Math.round((pages * SIZE) / (busy / 1000))
    console.info(
      `${name} of ${pages * SIZE} rows: ${(bytes / 1e6).toFixed(1)} MB in ${(busy / 1000).toFixed(1)} s, ${rate} rows/s; ` +
        `memory +${Math.max(0, most - before).toFixed(1)} MB (goal under 60); longest slice of 250 rows ${longest.toFixed(0)} ms (goal 50)`,
    )
  }
}

function measureAggregates(): void {
  const pages = Array.from({ length: 300 }, (_, page) => createPage(page))
  const measure = (name: string, add: (rows: Transacao[]) => void) => {
    for (const rows of pages.slice(0, 50)) add(rows)
    const start = cpu()
    for (const rows of pages) add(rows)
    const rate = Math.round((pages.length * SIZE) / ((cpu() - start) / 1000))
    console.info(`aggregate ${name.padEnd(24)} ${String(rate).padStart(9)} rows/s (goal 500000)`)
  }
  const all: [string, Aggregate<unknown>][] = [
    ['totals', aggregateTotals(valor)],
    ['by status', groupBy({ by: 'value', column: status }, valor)],
    ['by type', groupBy({ by: 'value', column: tipo }, valor)],
    ['by user', groupBy({ by: 'value', column: destino }, valor)],
    ['by day', groupBy({ by: 'day', column: data }, valor)],
    ['by month', groupBy({ by: 'month', column: data }, valor)],
    ['by hour', groupBy({ by: 'hour', column: data }, valor)],
    ['description of amounts', describeColumn(valor, valor)],
    ['sample of 60', sampleRows(60, 'novembro')],
  ]
  for (const [name, aggregate] of all) {
    const running = aggregate.start()
    measure(name, (rows) => running.add(rows))
  }
  const rules = aggregateExceptions({ amount: valor, date: data, person: destino, kind: tipo }).start()
  measure('exceptions, first look', (rows) => rules.addFirstPass(rows))
  measure('exceptions, second look', (rows) => rules.addSecondPass(rows))
}

/** Prints the gzipped kilobytes of a module with everything it imports. */
async function printSize(name: string, entry: string): Promise<void> {
  const result = await build({
    logLevel: 'error',
    configFile: false,
    // Built as the console: a library build would keep white space.
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
  const bytes = outputs.reduce((sum, one) => sum + ('code' in one ? gzipSync(one.code, { level: 9 }).length : 0), 0)
  console.info(`${name.padEnd(28)} ${(bytes / 1000).toFixed(1)} kB gzip, what it shares with the console included`)
}

const pages = Number(process.argv[2] ?? 1_000)
await compareScans(100_000)
measureAggregates()
await measureWriting(pages)
await printSize('walk, check, verdict', 'src/scan/protocol/scan-all.ts')
await printSize('CSV', 'src/scan/files/csv-file.ts')
await printSize('XLSX with its zip', 'src/scan/files/xlsx-file.ts')
await printSize('evidence package', 'src/scan/files/write-evidence.ts')
await printSize('check of a package', 'src/scan/files/check-evidence.ts')
await printSize('the worker, all of these', 'src/scan/jobs/scan-worker.ts')
