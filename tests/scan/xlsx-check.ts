/**
 * `npm run check:xlsx [rows]`: writes a workbook, has LibreOffice save it as CSV, and compares each cell with the
 * written value. Fails without LibreOffice, because nothing was checked.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { createXlsxFile } from '#scan/files/xlsx-file.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

interface Row extends ScanRow {
  nome: string | null
  valor: number | null
  dt: string | null
  pct: number
}

const columns: ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'nome', label: 'Descrição' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'dt', label: 'Data', format: 'date' },
  { field: 'pct', label: '% Cashback', format: 'percent' },
]
const NAMES = [
  'Ação "x"; y',
  '=1+1',
  'linha 1\nlinha 2',
  null,
  '_x0041_ <b>&',
  '+55 11 98888-7777',
  '@SOMA(A1)',
  '  bordas  ',
  '007',
]
const padTwo = (value: number) => String(value).padStart(2, '0')
const createRow = (id: number): Row => ({
  id,
  nome: NAMES[id % NAMES.length] ?? null,
  valor: id % 9 === 0 ? null : (id * 37 - 4_000) / 100,
  dt: id % 7 === 0 ? null : `2026-11-${padTwo((id % 28) + 1)}T${padTwo(id % 24)}:${padTwo(id % 60)}:00`,
  pct: (id % 400) / 4,
})

/**
 * Returns the cells that LibreOffice writes for this row if it read them correctly: dates in its own order, to the
 * second.
 */
function expected({ id, nome, valor, dt, pct }: Row): string[] {
  const day = dt === null ? '' : `${dt.slice(5, 7)}/${dt.slice(8, 10)}/${dt.slice(0, 4)} ${dt.slice(11)}`
  return [String(id), nome ?? '', valor === null ? '' : String(valor), day, String(pct)]
}

/** Debian's package: libreoffice-calc-nogui. */
const OFFICE = 'soffice'
const total = Number(process.argv[2] ?? 20_000)
if (spawnSync(OFFICE, ['--version']).error) {
  console.error('LibreOffice is not installed (Debian: libreoffice-calc-nogui): the workbook was not checked')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'gestor-xlsx-'))
const rows = Array.from({ length: total }, (_, index) => createRow(index + 1))
const parts: Uint8Array[] = []
const file = createXlsxFile(columns, (bytes) => void parts.push(bytes.slice()), new Date('2026-11-21T12:00:00'))
for (let index = 0; index < rows.length; index += 1_000) file.add(rows.slice(index, index + 1_000))
file.finish()
writeFileSync(join(folder, 'dados.xlsx'), Buffer.concat(parts))

// Separator ';', quote '"', UTF-8, from the first line, texts quoted, numbers as stored and not as shown.
const filter = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1046,true,false,false'
const profile = `-env:UserInstallation=file://${join(folder, 'perfil')}`
const run = spawnSync(
  OFFICE,
  [profile, '--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'dados.xlsx')],
  {
    encoding: 'utf8',
    timeout: 300_000,
  },
)
if (run.status !== 0) throw new Error(`LibreOffice: ${run.stderr}`)
const { data } = Papa.parse<string[]>(readFileSync(join(folder, 'dados.csv'), 'utf8'), {
  delimiter: ';',
  skipEmptyLines: 'greedy',
})
rmSync(folder, { recursive: true })

const [header = [], ...read] = data
const differences: string[] = []
const compare = (cellName: string, found: readonly string[], expectedCells: readonly string[]) =>
  expectedCells.forEach((text, index) => {
    if (found[index] !== text)
      differences.push(
        `${cellName}, ${columns[index]?.label}: ${JSON.stringify(found[index])} for ${JSON.stringify(text)}`,
      )
  })
compare(
  'header',
  header,
  columns.map(({ label }) => label),
)
rows.forEach((row, index) => compare(`row ${row.id}`, read[index] ?? [], expected(row)))
if (read.length !== rows.length) differences.push(`${read.length} rows for ${rows.length}`)
console.info(
  `${rows.length} rows by ${columns.length} columns opened by LibreOffice: ${differences.length} cells differ`,
)
for (const line of differences.slice(0, 20)) console.info(line)
process.exitCode = differences.length > 0 ? 1 : 0
