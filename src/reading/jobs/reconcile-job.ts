/** A table from elsewhere beside a reading. It is read from its file each time: nothing is held between two questions. */
import { isNumericFormat } from '#lib/written/cell-format.ts'
import { formatCents } from '#lib/written/cents.ts'
import { csvLine } from '#lib/written/csv.ts'
import { fold } from '#lib/written/fold.ts'
import { limitBytes, MOST, OverLimit } from '#reading/files/limits.ts'
import { watched } from '#reading/files/watched.ts'
import { readDirectory, readEntry, readPieces, ZipBroken } from '#reading/files/zip-directory.ts'
import { type ReadColumn, valueText } from '#reading/folds/column.ts'
import {
  type DifferenceClass,
  type LeftOut,
  type Pair,
  type ReconcileCounts,
  Reconciliation,
} from '#reading/reconcile/reconcile.ts'
import { matchColumns, type MatchedByHand, type PastedTable, rematched, TableReader } from '#reading/reconcile/table.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import type { JobContext } from './job-channel.ts'

/** Differences of a class that are told one by one: as many as an act's verb takes ids. */
const MOST_TOLD = 1_000

/** CSV or TSV. */
export interface TheirFile {
  readonly file: Blob
  /** Its name inside of `file`, where that is a package. */
  readonly packaged?: string
}

/** What a reconciliation is made of. */
export interface ReconcileAsked {
  readonly theirs: TheirFile
  /** All of the list's. */
  readonly columns: readonly ReadColumn[]
  /**
   * Which of the ways to tell records apart: by each column of theirs that may be the id, the likeliest first, then by
   * each of the others that both sides have.
   */
  readonly way: number
  /** What the operator matched; absent: the names alone decide. */
  readonly byHand?: MatchedByHand
  /** The field of the key that is to stay where other columns are matched: it goes before `way`. */
  readonly keyField?: string
}

/** A column of ours with theirs. */
export interface MatchedColumn {
  readonly field: string
  readonly label: string
  /** What theirs is called, or its place where it has no name; null: it is not compared. */
  readonly there: string | null
}

/**
 * A reconciliation: the first pairs of each class that differs, the first rows that are left out, and the counts of
 * all.
 */
export interface Reconciled extends Readonly<Record<DifferenceClass | LeftOut, readonly Pair[]>> {
  /** Those that both sides have. */
  readonly columns: readonly ReadColumn[]
  /** All of ours, with theirs. */
  readonly matched: readonly MatchedColumn[]
  /** All of theirs, by their names or places. */
  readonly theirs: readonly string[]
  /** Index of the key in `columns`. */
  readonly key: number
  /** What their column of it is called; '' where it is called as ours. */
  readonly keyThere: string
  readonly way: number
  /** How many ways there are. */
  readonly ways: number
  readonly counts: ReconcileCounts
  /** Columns of theirs that are none of ours, by their names there, or by their place where they have none. */
  readonly unknown: readonly string[]
  /** Lines of theirs above the names of their columns. */
  readonly above: number
  /** Rows of theirs. */
  readonly lines: number
}

/**
 * 'empty': no row; 'columns': none of the columns is one of ours; 'binary': no text, as a workbook is; or the sentence
 * about what it has too much of.
 */
export type NotReconciled = 'empty' | 'columns' | 'binary' | `A tabela ${string}`

/** The rows of the reading, and how many of theirs are looked at before a breath. */
export interface ReconcilePace {
  readonly rows: AsyncIterable<readonly ReadRow[]>
  readonly slice: number
  breath(): Promise<void> | void
}

/** Of a job that nobody follows. */
const UNFOLLOWED: JobContext = { signal: new AbortController().signal, progress() {} }

/** The first differences of each class, and how many there are. */
export async function reconcileJob(
  asked: ReconcileAsked,
  pace: ReconcilePace,
  context = UNFOLLOWED,
): Promise<Reconciled | NotReconciled> {
  const told = eachOf<Pair>()
  const found = await compared(asked, pace, context, (of, pair) => {
    if (told[of].length < MOST_TOLD) told[of].push(pair)
  })
  return typeof found === 'string' ? found : { ...found, ...told }
}

/** Nothing yet of each, in the order in which they are written. */
const eachOf = <Item>() => ({
  different: [] as Item[],
  onlyHere: [] as Item[],
  onlyThere: [] as Item[],
  repeatedHere: [] as Item[],
  repeatedThere: [] as Item[],
  keyless: [] as Item[],
})

/**
 * Every difference and every row that is left out as CSV, each column of both sides; null where nothing can be
 * compared.
 */
export async function differencesJob(
  asked: ReconcileAsked & { readonly sides: readonly [string, string] },
  pace: ReconcilePace,
  context = UNFOLLOWED,
): Promise<{ readonly file: Blob; readonly lines: number } | null> {
  const [here, there] = asked.sides
  const words = {
    different: 'difere',
    onlyHere: `só ${here}`,
    onlyThere: `só ${there}`,
    repeatedHere: `chave repetida ${here}`,
    repeatedThere: `chave repetida ${there}`,
    keyless: 'sem chave',
  }
  const texts = eachOf<string>()
  let lines = 0
  const found = await compared(asked, pace, context, (of, pair, columns) => {
    lines++
    const cells = columns.flatMap((column, at) => [
      pair.here ? valueText(column, pair.here[at]) : '',
      pair.there?.[at] ?? '',
    ])
    const numeric = columns.flatMap(({ format }) => [isNumericFormat(format), isNumericFormat(format)])
    texts[of].push(
      csvLine(
        [words[of], pair.key, ...cells, pair.delta === null ? '' : formatCents(pair.delta)],
        [false, false, ...numeric, true].map((is) => ({ numeric: is })),
      ),
    )
  })
  if (typeof found === 'string') return null
  const labels = found.columns.flatMap(({ label }) => [`${label} ${here}`, `${label} ${there}`])
  const head = `\uFEFF${csvLine(['Classe', 'Chave', ...labels, 'Δ'])}`
  const parts = [head, ...Object.values(texts).flat()]
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), lines }
}

