/**
 * CSV as spec 2 §9 says: semicolon-separated, every cell quoted, a header row from the column labels. Cells that a
 * spreadsheet would take for a formula get an apostrophe inside the quotes (cases J9, J10).
 */
import { plainSpaces } from './money.ts'

/** A column of the file. In a numeric one pure numbers stay numbers. */
export interface CsvColumn {
  label: string
  numeric?: boolean
}

/** After any blanks and control characters: = + - @, also full-width; or a leading TAB, CR or NUL itself. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]|^[\t\r\n\u0000]/
const PURE_NUMBER = /^-?\d[\d.]*(,\d+)?$|^-?\d+(\.\d+)?$/

/** A text as a spreadsheet may take it: plain spaces, and an apostrophe before what it would take for a formula. */
export function guarded(text: string, numeric = false): string {
  const plain = plainSpaces(text)
  const isNumber = numeric && PURE_NUMBER.test(plain)
  // A negative amount as the screen shows it, '-R$ 10,00', is no number to a spreadsheet, nor is it a formula.
  const isMoney = numeric && /^-R\$ [\d.]+,\d{2}$/.test(plain)
  return !isNumber && !isMoney && FORMULA.test(plain) ? `'${plain}` : plain
}

/** A text without the apostrophe that `guarded` put before it. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text

const quote = (text: string, numeric?: boolean) => `"${guarded(text, numeric).replaceAll('"', '""')}"`

/** One line of texts in the columns' order, ended by CRLF (RFC 4180); the header has no columns to go by. */
export const csvLine = (cells: readonly string[], columns: readonly Pick<CsvColumn, 'numeric'>[] = []): string =>
  cells.map((text, index) => quote(text, columns[index]?.numeric)).join(';') + '\r\n'

/** The byte-order mark, without which a spreadsheet reads accents as two signs each. */
const MARK = '\uFEFF'

/** The whole file, its byte-order mark first: header and rows of texts in the columns' order. */
export function toCsv(columns: readonly CsvColumn[], rows: readonly (readonly string[])[]): string {
  const header = csvLine(columns.map(({ label }) => label))
  return MARK + [header, ...rows.map((cells) => csvLine(cells, columns))].join('')
}
