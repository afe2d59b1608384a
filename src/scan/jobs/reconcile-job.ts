/**
 * The job that compares a scan with a table from elsewhere. The table is read from its file each time; nothing stays in
 * memory between two requests.
 */
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
  type ManualMatches,
  type PastedTable,
  applyManualMatches,
  TableReader,
} from '#scan/reconcile/pasted-table.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import type { JobContext } from './job-channel.ts'

/** The most differences of a class that are listed one by one: as many as a command takes ids. */
const MAX_LISTED = 1_000

/** A CSV or TSV file. */
export interface OtherFile {
  readonly file: Blob
  /** Its name inside `file`, if that is an evidence package. */
  readonly packagedName?: string
}

/** The input of a reconciliation. */
export interface ReconcileInput {
  readonly otherFile: OtherFile
  /** All columns of the list. */
  readonly columns: readonly ScanColumn[]
  /**
   * Index of the key to match records by. First come the columns of their table that may be the id, the likeliest
   * first, then each other column that both sides have.
   */
  readonly matchIndex: number
  /** Columns matched by the operator; absent: only the names decide. */
  readonly byHand?: ManualMatches
  /** The field of the key that must stay when other columns are matched; it takes precedence over `matchIndex`. */
  readonly keyField?: string
}

/** One of our columns with its counterpart in their table. */
export interface MatchedColumn {
  readonly field: string
  readonly label: string
  /** The name of their column, or its position if it has no name; null if the column is not compared. */
  readonly theirLabel: string | null
}

/**
 * The result of a reconciliation: the first pairs of each class of differences, the first excluded rows, and the counts
 * of all.
 */
export interface Reconciled extends Readonly<Record<DifferenceClass | ExcludedReason, readonly Pair[]>> {
  /** The columns that both sides have. */
  readonly columns: readonly ScanColumn[]
  /** All our columns, with their counterparts. */
  readonly matched: readonly MatchedColumn[]
  /** All columns of their table, by name or position. */
  readonly theirs: readonly string[]
  /** 0-based index of the key in `columns`. */
  readonly key: number
  /** The name of their key column; '' if it is the same as ours. */
  readonly otherKeyLabel: string
  readonly matchIndex: number
  /** Number of possible keys. */
  readonly matchCount: number
  readonly counts: ReconcileCounts
  /** Columns of their table that match none of ours, by name, or by position if they have no name. */
  readonly unknownColumns: readonly string[]
  /** Lines of their file above the header. */
  readonly linesAboveHeader: number
  /** Rows of their table. */
  readonly rowCount: number
}

/**
 * Why nothing was compared. 'empty': no rows; 'columns': no column matches one of ours; 'binary': not a text file, for
 * example a workbook; or the sentence about the limit that the table exceeds.
 */
export type NotReconciled = 'empty' | 'columns' | 'binary' | `A tabela ${string}`

/** Our rows, and how many of their rows are processed before the job yields to the browser. */
export interface ReconcilePace {
  readonly rows: AsyncIterable<readonly ScanRow[]>
  readonly sliceSize: number
  yieldToBrowser(): Promise<void> | void
}

/** The context of a job that nobody follows. */
const DEFAULT_CONTEXT: JobContext = { signal: new AbortController().signal, reportProgress() {} }

/** Returns the first differences of each class, and the counts of all. */
export async function reconcileJob(
  input: ReconcileInput,
  pace: ReconcilePace,
  context = DEFAULT_CONTEXT,
): Promise<Reconciled | NotReconciled> {
  const listed = createEmptyLists<Pair>()
  const result = await runComparison(input, pace, context, (group, pair) => {
    if (listed[group].length < MAX_LISTED) listed[group].push(pair)
  })
  return typeof result === 'string' ? result : { ...result, ...listed }
}

/** An empty list for each class, in the order in which a file lists the classes. */
const createEmptyLists = <Item>() => ({
  different: [] as Item[],
  onlyHere: [] as Item[],
  onlyThere: [] as Item[],
  repeatedHere: [] as Item[],
  repeatedThere: [] as Item[],
  keyless: [] as Item[],
})

/**
 * Writes every difference and every excluded row as CSV, with each column of both sides; null if nothing can be
 * compared.
 */
