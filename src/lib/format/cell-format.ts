/** Formats a value as text for the screen, the clipboard and exports. */
import { formatDateTime } from './dates.ts'
import { formatDecimal } from './decimal.ts'
import { formatMoney } from './money.ts'
import { isRecordId, NO_ID_TEXT } from './record-id.ts'

/** How a value is formatted; money is in reais, percent 0-100, date ISO text or epoch. */
export type CellFormat = 'text' | 'id' | 'number' | 'money' | 'percent' | 'date' | 'status' | 'flag'

const NUMERIC_FORMATS = new Set<CellFormat | undefined>(['id', 'number', 'money', 'percent'])

/** True if a spreadsheet must take values of this format for numbers (lib/format/README §3). */
export const isNumericFormat = (format: CellFormat | undefined): boolean => NUMERIC_FORMATS.has(format)

/** Returns the Portuguese text of a value; '' for an absent or unreadable one, never 'null' or 'NaN'. */
export function formatCell(format: CellFormat | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  switch (format) {
    case 'money':
      return typeof value === 'number' ? formatMoney(value) : ''
    case 'date':
      return formatDateTime(value)
    case 'percent':
      return typeof value === 'number' ? `${formatDecimal(value, 0, 6)}%` : ''
    case 'number':
      return typeof value === 'number' ? formatDecimal(value, 0, 6) : String(value)
    case 'flag':
      return value === true ? 'Sim' : 'Não'
    case 'status':
      return formatStatus(value)
    case 'id':
      return typeof value === 'number' && !isRecordId(value) ? NO_ID_TEXT : formatCell('text', value)
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}

function formatStatus(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const descricao: unknown = Reflect.get(value, 'descricao')
  const id: unknown = Reflect.get(value, 'id')
  if (typeof descricao === 'string' && descricao !== '') return descricao
  return typeof id === 'number' ? String(id) : ''
}
