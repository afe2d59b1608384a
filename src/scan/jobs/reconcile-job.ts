/** A table from elsewhere beside a reading. It is read from its file each time: nothing is held between two questions. */
import { isNumericFormat } from '#lib/format/cell-format.ts'
import { formatCents } from '#lib/format/cents.ts'
import { formatCsvLine } from '#lib/format/csv.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { checkBytes, FILE_LIMITS, LimitExceeded } from '#scan/files/limits.ts'
import { watchSource } from '#scan/files/watch-source.ts'
import { readDirectory, readEntry, readChunks, InvalidZip } from '#scan/files/zip-directory.ts'
import { type ScanColumn, formatValue } from '#scan/aggregates/scan-column.ts'
import {
  type DifferenceClass,
  type ExcludedReason,
  type Pair,
  type ReconcileCounts,
  Reconciliation,
} from '#scan/reconcile/reconcile.ts'
import {
  matchColumns,
  type MatchedByHand,
  type PastedTable,
  rematched,
  TableReader,
} from '#scan/reconcile/pasted-table.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { JobContext } from './job-channel.ts'

/** Differences of a class that are told one by one: as many as an act's verb takes ids. */
const MAX_LISTED = 1_000

/** CSV or TSV. */
export interface OtherFile {
  readonly file: Blob
  /** Its name inside of `file`, where that is a package. */
  readonly packagedName?: string
}

/** What a reconciliation is made of. */
export interface ReconcileInput {
  readonly otherFile: OtherFile
  /** All of the list's. */
  readonly columns: readonly ScanColumn[]
  /**
   * Which of the ways to tell records apart: by each column of theirs that may be the id, the likeliest first, then by
   * each of the others that both sides have.
   */
  readonly matchIndex: number
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
export interface Reconciled extends Readonly<Record<DifferenceClass | ExcludedReason, readonly Pair[]>> {
  /** Those that both sides have. */
  readonly columns: readonly ScanColumn[]
  /** All of ours, with theirs. */
  readonly matched: readonly MatchedColumn[]
  /** All of theirs, by their names or places. */
  readonly theirs: readonly string[]
  /** Index of the key in `columns`. */
  readonly key: number
  /** What their column of it is called; '' where it is called as ours. */
  readonly otherKeyLabel: string
  readonly matchIndex: number
  /** How many ways there are. */
  readonly matchCount: number
  readonly counts: ReconcileCounts
  /** Columns of theirs that are none of ours, by their names there, or by their place where they have none. */
  readonly unknownColumns: readonly string[]
  /** Lines of theirs above the names of their columns. */
  readonly linesAboveHeader: number
  /** Rows of theirs. */
  readonly rowCount: number
}

/**
 * 'empty': no row; 'columns': none of the columns is one of ours; 'binary': no text, as a workbook is; or the sentence
 * about what it has too much of.
 */
export type NotReconciled = 'empty' | 'columns' | 'binary' | `A tabela ${string}`

/** The rows of the reading, and how many of theirs are looked at before a breath. */
export interface ReconcilePace {
  readonly rows: AsyncIterable<readonly ScanRow[]>
  readonly sliceSize: number
  yieldToBrowser(): Promise<void> | void
}

/** Of a job that nobody follows. */
const DEFAULT_CONTEXT: JobContext = { signal: new AbortController().signal, reportProgress() {} }

/** The first differences of each class, and how many there are. */
export async function reconcileJob(
  asked: ReconcileInput,
  pace: ReconcilePace,
  context = DEFAULT_CONTEXT,
): Promise<Reconciled | NotReconciled> {
  const told = createEmptyLists<Pair>()
  const found = await runComparison(asked, pace, context, (of, pair) => {
    if (told[of].length < MAX_LISTED) told[of].push(pair)
  })
  return typeof found === 'string' ? found : { ...found, ...told }
}

/** Nothing yet of each, in the order in which they are written. */
const createEmptyLists = <Item>() => ({
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
  asked: ReconcileInput & { readonly sides: readonly [string, string] },
  pace: ReconcilePace,
  context = DEFAULT_CONTEXT,
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
  const texts = createEmptyLists<string>()
  let lines = 0
  const found = await runComparison(asked, pace, context, (of, pair, columns) => {
    lines++
    const cells = columns.flatMap((column, at) => [
      pair.ours ? formatValue(column, pair.ours[at]) : '',
      pair.theirs?.[at] ?? '',
    ])
    const numeric = columns.flatMap(({ format }) => [isNumericFormat(format), isNumericFormat(format)])
    texts[of].push(
      formatCsvLine(
        [words[of], pair.key, ...cells, pair.delta === null ? '' : formatCents(pair.delta)],
        [false, false, ...numeric, true].map((is) => ({ isNumeric: is })),
      ),
    )
  })
  if (typeof found === 'string') return null
  const labels = found.columns.flatMap(({ label }) => [`${label} ${here}`, `${label} ${there}`])
  const head = `\uFEFF${formatCsvLine(['Classe', 'Chave', ...labels, 'Δ'])}`
  const parts = [head, ...Object.values(texts).flat()]
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), lines }
}

