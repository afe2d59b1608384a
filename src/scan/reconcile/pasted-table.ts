/** A table as it was pasted or saved by another program: rows of texts, and which column is which of ours. Pure. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'
import { CsvReader } from '#scan/files/csv-reader.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'

/** A table as it was pasted or read from a file. */
export interface PastedTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** For each column whether every row has a whole number there. */
  readonly isNumericColumn: readonly boolean[]
  /** Lines that stood above the header: a title, a period. */
  readonly linesAboveHeader: number
}

/** What other programs call a column of this kind. */
const WORDS_BY_FORMAT: Readonly<Partial<Record<NonNullable<ScanColumn['format']>, readonly string[]>>> = {
  money: ['valor', 'montante', 'quantia', 'importancia', 'vlr'],
  status: ['status', 'situacao'],
  date: ['data', 'data e hora', 'data/hora', 'dt'],
}

/** Names that a column answers to besides its label and its field: those of its definition, and of its kind. */
const getColumnNames = ({ words = [], format }: ScanColumn): readonly string[] => [
  ...words.map(normalizeText),
  ...((format && WORDS_BY_FORMAT[format]) ?? []),
]

const SEPARATORS = ['\t', ';', ',']
/** Rows in which the header is looked for, and what of them is waited for, in characters. */
const MAX_HEADER_ROW = 20
const HEADER_SEARCH_LENGTH = 65_536

const WHOLE_NUMBER = /^#?(\d{1,15}|\d{1,3}(\.\d{3})+)([.,]0{1,2})?$/

const isNumeric = (cell: string): boolean => /^[#R$\s-]*\d/.test(cell)

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** The rows among which the header is; a title in quotes may have several lines. */
function parseFirstRows(text: string, sign: string): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells.map(sanitizeLines)), sign)
  reader.push(text.slice(0, HEADER_SEARCH_LENGTH))
  reader.end()
  return rows.slice(0, MAX_HEADER_ROW).filter((cells) => !isBlankRow(cells))
}

const getWidth = ([first]: readonly string[][]): number => first?.length ?? 0

/**
 * Reads a table as its text streams by. Its header is the line among the first that has most names of ours; where none
 * has one, a first line without any number is it, else the columns have no names.
 */
export class TableReader {
  private reader: CsvReader | null = null
  /** The first lines, until they are whole. */
  private beginning = ''
  /** True where lines end by CR alone. */
  private hasBareCr = false
  /** Rows until the header, as `begin` found it. */
  private linesAboveHeader = 0
  private header: string[] | null = null
  private readonly rows: string[][] = []
  private numbers: boolean[] = []
  private readonly names: Set<string>

  /** `columns` are ours. */
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

  /** Everything read; nothing may be pushed after it. */
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
    // A first line 'sep=;' tells a spreadsheet the sign, and is no row.
    const [, told, plain = ''] = /^\uFEFF?(?:sep=(.)\r?\n)?(.*)$/is.exec(this.normalizeLineEnds(this.beginning)) ?? []
    const read = (told ? [told] : SEPARATORS).map((sign) => ({ sign, rows: parseFirstRows(plain, sign) }))
    const widest = read.reduce((most, next) => (getWidth(next.rows) > getWidth(most.rows) ? next : most))
    let best = { named: 0, at: 0, sign: widest.sign }
    for (const { sign, rows } of read)
      for (const [at, cells] of rows.entries()) {
        const named = cells.filter((cell) => this.names.has(normalizeText(cell.trim()))).length
        // A single name may be what a row says.
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
    this.numbers.forEach((isNumber, at) => {
      if (isNumber && !WHOLE_NUMBER.test((cells[at] ?? '').trim())) this.numbers[at] = false
    })
    this.rows.push(cells)
  }
}

/** Which of their columns are ours. */
export interface MatchedColumns {
  /** For each of ours the index of theirs, -1 where they have none. */
  readonly indexes: readonly number[]
  /** Of theirs those that may stand for the id, the likeliest first: it is in `places`. */
  readonly idColumns: readonly number[]
}

/**
 * For each of ours its column there, -1 for none: by label or field, else by a word that means this one alone, both here
 * and there.
 */
function matchColumnIndexes(names: readonly string[], columns: readonly ScanColumn[]): number[] {
  const named = columns.map(({ label, field }) =>
    names.findIndex((name) => name !== '' && (name === normalizeText(label) || name === normalizeText(field))),
  )
  const meant = columns.map(getColumnNames)
  return named.map((index, at) => {
    if (index >= 0) return index
    const found = names.flatMap((name, there) =>
      !named.includes(there) && meant.filter((words) => words.includes(name)).length === 1 && meant[at]?.includes(name)
        ? [there]
        : [],
    )
    return found.length === 1 ? (found[0] ?? -1) : -1
  })
}

/** What the operator matched: for a column of ours, by its field, the index of theirs; -1 for none. */
export type MatchedByHand = Readonly<Record<string, number>>

/**
 * The same with what the operator matched. A column of theirs is matched once: who takes it takes it from the other.
 */
export function rematched(
  { indexes, idColumns }: MatchedColumns,
  columns: readonly ScanColumn[],
  byHand: MatchedByHand,
): MatchedColumns {
  const taken = new Set(Object.values(byHand))
  const next = columns.map(
    ({ field }, at) => byHand[field] ?? (taken.has(indexes[at] ?? -1) ? -1 : (indexes[at] ?? -1)),
  )
  const id = next[columns.findIndex(({ field }) => field === 'id')] ?? -1
  // Only while the id was not told by hand there are several that may be it.
  const rest = byHand['id'] === undefined ? idColumns.filter((index) => index !== id && !next.includes(index)) : []
  return { indexes: next, idColumns: id < 0 ? [] : [id, ...rest] }
}

/**
 * By the label, the field or another name of the column, accents and case aside; where no name is the id's, any column of whole numbers may stand
 * for it, the likelier the less they repeat.
 */
export function matchColumns(table: PastedTable, columns: readonly ScanColumn[]): MatchedColumns {
  const names = table.header.map((name) => normalizeText(name.trim()))
  const places = matchColumnIndexes(names, columns)
  const id = columns.findIndex(({ field }) => field === 'id')
  if (id < 0) return { indexes: places, idColumns: [] }
  if (places[id] === -1 && columns[id]?.format === 'id') {
    const countDistinct = (at: number) => new Set(table.rows.map((row) => row[at]?.trim())).size
    const ids = table.isNumericColumn
      .flatMap((isNumber, at) => (isNumber && !places.includes(at) ? [{ at, size: countDistinct(at) }] : []))
      .sort((one, other) => other.size - one.size)
      .map(({ at }) => at)
    places[id] = ids[0] ?? -1
    return { indexes: places, idColumns: ids }
  }
  return { indexes: places, idColumns: places.filter((index, at) => at === id && index >= 0) }
}
