/**
 * Writes CSV as spec 2 §9 says: semicolon-separated, every cell quoted, a header row of the column labels. Cells that a
 * spreadsheet would take for a formula get an apostrophe inside the quotes (cases J9, J10).
 */
import { replaceNoBreakSpaces } from './money.ts'

/** A column of the file. In a numeric column pure numbers stay numbers. */
export interface CsvColumn {
  label: string
  isNumeric?: boolean
}

/** Matches = + - @, also full-width, after any blanks and control characters; or a leading TAB, CR or NUL itself. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORMULA = /^[\s\u0000-\u001f]*[=+\-@＝＋－＠]|^[\t\r\n\u0000]/
/** A formula after a separator of another reader: 'a,=1' becomes two cells if commas separate them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INNER_FORMULA = /[,;|\t\r\n]["\s\u0000-\u001f]*(?=[=+\-@＝＋－＠])/g
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INNER_ESCAPE = /([,;|\t\r\n]["\s\u0000-\u001f]*)'(?=[=+\-@＝＋－＠])/g
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BLANK = /^[\s\u0000-\u001f]*$/
const PURE_NUMBER = /^-?\d[\d.]*(,\d+)?$|^-?\d+(\.\d+)?$/

/** Makes a text safe for a spreadsheet: plain spaces, and an apostrophe before anything it would take for a formula. */
export function escapeFormula(text: string, isNumeric = false): string {
  const plain = replaceNoBreakSpaces(text)
  const isNumber = isNumeric && PURE_NUMBER.test(plain)
  // A negative amount as shown on the screen, '-R$ 10,00', is neither a number nor a formula to a spreadsheet.
  const isMoney = isNumeric && /^-R\$ [\d.]+,\d{2}$/.test(plain)
  if (isNumber || isMoney) return plain
  const inner = plain.replace(INNER_FORMULA, (separator, offset: number) =>
    // At the beginning of the text the apostrophe of FORMULA is enough.
    BLANK.test(plain.slice(0, offset) + separator) ? separator : `${separator}'`,
  )
  return FORMULA.test(plain) ? `'${inner}` : inner
}

/** Removes the apostrophes that `escapeFormula` added. */
export function unescapeFormula(text: string): string {
  const bare = text.replace(INNER_ESCAPE, '$1')
  return bare.startsWith("'") && FORMULA.test(bare.slice(1)) ? bare.slice(1) : bare
}

const quoteCell = (text: string, isNumeric?: boolean) => `"${escapeFormula(text, isNumeric).replaceAll('"', '""')}"`

/**
 * Formats one line of texts in the columns' order, ended by CRLF (RFC 4180). The header is formatted without columns.
 */
export const formatCsvLine = (
  cells: readonly string[],
  columns: readonly Pick<CsvColumn, 'isNumeric'>[] = [],
): string => cells.map((text, index) => quoteCell(text, columns[index]?.isNumeric)).join(';') + '\r\n'

/** The byte-order mark. Without it a spreadsheet reads each accented letter as two characters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Formats the whole file: byte-order mark, header, and rows of texts in the columns' order. */
export function formatCsv(columns: readonly CsvColumn[], rows: readonly (readonly string[])[]): string {
  const header = formatCsvLine(columns.map(({ label }) => label))
  return BYTE_ORDER_MARK + [header, ...rows.map((cells) => formatCsvLine(cells, columns))].join('')
}
