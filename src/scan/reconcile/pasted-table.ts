/**
 * Reads a table that was pasted or saved by another program: rows of texts, and which of its columns match ours. Pure.
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'
import { CsvReader } from '#scan/files/csv-reader.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'

/** A table that was pasted or read from a file. */
export interface PastedTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** For each column, whether every row has a whole number in it. */
  readonly isNumericColumn: readonly boolean[]
  /** Number of lines above the header, such as a title or a period. */
  readonly linesAboveHeader: number
}

/** Names that other programs give to a column of this format. */
const WORDS_BY_FORMAT: Readonly<Partial<Record<NonNullable<ScanColumn['format']>, readonly string[]>>> = {
  money: ['valor', 'montante', 'quantia', 'importancia', 'vlr'],
  status: ['status', 'situacao'],
  date: ['data', 'data e hora', 'data/hora', 'dt'],
}

/** Names of a column besides its label and its field: those of its definition, and those of its format. */
const getColumnNames = ({ words = [], format }: ScanColumn): readonly string[] => [
  ...words.map(normalizeText),
  ...((format && WORDS_BY_FORMAT[format]) ?? []),
]

const SEPARATORS = ['\t', ';', ',']
/** The header is searched for in this many rows, and in this many characters. */
const MAX_HEADER_ROW = 20
const HEADER_SEARCH_LENGTH = 65_536

const WHOLE_NUMBER = /^#?(\d{1,15}|\d{1,3}(\.\d{3})+)([.,]0{1,2})?$/

const isNumeric = (cell: string): boolean => /^[#R$\s-]*\d/.test(cell)

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** The rows in which the header is searched for. A quoted title may have several lines. */
function parseFirstRows(text: string, separator: string): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells.map(sanitizeLines)), separator)
  reader.push(text.slice(0, HEADER_SEARCH_LENGTH))
  reader.end()
  return rows.slice(0, MAX_HEADER_ROW).filter((cells) => !isBlankRow(cells))
}

const getWidth = ([first]: readonly string[][]): number => first?.length ?? 0

/**
 * Reads a table as its text streams in. The header is the row, among the first, with most names of ours. If no row has
 * any, the first row is the header if it has no number; otherwise the columns have no names.
 */
export class TableReader {
  private reader: CsvReader | null = null
  /** The text received before the separator and header are known. */
  private beginning = ''
  /** True if lines end with CR alone. */
  private hasBareCr = false
  /** Number of rows above the header, as `startReader` found it. */
  private linesAboveHeader = 0
  private header: string[] | null = null
  private readonly rows: string[][] = []
  private numbers: boolean[] = []
  private readonly names: Set<string>

  /** `columns` are our columns. */
  constructor(columns: readonly ScanColumn[]) {
    this.names = new Set(
      columns.flatMap((column) => [
        normalizeText(column.label),
        normalizeText(column.field),
        ...getColumnNames(column),
      ]),
    )
    this.names.delete('')
  }

  push(text: string): void {
    if (this.reader) return this.reader.push(this.normalizeLineEnds(text))
    this.beginning += text
    if (this.beginning.length > HEADER_SEARCH_LENGTH) this.startReader()
  }

  /** The whole table; nothing may be pushed after it. */
  end(): PastedTable {
    const reader = this.reader ?? this.startReader()
    reader.end()
    return {
      header: this.header ?? [],
      rows: this.rows,
      isNumericColumn: this.numbers,
      linesAboveHeader: this.linesAboveHeader,
    }
  }

  private normalizeLineEnds(text: string): string {
    return this.hasBareCr ? text.replaceAll('\r', '\n') : text
  }

  private startReader(): CsvReader {
    this.hasBareCr = !this.beginning.replace(/"[^"]*"/g, '').includes('\n')
    // A first line 'sep=;' tells spreadsheets the separator. It is not a row.
    const [, declaredSeparator, plain = ''] =
      /^\uFEFF?(?:sep=(.)\r?\n)?(.*)$/is.exec(this.normalizeLineEnds(this.beginning)) ?? []
    const parsed = (declaredSeparator ? [declaredSeparator] : SEPARATORS).map((separator) => ({
      sign: separator,
      rows: parseFirstRows(plain, separator),
    }))
    const widest = parsed.reduce((best, candidate) =>
      getWidth(candidate.rows) > getWidth(best.rows) ? candidate : best,
    )
    let best = { named: 0, at: 0, sign: widest.sign }
    for (const { sign, rows } of parsed)
      for (const [at, cells] of rows.entries()) {
        const named = cells.filter((cell) => this.names.has(normalizeText(cell.trim()))).length
        // A single matching name may be the content of a data row.
        if (named > best.named && (named > 1 || !cells.some(isNumeric))) best = { named, at, sign }
      }
    this.linesAboveHeader = best.at
    let skip = best.at
    this.reader = new CsvReader((raw) => {
      const cells = raw.map(sanitizeLines)
      if (isBlankRow(cells)) return
      if (skip > 0) skip--
      else this.addRow(cells, best.named > 0)
    }, best.sign)
    this.reader.push(plain)
    return this.reader
  }

