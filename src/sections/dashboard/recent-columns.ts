/** The columns of a transaction that the chart of the last thirty days is made from. */
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'

export const recentDate: ScanColumn = { field: 'dtCadastro', label: 'Data', format: 'date' }
export const recentAmount: ScanColumn = { field: 'numAmount', label: 'Valor', format: 'money' }
