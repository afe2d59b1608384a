/** A table as it was pasted or saved by another program: rows of texts, and which column is which of ours. Pure. */
import { fold } from '#lib/written/fold.ts'
import { plainLines } from '#lib/written/plain-text.ts'
import { CsvReader } from '#reading/files/csv-reader.ts'
import type { ReadColumn } from '#reading/folds/column.ts'

/** A table as it was pasted or read from a file. */
export interface PastedTable {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** For each column whether every row has a whole number there. */
  readonly numbers: readonly boolean[]
  /** Lines that stood above the header: a title, a period. */
  readonly above: number
}

/** What other programs call a column of this kind. */
const WORDS: Readonly<Partial<Record<NonNullable<ReadColumn['format']>, readonly string[]>>> = {
  money: ['valor', 'montante', 'quantia', 'importancia', 'vlr'],
  status: ['status', 'situacao'],
  date: ['data', 'data e hora', 'data/hora', 'dt'],
}

/** Names that a column answers to besides its label and its field: those of its definition, and of its kind. */
const wordsOf = ({ words = [], format }: ReadColumn): readonly string[] => [
  ...words.map(fold),
  ...((format && WORDS[format]) ?? []),
]

const SIGNS = ['\t', ';', ',']
/** Rows in which the header is looked for, and what of them is waited for, in characters. */
const MOST_ABOVE = 20
const BEGINNING = 65_536

const WHOLE_NUMBER = /^#?(\d{1,15}|\d{1,3}(\.\d{3})+)([.,]0{1,2})?$/

const isNumeric = (cell: string): boolean => /^[#R$\s-]*\d/.test(cell)

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** The rows among which the header is; a title in quotes may have several lines. */
function firstRows(text: string, sign: string): string[][] {
  const rows: string[][] = []
  const reader = new CsvReader((cells) => rows.push(cells.map(plainLines)), sign)
  reader.push(text.slice(0, BEGINNING))
  reader.end()
  return rows.slice(0, MOST_ABOVE).filter((cells) => !isBlank(cells))
}

const widthOf = ([first]: readonly string[][]): number => first?.length ?? 0

/**
 * Reads a table as its text streams by. Its header is the line among the first that has most names of ours; where none
 * has one, a first line without any number is it, else the columns have no names.
 */
export class TableReader {
  private reader: CsvReader | null = null
  /** The first lines, until they are whole. */
  private begun = ''
  /** True where lines end by CR alone. */
  private hasBareCr = false
  /** Rows until the header, as `begin` found it. */
  private above = 0
  private header: string[] | null = null
  private readonly rows: string[][] = []
  private numbers: boolean[] = []
  private readonly names: Set<string>

  /** `columns` are ours. */
  constructor(columns: readonly ReadColumn[]) {
    this.names = new Set(columns.flatMap((column) => [fold(column.label), fold(column.field), ...wordsOf(column)]))
    this.names.delete('')
  }

  push(text: string): void {
    if (this.reader) return this.reader.push(this.withLines(text))
    this.begun += text
    if (this.begun.length > BEGINNING) this.begin()
  }

  /** Everything read; nothing may be pushed after it. */
  end(): PastedTable {
    const reader = this.reader ?? this.begin()
    reader.end()
    return { header: this.header ?? [], rows: this.rows, numbers: this.numbers, above: this.above }
  }

  private withLines(text: string): string {
    return this.hasBareCr ? text.replaceAll('\r', '\n') : text
  }

  private begin(): CsvReader {
    this.hasBareCr = !this.begun.replace(/"[^"]*"/g, '').includes('\n')
    // A first line 'sep=;' tells a spreadsheet the sign, and is no row.
    const [, told, plain = ''] = /^\uFEFF?(?:sep=(.)\r?\n)?(.*)$/is.exec(this.withLines(this.begun)) ?? []
    const read = (told ? [told] : SIGNS).map((sign) => ({ sign, rows: firstRows(plain, sign) }))
    const widest = read.reduce((most, next) => (widthOf(next.rows) > widthOf(most.rows) ? next : most))
    let best = { named: 0, at: 0, sign: widest.sign }
    for (const { sign, rows } of read)
      for (const [at, cells] of rows.entries()) {
        const named = cells.filter((cell) => this.names.has(fold(cell.trim()))).length
        // A single name may be what a row says.
        if (named > best.named && (named > 1 || !cells.some(isNumeric))) best = { named, at, sign }
      }
    this.above = best.at
    let skip = best.at
    this.reader = new CsvReader((raw) => {
      const cells = raw.map(plainLines)
      if (isBlank(cells)) return
      if (skip > 0) skip--
      else this.take(cells, best.named > 0)
    }, best.sign)
    this.reader.push(plain)
    return this.reader
  }

  private take(cells: string[], isNamed: boolean) {
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
export interface Matched {
  /** For each of ours the index of theirs, -1 where they have none. */
  readonly places: readonly number[]
  /** Of theirs those that may stand for the id, the likeliest first: it is in `places`. */
  readonly ids: readonly number[]
}

/**
 * For each of ours its column there, -1 for none: by label or field, else by a word that means this one alone, both here
 * and there.
 */
function placesOf(names: readonly string[], columns: readonly ReadColumn[]): number[] {
  const named = columns.map(({ label, field }) =>
    names.findIndex((name) => name !== '' && (name === fold(label) || name === fold(field))),
  )
  const meant = columns.map(wordsOf)
  return named.map((place, at) => {
    if (place >= 0) return place
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
export function rematched({ places, ids }: Matched, columns: readonly ReadColumn[], byHand: MatchedByHand): Matched {
  const taken = new Set(Object.values(byHand))
  const next = columns.map(({ field }, at) => byHand[field] ?? (taken.has(places[at] ?? -1) ? -1 : (places[at] ?? -1)))
  const id = next[columns.findIndex(({ field }) => field === 'id')] ?? -1
  // Only while the id was not told by hand there are several that may be it.
  const rest = byHand['id'] === undefined ? ids.filter((place) => place !== id && !next.includes(place)) : []
  return { places: next, ids: id < 0 ? [] : [id, ...rest] }
}

/**
 * By the label, the field or another name of the column, accents and case aside; where no name is the id's, any column of whole numbers may stand
 * for it, the likelier the less they repeat.
 */
export function matchColumns(table: PastedTable, columns: readonly ReadColumn[]): Matched {
  const names = table.header.map((name) => fold(name.trim()))
  const places = placesOf(names, columns)
  const id = columns.findIndex(({ field }) => field === 'id')
  if (id < 0) return { places, ids: [] }
  if (places[id] === -1 && columns[id]?.format === 'id') {
    const different = (at: number) => new Set(table.rows.map((row) => row[at]?.trim())).size
    const ids = table.numbers
      .flatMap((isNumber, at) => (isNumber && !places.includes(at) ? [{ at, size: different(at) }] : []))
      .sort((one, other) => other.size - one.size)
      .map(({ at }) => at)
    places[id] = ids[0] ?? -1
    return { places, ids }
  }
  return { places, ids: places.filter((place, at) => at === id && place >= 0) }
}
