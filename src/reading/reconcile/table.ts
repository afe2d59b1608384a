/** A table as it was pasted or saved by another program: rows of texts, and which column is which of ours. Pure. */
import { fold } from '#lib/fold.ts'
import type { ReadColumn } from '#reading/folds/column.ts'

export interface PastedTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** TAB where a spreadsheet gave it, else the sign that parts most of the first line. */
function separatorOf(line: string): string {
  const counts = ['\t', ';', ','].map((sign) => [sign, line.split(sign).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** Rows of cells by RFC 4180, with any separator; quotes may hold line ends. */
export function parseCells(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator || sign === '\n') {
      row.push(cell.endsWith('\r') && sign === '\n' ? cell.slice(0, -1) : cell)
      cell = ''
      if (sign === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows.filter((cells) => cells.some((filled) => filled.trim() !== ''))
}

/** Reads pasted text; a first line without any number is its header, else the columns have no names. */
export function readTable(text: string): PastedTable {
  const plain = text.replace(/^\uFEFF/, '')
  const cells = parseCells(plain, separatorOf(plain.split('\n', 1)[0] ?? ''))
  const [first = [], ...rest] = cells
  const isHeader = !first.some((cell) => /^[#R$\s-]*\d/.test(cell))
  return isHeader ? { header: first, rows: rest } : { header: first.map(() => ''), rows: cells }
}

/**
 * For each of our columns the index of theirs, -1 where they have none: by the label, accents and case aside, else the
 * first column of whole numbers stands for the id.
 */
export function matchColumns(table: PastedTable, columns: readonly ReadColumn[]): number[] {
  const names = table.header.map((name) => fold(name.trim()))
  const found = columns.map(({ label, field }) =>
    names.findIndex((name) => name !== '' && (name === fold(label) || name === fold(field))),
  )
  const id = columns.findIndex(({ format, field }) => format === 'id' && field === 'id')
  if (id >= 0 && found[id] === -1) {
    const width = table.rows[0]?.length ?? 0
    for (let at = 0; at < width && found[id] === -1; at++)
      if (!found.includes(at) && table.rows.every((row) => /^#?\d{1,15}$/.test((row[at] ?? '').trim()))) found[id] = at
  }
  return found
}
