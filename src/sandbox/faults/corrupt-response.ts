/**
 * Corrupts responses into well-formed JSON with wrong data (cases F11-F14), made from the text of the true response.
 */
import type { DataFault } from './rules.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Row = { [key: string]: Json }

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const MONEY_FIELD = /^(numPreco|numAmount|valor|amount|preco|porcentagemCashback|credit_limit)$/
const DATE_FIELD = /^dt[A-Z]/

const BAD_DATES = ['', '0000-00-00', '31/02/2026', 'ontem', '2026-13-45T99:99:99']

/** Applies `change` to every field whose name matches, at any depth. */
function mapFields(value: Json, name: RegExp, change: (value: Json, count: number) => Json): Json {
  let count = 0
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit)
    if (!isRow(node)) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [key, name.test(key) ? change(inner, count++) : visit(inner)]),
    )
  }
  return visit(value)
}

function mapRows(value: Json, change: (rows: Json[]) => Json[]): Json {
  if (Array.isArray(value)) return change(value)
  if (!isRow(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapRows(inner, change)]))
}

const writeNumbersAsText = (value: Json): Json => {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(writeNumbersAsText)
  return isRow(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, writeNumbersAsText(inner)]))
    : value
}

const HUGE_RESPONSE_BYTES = 20 * 1024 * 1024

const dataFaults: Readonly<Record<DataFault, (answer: Json) => Json>> = {
  doubleIds: (answer) =>
    mapRows(answer, (rows) =>
      rows.map((row) => (isRow(row) && isRow(rows[0]) ? { ...row, id: rows[0]['id'] ?? 1 } : row)),
    ),
  // Beyond 2^53, as a text, because JSON.parse would silently round a number.
  unsafeIds: (answer) => mapFields(answer, /^id$/, (_, k) => `90071992547409${String(k).padStart(3, '0')}`),
  nullRows: (answer) => mapRows(answer, (rows) => rows.map((row, k) => (k % 2 ? null : row))),
  nanMoney: (answer) => mapFields(answer, MONEY_FIELD, (_, k) => (k % 2 ? 'NaN' : null)),
  textMoney: (answer) => mapFields(answer, MONEY_FIELD, (value, k) => (k % 3 ? String(value) : `R$ ${String(value)}`)),
  textNumbers: (answer) => mapRows(answer, (rows) => rows.map(writeNumbersAsText)),
  epochDates: (answer) =>
    mapFields(answer, DATE_FIELD, (value) => (typeof value === 'string' ? Date.parse(`${value}-03:00`) : value)),
  badDates: (answer) => mapFields(answer, DATE_FIELD, (_, k) => BAD_DATES[k % BAD_DATES.length] ?? null),
  wrongTotals: (answer) => mapFields(answer, /^total(Elements|Pages)$/, (_, k) => (k % 2 ? -3 : 987_654)),
  noTotals: (answer) =>
    isRow(answer)
      ? Object.fromEntries(Object.entries(answer).filter(([key]) => !/^total(Elements|Pages)$/.test(key)))
      : answer,
  wrapper: (answer) => ({ resposta: { itens: answer } }),
  proto: (answer) => mapRows(answer, (rows) => rows.map((row) => (isRow(row) ? { ...row, constructor: 'x' } : row))),
  huge: (answer) =>
    mapRows(answer, (rows) => {
      const bytesPerRow = Math.ceil(HUGE_RESPONSE_BYTES / Math.max(1, rows.length))
      return rows.map((row) => (isRow(row) ? { ...row, dscDescricao: 'x'.repeat(bytesPerRow) } : row))
    }),
}

/** The corrupted text of a JSON response. A text that is not JSON stays as it is. */
export function corruptResponse(text: string, fault: DataFault): string {
  let parsed: Json
  try {
    parsed = JSON.parse(text) as Json
  } catch {
    return text
  }
  const corrupted = JSON.stringify(dataFaults[fault](parsed))
  // An own key `__proto__` can only be written as text: an object literal would set the prototype.
  return fault === 'proto'
    ? corrupted.replaceAll('"constructor":"x"', '"__proto__":{"admin":true},"constructor":{"x":1}')
    : corrupted
}
