/** Rows of a scan for the tests of its files: unusual texts, missing amounts and dates, in three pages. */
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** A row with a column of each format. */
export interface Row extends ScanRow {
  nome: string | null
  valor: number | null
  dt: string | null
  pct: number
  status: { id: number; descricao: string }
}

/** The columns of the files. */
export const columns: ScanColumn[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'nome', label: 'Descrição' },
  { field: 'valor', label: 'Valor', format: 'money' },
  { field: 'dt', label: 'Data', format: 'date' },
  { field: 'pct', label: '%', format: 'percent' },
  { field: 'status', label: 'Status', format: 'status' },
]
const names = ['Ação "x"; y', '=1+1', 'linha 1\nlinha 2', '', ' _x0041_ <b>&', '\u0001mau\uD800', '+55 11', null]
const createRow = (id: number): Row => ({
  id,
  nome: names[id % names.length] ?? null,
  valor: id % 9 === 0 ? null : (id * 37 - 400) / 100,
  dt: id % 7 === 0 ? null : `2026-11-${String((id % 28) + 1).padStart(2, '0')}T10:30:15`,
  pct: id / 4,
  status: { id: 1, descricao: 'Concluída' },
})
/** All rows. */
export const rows = Array.from({ length: 25 }, (_, index) => createRow(index + 1))
/** The rows in the pages of the scan. */
export const pages = [rows.slice(0, 10), rows.slice(10, 20), rows.slice(20)]
