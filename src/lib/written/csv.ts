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
/** The same behind what another reader takes for the end of a cell: 'a,=1' becomes two cells where commas part them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INNER_FORMULA = /[,;|\t\r\n]["\s\u0000-\u001f]*(?=[=+\-@＝＋－＠])/g
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INNER_GUARD = /([,;|\t\r\n]["\s\u0000-\u001f]*)'(?=[=+\-@＝＋－＠])/g
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BLANK = /^[\s\u0000-\u001f]*$/
const PURE_NUMBER = /^-?\d[\d.]*(,\d+)?$|^-?\d+(\.\d+)?$/

/** A text as a spreadsheet may take it: plain spaces, and an apostrophe before what it would take for a formula. */
export function guarded(text: string, numeric = false): string {
  const plain = plainSpaces(text)
  const isNumber = numeric && PURE_NUMBER.test(plain)
  // A negative amount as the screen shows it, '-R$ 10,00', is no number to a spreadsheet, nor is it a formula.
  const isMoney = numeric && /^-R\$ [\d.]+,\d{2}$/.test(plain)
  if (isNumber || isMoney) return plain
  const inner = plain.replace(INNER_FORMULA, (end, at: number) =>
    // At the beginning of the text one apostrophe guards it.
    BLANK.test(plain.slice(0, at) + end) ? end : `${end}'`,
  )
  return FORMULA.test(plain) ? `'${inner}` : inner
}

/** A text without the apostrophes that `guarded` put into it. */
export function unguarded(text: string): string {
  const bare = text.replace(INNER_GUARD, '$1')
  return bare.startsWith("'") && FORMULA.test(bare.slice(1)) ? bare.slice(1) : bare
}

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