async function compared(
  { theirs, columns: all, way: wanted, byHand = {}, keyField }: ReconcileAsked,
  { rows: ours, slice, breath }: ReconcilePace,
  { signal, progress }: JobContext,
  onPair: (of: DifferenceClass | LeftOut, pair: Pair, columns: readonly ReadColumn[]) => void,
): Promise<Omit<Reconciled, DifferenceClass | LeftOut> | NotReconciled> {
  // Their table is the first half of the work, our rows are the second.
  const table = await readTheirs(theirs, all, { signal, progress: (share) => progress(share / 2) }).catch(
    (error: unknown) => {
      if (error instanceof OverLimit) return `A tabela ${error.message}` as const
      throw error
    },
  )
  if (typeof table === 'string') return table
  if (table === null) return 'binary'
  if (table.rows.length === 0) return 'empty'
  const { places, ids } = rematched(matchColumns(table, all), all, byHand)
  const columns = all.filter((_, at) => (places[at] ?? -1) >= 0)
  if (columns.length === 0) return 'columns'
  const byId = columns.findIndex(({ field }) => field === 'id')
  const others = columns.flatMap((_, key) => (key === byId ? [] : [{ key, id: ids[0] }]))
  const ways = [...ids.map((id) => ({ key: byId, id })), ...others]
  const way = Math.max(
    0,
    keyField === undefined ? wanted : ways.findIndex(({ key }) => columns[key]?.field === keyField),
  )
  const { key = 0, id } = ways[way] ?? {}
  const placesThere = places.map((place) => (place === ids[0] && id !== undefined ? id : place))
  const known = placesThere.filter((place) => place >= 0)
  const money = columns.findIndex(({ format }) => format === 'money')
  const plan = { columns, key, amount: money < 0 ? null : money }
  const running = new Reconciliation(plan, (of, pair) => onPair(of, pair, columns))
  for (let at = 0; at < table.rows.length; at += slice) {
    running.hold(table.rows.slice(at, at + slice).map((row) => known.map((place) => row[place] ?? '')))
    await breath()
  }
  let added = 0
  for await (const rows of ours) {
    signal.throwIfAborted()
    running.add(rows)
    added += rows.length
    progress(0.5 + Math.min(1, added / table.rows.length) / 2)
  }
  for (const _ of running.rest(slice)) await breath()
  const nameAt = (at: number) => table.header[at]?.trim() || `a ${at + 1}ª, sem nome`
  const unknown = table.header.flatMap((name, at) =>
    known.includes(at) || !(name.trim() || table.rows.some((row) => row[at]?.trim())) ? [] : [nameAt(at)],
  )
  const keyName = nameAt(known[key] ?? 0)
  const keyThere = fold(keyName) === fold(columns[key]?.label ?? '') ? '' : keyName
  const { above } = table
  return {
    columns,
    matched: all.map(({ field, label }, at) => {
      const place = placesThere[at] ?? -1
      return { field, label, there: place < 0 ? null : nameAt(place) }
    }),
    theirs: table.header.map((_, at) => nameAt(at)),
    key,
    keyThere,
    way,
    ways: ways.length,
    counts: running.end(),
    unknown,
    above,
    lines: table.rows.length,
  }
}

/** The sets that begin with a mark of two bytes, by its first. */
const MARKED = new Map([
  [0xff, 'utf-16le'],
  [0xfe, 'utf-16be'],
])

/**
 * In UTF-8, in Windows' Western set where it is none, or as the file's mark says: what spreadsheets save. null where it
 * begins with what no text has: the Western set reads every file.
 */
async function readTheirs(
  { file: blob, packaged }: TheirFile,
  columns: readonly ReadColumn[],
  context: JobContext,
): Promise<PastedTable | null> {
  const file = watched(blob, context)
  const readAs = (set: string, read: Pieces) => tableOf(columns, set, read)
  if (packaged === undefined) {
    limitBytes(file.size, MOST.table)
    const begin = new Uint8Array(await file.slice(0, 512).arrayBuffer())
    const [first = 0, second = 0] = begin
    const marked = first + second === 0xff + 0xfe && MARKED.get(first)
    if (!marked && begin.includes(0)) return null
    if (marked) return readAs(marked, (take) => readPieces(file, 0, file.size, take))
    const inUtf8 = await readAs('utf-8', (take) => readPieces(file, 0, file.size, take)).catch((error: unknown) => {
      // Bytes that are not of this set, and nothing else.
      if (error instanceof TypeError) return null
      throw error
    })
    return inUtf8 ?? readAs('windows-1252', (take) => readPieces(file, 0, file.size, take))
  }
  const entry = (await readDirectory(file)).find(({ name }) => name === packaged)
  if (!entry) throw new ZipBroken(`não tem ${packaged}`)
  limitBytes(entry.size, MOST.table)
  return readAs('utf-8', (take) => readEntry(file, entry, take))
}

/** Hands over the bytes of a file, piece by piece. */
type Pieces = (take: (bytes: Uint8Array) => void) => Promise<void>

/** Rejects where the bytes are not of this set, or cannot be read. */
async function tableOf(columns: readonly ReadColumn[], set: string, read: Pieces): Promise<PastedTable> {
  const decoder = new TextDecoder(set, { fatal: true })
  const reader = new TableReader(columns)
  await read((bytes) => reader.push(decoder.decode(bytes, { stream: true })))
  reader.push(decoder.decode())
  return reader.end()
}
