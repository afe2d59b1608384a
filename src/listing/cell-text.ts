/** A cell as text: what stands on the screen, and what is copied and exported (visual.md §4). */
import { formatDateTime } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { type Column, cellValue } from './define.ts'
import type { Row } from '#commands/screen.ts'

const integer = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 })

/** Portuguese text of a value in this format; '' for an absent or unreadable one, never 'null' or 'NaN'. */
export function formatCell(format: Column['format'], value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  switch (format) {
    case 'money':
      return typeof value === 'number' ? formatMoney(value) : ''
    case 'date':
      return formatDateTime(value)
    case 'percent':
      return typeof value === 'number' ? `${integer.format(value)}%` : ''
    case 'number':
      return typeof value === 'number' ? integer.format(value) : String(value)
    case 'flag':
      return value === true ? 'Sim' : 'Não'
    case 'status':
      return statusText(value)
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}

function statusText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const descricao: unknown = Reflect.get(value, 'descricao')
  const id: unknown = Reflect.get(value, 'id')
  if (typeof descricao === 'string' && descricao !== '') return descricao
  return typeof id === 'number' ? String(id) : ''
}

/** The text of one cell, with a normal space after R$ (the no-break one is for the screen only). */
export function cellText(column: Column, row: Row): string {
  return formatCell(column.format, cellValue(column, row)).replaceAll('\u00A0', ' ')
}