async function runComparison(
  { otherFile, columns: all, matchIndex: wanted, byHand = {}, keyField }: ReconcileInput,
  { rows: ours, sliceSize, yieldToBrowser }: ReconcilePace,
  { signal, reportProgress }: JobContext,
  onPair: (of: DifferenceClass | ExcludedReason, pair: Pair, columns: readonly ScanColumn[]) => void,
): Promise<Omit<Reconciled, DifferenceClass | ExcludedReason> | NotReconciled> {
  // Their table is the first half of the work, our rows are the second.
  const table = await readOtherFile(otherFile, all, {
    signal,
    reportProgress: (share) => reportProgress(share / 2),
  }).catch((error: unknown) => {
    if (error instanceof LimitExceeded) return `A tabela ${error.message}` as const
    throw error
  })
  if (typeof table === 'string') return table
  if (table === null) return 'binary'
  if (table.rows.length === 0) return 'empty'
  const { indexes, idColumns } = rematched(matchColumns(table, all), all, byHand)
  const columns = all.filter((_, at) => (indexes[at] ?? -1) >= 0)
  if (columns.length === 0) return 'columns'
  const byId = columns.findIndex(({ field }) => field === 'id')
  const others = columns.flatMap((_, key) => (key === byId ? [] : [{ key, id: idColumns[0] }]))
  const ways = [...idColumns.map((id) => ({ key: byId, id })), ...others]
  const way = Math.max(
    0,
    keyField === undefined ? wanted : ways.findIndex(({ key }) => columns[key]?.field === keyField),
  )
  const { key = 0, id } = ways[way] ?? {}
  const placesThere = indexes.map((index) => (index === idColumns[0] && id !== undefined ? id : index))
  const known = placesThere.filter((index) => index >= 0)
  const money = columns.findIndex(({ format }) => format === 'money')
  const plan = { columns, key, amount: money < 0 ? null : money }
  const running = new Reconciliation(plan, (of, pair) => onPair(of, pair, columns))
  for (let at = 0; at < table.rows.length; at += sliceSize) {
    running.addTheirs(table.rows.slice(at, at + sliceSize).map((row) => known.map((index) => row[index] ?? '')))
    await yieldToBrowser()
  }
  let added = 0
  for await (const rows of ours) {
    signal.throwIfAborted()
    running.addOurs(rows)
    added += rows.length
    reportProgress(0.5 + Math.min(1, added / table.rows.length) / 2)
  }
  for (const _ of running.compareRemaining(sliceSize)) await yieldToBrowser()
  const getColumnName = (at: number) => table.header[at]?.trim() || `a ${at + 1}ª, sem nome`
  const unknown = table.header.flatMap((name, at) =>
    known.includes(at) || !(name.trim() || table.rows.some((row) => row[at]?.trim())) ? [] : [getColumnName(at)],
  )
  const keyName = getColumnName(known[key] ?? 0)
  const keyThere = normalizeText(keyName) === normalizeText(columns[key]?.label ?? '') ? '' : keyName
  const { linesAboveHeader } = table
  return {
    columns,
    matched: all.map(({ field, label }, at) => {
      const index = placesThere[at] ?? -1
      return { field, label, there: index < 0 ? null : getColumnName(index) }
    }),
    theirs: table.header.map((_, at) => getColumnName(at)),
    key,
    otherKeyLabel: keyThere,
    matchIndex: way,
    matchCount: ways.length,
    counts: running.end(),
    unknownColumns: unknown,
    linesAboveHeader,
    rowCount: table.rows.length,
  }
}

/** The sets that begin with a mark of two bytes, by its first. */
const ENCODING_BY_MARK = new Map([
  [0xff, 'utf-16le'],
  [0xfe, 'utf-16be'],
])

/**
 * In UTF-8, in Windows' Western set where it is none, or as the file's mark says: what spreadsheets save. null where it
 * begins with what no text has: the Western set reads every file.
 */
async function readOtherFile(
  { file: blob, packagedName }: OtherFile,
  columns: readonly ScanColumn[],
  context: JobContext,
): Promise<PastedTable | null> {
  const file = watchSource(blob, context)
  const decodeAs = (set: string, read: ChunkReader) => decodeTable(columns, set, read)
  if (packagedName === undefined) {
    checkBytes(file.size, FILE_LIMITS.table)
    const begin = new Uint8Array(await file.slice(0, 512).arrayBuffer())
    const [first = 0, second = 0] = begin
    const marked = first + second === 0xff + 0xfe && ENCODING_BY_MARK.get(first)
    if (!marked && begin.includes(0)) return null
    if (marked) return decodeAs(marked, (take) => readChunks(file, 0, file.size, take))
    const inUtf8 = await decodeAs('utf-8', (take) => readChunks(file, 0, file.size, take)).catch((error: unknown) => {
      // Bytes that are not of this set, and nothing else.
      if (error instanceof TypeError) return null
      throw error
    })
    return inUtf8 ?? decodeAs('windows-1252', (take) => readChunks(file, 0, file.size, take))
  }
  const entry = (await readDirectory(file)).find(({ name }) => name === packagedName)
  if (!entry) throw new InvalidZip(`não tem ${packagedName}`)
  checkBytes(entry.size, FILE_LIMITS.table)
  return decodeAs('utf-8', (take) => readEntry(file, entry, take))
}

/** Hands over the bytes of a file, piece by piece. */
type ChunkReader = (take: (bytes: Uint8Array) => void) => Promise<void>

/** Rejects where the bytes are not of this set, or cannot be read. */
async function decodeTable(columns: readonly ScanColumn[], set: string, read: ChunkReader): Promise<PastedTable> {
  const decoder = new TextDecoder(set, { fatal: true })
  const reader = new TableReader(columns)
  await read((bytes) => reader.push(decoder.decode(bytes, { stream: true })))
  reader.push(decoder.decode())
  return reader.end()
}