export async function differencesJob(
  input: ReconcileInput & { readonly sides: readonly [string, string] },
  pace: ReconcilePace,
  context = DEFAULT_CONTEXT,
): Promise<{ readonly file: Blob; readonly lines: number } | null> {
  const [here, there] = input.sides
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
  const result = await runComparison(input, pace, context, (group, pair, columns) => {
    lines++
    const cells = columns.flatMap((column, i) => [
      pair.ours ? formatValue(column, pair.ours[i]) : '',
      pair.theirs?.[i] ?? '',
    ])
    const numeric = columns.flatMap(({ format }) => [isNumericFormat(format), isNumericFormat(format)])
    texts[group].push(
      formatCsvLine(
        [words[group], pair.key, ...cells, pair.delta === null ? '' : formatCents(pair.delta)],
        [false, false, ...numeric, true].map((isNumeric) => ({ isNumeric })),
      ),
    )
  })
  if (typeof result === 'string') return null
  const labels = result.columns.flatMap(({ label }) => [`${label} ${here}`, `${label} ${there}`])
  const head = `\uFEFF${formatCsvLine(['Classe', 'Chave', ...labels, 'Δ'])}`
  const parts = [head, ...Object.values(texts).flat()]
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), lines }
}

/** Which columns are compared, and by which key records are matched. */
interface ComparisonPlan {
  /** Our columns that both sides have. */
  readonly columns: readonly ScanColumn[]
  /** 0-based index of the key in `columns`. */
  readonly key: number
  readonly matchIndex: number
  /** Number of possible keys. */
  readonly matchCount: number
  /** For each of our columns, the index of theirs; negative if it has none. */
  readonly theirIndexes: readonly number[]
}

/** Matches the columns of both sides; null if none match. */
function planComparison(
  table: PastedTable,
  { columns: all, matchIndex: requestedIndex, byHand = {}, keyField }: ReconcileInput,
): ComparisonPlan | null {
  const { indexes, idColumns } = applyManualMatches(matchColumns(table, all), all, byHand)
  const columns = all.filter((_, i) => (indexes[i] ?? -1) >= 0)
  if (columns.length === 0) return null
  const idIndex = columns.findIndex(({ field }) => field === 'id')
  const others = columns.flatMap((_, key) => (key === idIndex ? [] : [{ key, id: idColumns[0] }]))
  const keys = [...idColumns.map((id) => ({ key: idIndex, id })), ...others]
  const matchIndex = Math.max(
    0,
    keyField === undefined ? requestedIndex : keys.findIndex(({ key }) => columns[key]?.field === keyField),
  )
  const { key = 0, id } = keys[matchIndex] ?? {}
  const theirIndexes = indexes.map((index) => (index === idColumns[0] && id !== undefined ? id : index))
  return { columns, key, matchIndex, matchCount: keys.length, theirIndexes }
}

async function runComparison(
  input: ReconcileInput,
  pace: ReconcilePace,
  { signal, reportProgress }: JobContext,
  onPair: (group: DifferenceClass | ExcludedReason, pair: Pair, columns: readonly ScanColumn[]) => void,
): Promise<Omit<Reconciled, DifferenceClass | ExcludedReason> | NotReconciled> {
  // Reading their table is the first half of the progress, our rows are the second.
  const table = await readOtherFile(input.otherFile, input.columns, {
    signal,
    reportProgress: (share) => reportProgress(share / 2),
  }).catch((error: unknown) => {
    if (error instanceof LimitExceeded) return `A tabela ${error.message}` as const
    throw error
  })
  if (typeof table === 'string') return table
  if (table === null) return 'binary'
  if (table.rows.length === 0) return 'empty'
  const plan = planComparison(table, input)
  if (!plan) return 'columns'
  const { columns, key } = plan
  const moneyIndex = columns.findIndex(({ format }) => format === 'money')
  const running = new Reconciliation({ columns, key, amount: moneyIndex < 0 ? null : moneyIndex }, (group, pair) =>
    onPair(group, pair, columns),
  )
  await compareRows(running, table, plan, pace, {
    signal,
    reportProgress: (share) => reportProgress(0.5 + share / 2),
  })
  return { ...describeComparison(table, plan, input.columns), counts: running.end() }
}

