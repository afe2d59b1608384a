/**
 * Turns pasted text into one line: a column of ids, commands, or cells of several columns, one of which has the ids.
 * Pure.
 */
import type { PastedCells } from '#commands/define.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'
import { parseTsv } from '#lib/format/tsv.ts'

/** A column of pasted cells that may hold ids. */
export interface PastedColumn {
  /** The header if there is one, else the position: '2ª coluna'. */
  label: string
  /** '12, 15, 18' */
  line: string
}

/** Pasted text as one line. */
export interface Pasted {
  line: string
  /** If cells of several columns were pasted: the columns that may have ids, the default one first. */
  columns: readonly PastedColumn[]
  /** How many columns were pasted. */
  columnCount: number
  /** If the column whose header says that it has the ids has another text too: why it is not used. */
  idProblem?: string
  /** If cells of several columns with headers were pasted: all of them. */
  table?: PastedCells
}

const ID_CELL = /^#?[1-9]\d{0,14}$/
/** Headers of id columns. */
const ID_HEADER = /^(?:ids?|#|n[º°o]?|c[oó]d(?:igo)?|id\b.*)$/iu

/** Cells of several columns may be quoted; in lines of commands a quote is a part of the command. */
function splitRows(pasted: string): string[][] {
  const text = sanitizeLines(pasted)
  const rows = text.includes('\t') ? parseTsv(text) : text.split(/\r\n|\r|\n/).map((row) => [row])
  return rows.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean))
}

/**
 * The number of cells in the longest row. `Math.max(...rows)` would fail, because a call takes a limited number of
 * arguments.
 */
const getMaxWidth = (rows: readonly (readonly string[])[]) => rows.reduce((most, row) => Math.max(most, row.length), 0)

/**
 * The columns whose cells are whole numbers from 1. A first cell without a digit is a header. Columns with an id header
 * come first, then those without duplicates.
 */
function findIdColumns(rows: readonly (readonly string[])[]): PastedColumn[] {
  const width = getMaxWidth(rows)
  const found: (PastedColumn & { rank: number })[] = []
  for (let columnIndex = 0; columnIndex < width; columnIndex++) {
    const [first = '', ...rest] = rows.map((row) => row[columnIndex] ?? '')
    const hasHeader = !/\d/.test(first) && rest.length > 0
    const cells = (hasHeader ? rest : [first, ...rest]).filter(Boolean)
    if (cells.length === 0 || !cells.every((cell) => ID_CELL.test(cell))) continue
    const isNamed = hasHeader && ID_HEADER.test(first)
    const areDifferent = new Set(cells).size === cells.length
    found.push({
      label: hasHeader && first !== '' ? first : `${columnIndex + 1}ª coluna`,
      line: cells.map((cell) => cell.replace('#', '')).join(', '),
      rank: isNamed ? 0 : areDifferent ? 1 : 2,
    })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ label, line }) => ({ label, line }))
}

/**
 * Why the column with the header of ids is not used: the first text in it that is no id. Then no other column is taken
 * in its place: a price is no id.
 */
function findIdProblem([headers = [], ...rows]: readonly (readonly string[])[]): string | undefined {
  const problems = headers.flatMap((header, columnIndex) => {
    if (!ID_HEADER.test(header)) return []
    const cells = rows.map((row) => row[columnIndex] ?? '').filter(Boolean)
    const invalid = cells.find((cell) => !ID_CELL.test(cell))
    const hasIds = cells.some((cell) => ID_CELL.test(cell))
    return hasIds ? [invalid === undefined ? '' : `“${invalid}”, na coluna ${header}, não é um id`] : []
  })
  return problems.includes('') ? undefined : problems[0]
}

/** Several pasted lines or cells as one line; null for a single one, which is pasted unchanged. */
export function parsePasted(pasted: string): Pasted | null {
  const rows = splitRows(pasted)
  const width = getMaxWidth(rows)
  const cells = rows.flat().filter(Boolean)
  if (cells.length < 2) return null
  if (cells.every((cell) => ID_CELL.test(cell)) && (width === 1 || rows.length === 1))
    return { line: cells.map((cell) => cell.replace('#', '')).join(', '), columns: [], columnCount: width }
  const idProblem = width > 1 ? findIdProblem(rows) : undefined
  const columns = idProblem === undefined && (rows.length > 1 || width > 1) ? findIdColumns(rows) : []
  const [first] = columns
  if (width > 1) {
    const [headers = [], ...tableRows] = rows
    const hasHeaders = tableRows.length > 0 && headers.every((header) => header !== '' && !ID_CELL.test(header))
    return {
      line: first?.line ?? '',
      columns,
      columnCount: width,
      ...(idProblem !== undefined && { idProblem }),
      ...(hasHeaders && { table: { headers, rows: tableRows } }),
    }
  }
  // One column: ids below a header, else commands.
  return { line: first?.line ?? cells.join('; '), columns: [], columnCount: 1 }
}