  private addRow(cells: string[], isNamed: boolean) {
    if (this.header === null) {
      const isHeader = isNamed || !cells.some(isNumeric)
      this.header = isHeader ? cells : cells.map(() => '')
      if (isHeader) return
    }
    if (this.rows.length === 0) this.numbers = cells.map(() => true)
    this.numbers.forEach((isNumber, index) => {
      if (isNumber && !WHOLE_NUMBER.test((cells[index] ?? '').trim())) this.numbers[index] = false
    })
    this.rows.push(cells)
  }
}

/** Which of their columns match ours. */
export interface MatchedColumns {
  /** For each of our columns the 0-based index of theirs; -1 if there is none. */
  readonly indexes: readonly number[]
  /** Indexes of their columns that may be the id, the likeliest first; `indexes` uses that one. */
  readonly idColumns: readonly number[]
}

/**
 * For each of our columns the index of theirs, -1 if there is none. A column matches by label or field, else by a word
 * that means only this one of our columns and occurs in only one of theirs.
 */
function matchColumnIndexes(names: readonly string[], columns: readonly ScanColumn[]): number[] {
  const named = columns.map(({ label, field }) =>
    names.findIndex((name) => name !== '' && (name === normalizeText(label) || name === normalizeText(field))),
  )
  const namesByColumn = columns.map(getColumnNames)
  return named.map((index, i) => {
    if (index >= 0) return index
    const matches = names.flatMap((name, theirIndex) =>
      !named.includes(theirIndex) &&
      namesByColumn.filter((words) => words.includes(name)).length === 1 &&
      namesByColumn[i]?.includes(name)
        ? [theirIndex]
        : [],
    )
    return matches.length === 1 ? (matches[0] ?? -1) : -1
  })
}

/** Columns matched by the operator: the field of our column and the 0-based index of theirs; -1 for none. */
export type ManualMatches = Readonly<Record<string, number>>

/**
 * Applies the operator's matches. A column of theirs is matched once: a match by the operator removes the automatic
 * match.
 */
export function applyManualMatches(
  { indexes, idColumns }: MatchedColumns,
  columns: readonly ScanColumn[],
  byHand: ManualMatches,
): MatchedColumns {
  const takenIndexes = new Set(Object.values(byHand))
  const matched = columns.map(
    ({ field }, i) => byHand[field] ?? (takenIndexes.has(indexes[i] ?? -1) ? -1 : (indexes[i] ?? -1)),
  )
  const id = matched[columns.findIndex(({ field }) => field === 'id')] ?? -1
  // If the operator chose the id column, there are no other candidates for it.
  const rest = byHand['id'] === undefined ? idColumns.filter((index) => index !== id && !matched.includes(index)) : []
  return { indexes: matched, idColumns: id < 0 ? [] : [id, ...rest] }
}

/**
 * Matches by label, field or another name of the column, ignoring accents and case. If no name matches the id, any
 * column of whole numbers may be the id; the fewer repetitions, the likelier.
 */
export function matchColumns(table: PastedTable, columns: readonly ScanColumn[]): MatchedColumns {
  const names = table.header.map((name) => normalizeText(name.trim()))
  const indexes = matchColumnIndexes(names, columns)
  const id = columns.findIndex(({ field }) => field === 'id')
  if (id < 0) return { indexes, idColumns: [] }
  if (indexes[id] === -1 && columns[id]?.format === 'id') {
    const countDistinct = (index: number) => new Set(table.rows.map((row) => row[index]?.trim())).size
    const ids = table.isNumericColumn
      .flatMap((isNumber, index) =>
        isNumber && !indexes.includes(index) ? [{ at: index, size: countDistinct(index) }] : [],
      )
      .sort((a, b) => b.size - a.size)
      .map(({ at }) => at)
    indexes[id] = ids[0] ?? -1
    return { indexes, idColumns: ids }
  }
  return { indexes, idColumns: indexes.filter((index, i) => i === id && index >= 0) }
}