/** Compares the rows of both sides, slice by slice. */
async function compareRows(
  running: Reconciliation,
  table: PastedTable,
  { theirIndexes }: ComparisonPlan,
  { rows: ours, sliceSize, yieldToBrowser }: ReconcilePace,
  { signal, reportProgress }: JobContext,
): Promise<void> {
  const comparedIndexes = theirIndexes.filter((index) => index >= 0)
  for (let i = 0; i < table.rows.length; i += sliceSize) {
    running.addTheirs(table.rows.slice(i, i + sliceSize).map((row) => comparedIndexes.map((index) => row[index] ?? '')))
    await yieldToBrowser()
  }
  let rowsAdded = 0
  for await (const rows of ours) {
    signal.throwIfAborted()
    running.addOurs(rows)
    rowsAdded += rows.length
    reportProgress(Math.min(1, rowsAdded / table.rows.length))
  }
  for (const _ of running.compareRemaining(sliceSize)) await yieldToBrowser()
}

/** Describes the columns of both sides for the screen. */
function describeComparison(
  table: PastedTable,
  { columns, key, matchIndex, matchCount, theirIndexes }: ComparisonPlan,
  all: readonly ScanColumn[],
): Omit<Reconciled, DifferenceClass | ExcludedReason | 'counts'> {
  const comparedIndexes = theirIndexes.filter((index) => index >= 0)
  const getColumnName = (index: number) => table.header[index]?.trim() || `a ${index + 1}ª, sem nome`
  const theirKeyLabel = getColumnName(comparedIndexes[key] ?? 0)
  return {
    columns,
    matched: all.map(({ field, label }, i) => {
      const index = theirIndexes[i] ?? -1
      return { field, label, theirLabel: index < 0 ? null : getColumnName(index) }
    }),
    theirs: table.header.map((_, index) => getColumnName(index)),
    key,
    otherKeyLabel: normalizeText(theirKeyLabel) === normalizeText(columns[key]?.label ?? '') ? '' : theirKeyLabel,
    matchIndex,
    matchCount,
    unknownColumns: table.header.flatMap((name, index) =>
      comparedIndexes.includes(index) || !(name.trim() || table.rows.some((row) => row[index]?.trim()))
        ? []
        : [getColumnName(index)],
    ),
    linesAboveHeader: table.linesAboveHeader,
    rowCount: table.rows.length,
  }
}

/** UTF-16 encodings by the first byte of their two-byte byte order mark. */
const ENCODING_BY_MARK = new Map([
  [0xff, 'utf-16le'],
  [0xfe, 'utf-16be'],
])

/**
 * Reads their file as UTF-8, as Windows' Western set if it is not UTF-8, or as its byte order mark says: the encodings
 * that spreadsheets save. Returns null if the file begins with a byte that no text contains, because the Western set
 * decodes every file.
 */
async function readOtherFile(
  { file: blob, packagedName }: OtherFile,
  columns: readonly ScanColumn[],
  context: JobContext,
): Promise<PastedTable | null> {
  const file = watchSource(blob, context)
  const decodeAs = (encoding: string, read: ChunkReader) => decodeTable(columns, encoding, read)
  if (packagedName === undefined) {
    checkBytes(file.size, FILE_LIMITS.table)
    const head = new Uint8Array(await file.slice(0, 512).arrayBuffer())
    const [firstByte = 0, secondByte = 0] = head
    const markedEncoding = firstByte + secondByte === 0xff + 0xfe && ENCODING_BY_MARK.get(firstByte)
    if (!markedEncoding && head.includes(0)) return null
    if (markedEncoding) return decodeAs(markedEncoding, (take) => readChunks(file, 0, file.size, take))
    const inUtf8 = await decodeAs('utf-8', (take) => readChunks(file, 0, file.size, take)).catch((error: unknown) => {
      // A TypeError means bytes that are invalid in UTF-8, and nothing else.
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

/** Passes the bytes of a file to `take`, piece by piece. */
type ChunkReader = (take: (bytes: Uint8Array) => void) => Promise<void>

/** Rejects if the bytes are invalid in this encoding, or cannot be read. */
async function decodeTable(columns: readonly ScanColumn[], encoding: string, read: ChunkReader): Promise<PastedTable> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const reader = new TableReader(columns)
  await read((bytes) => reader.push(decoder.decode(bytes, { stream: true })))
  reader.push(decoder.decode())
  return reader.end()
}
