/** A table as it was pasted or saved by another program: rows of texts, and which column is which of ours. Pure. */
import { fold } from '#lib/written/fold.ts'
import { CsvReader } from '#reading/files/csv-reader.ts'
import type { ReadColumn } from '#reading/folds/column.ts'

/** A table as it was pasted or read from a file. */
export interface PastedTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** For each column whether every row has a whole number there. */
  readonly numbers: readonly boolean[]
}

/** TAB where a spreadsheet gave it, else the sign that parts most of the first line. */
function separatorOf(line: string): string {
  const counts = ['\t', ';', ','].map((sign) => [sign, line.split(sign).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

const WHOLE_NUMBER = /^#?\d{1,15}$/

/** Reads a table as its text streams by; a first line without any number is its header, else the columns have no names. */
export class TableReader {
  private reader: CsvReader | null = null
  /** The first line, until it is whole. */
  private begun = ''
  private header: string[] | null = null
  private readonly rows: string[][] = []
  private numbers: boolean[] = []

  push(text: string): void {
    if (this.reader) return this.reader.push(text)
    this.begun += text
    if (this.begun.includes('\n')) this.begin()
  }

  /** Everything read; nothing may be pushed after it. */
  end(): PastedTable {
    const reader = this.reader ?? this.begin()
    reader.end()
    return { header: this.header ?? [], rows: this.rows, numbers: this.numbers }
  }

  private begin(): CsvReader {
    // A first line 'sep=;' tells a spreadsheet the sign, and is no row.
    const [, sign, plain = ''] = /^\uFEFF?(?:sep=(.)\r?\n)?(.*)$/is.exec(this.begun) ?? []
    this.reader = new CsvReader((cells) => this.take(cells), sign ?? separatorOf(plain.split('\n', 1)[0] ?? ''))
    this.reader.push(plain)
    return this.reader
  }

  private take(cells: string[]) {
    if (cells.every((cell) => cell.trim() === '')) return
    if (this.header === null) {
      const isHeader = !cells.some((cell) => /^[#R$\s-]*\d/.test(cell))
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
  if (found[id] === -1) {
    found[id] = table.numbers.findIndex((isNumber, at) => isNumber && !found.includes(at))
  }
  return found
}
