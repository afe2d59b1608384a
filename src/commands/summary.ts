/** A row of any list as the palette, the confirmation and the report name it: id, name, price, status. */
import type { RecordSummary } from './define.ts'
import type { Row } from './screen.ts'

const NAMES = ['dscNome', 'dscCashback', 'nome', 'name', 'dscDescricao', 'descricao', 'dscEmail']
const PRICES = ['numPreco', 'numAmount', 'preco', 'amount', 'valor']

const text = (row: Row, fields: readonly string[]): string | null => {
  const found = fields.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : null
}

/** What the fields of a row say about it; the name is '' where the row has none. */
export function summaryOfRow(row: Row): RecordSummary {
  const price = PRICES.map((field) => row[field]).find((value) => typeof value === 'number')
  const status: unknown = row['status']
  return {
    id: row.id,
    name: text(row, NAMES) ?? '',
    row,
    ...(typeof price === 'number' ? { price } : {}),
    ...(isStatus(status) ? { status } : {}),
  }
}

const isStatus = (value: unknown): value is NonNullable<RecordSummary['status']> =>
  typeof value === 'object' && value !== null && 'id' in value && 'descricao' in value
