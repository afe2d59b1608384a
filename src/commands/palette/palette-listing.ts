/** What the palette knows while it is open, and the shape of its listing. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { AnyCommand, CommandContext } from '#commands/define.ts'
import type { RecentRecord } from '#commands/recent-records.ts'
import type { HistoryEntry } from '#commands/execution/history.ts'
import type { Interpreter, Interpretation, InterpretationContext } from '#commands/language/interpretation.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { type Row, summarizeRow } from '#commands/resource.ts'
import type { ListHandle } from '#commands/screen.ts'
import type { SavedScript } from '#commands/scripts/saved-scripts.ts'
import type { PaletteEntry, EntryContext } from './entry.ts'
import { isRecordId } from '#lib/format/record-id.ts'

/** Everything that the palette's lines are derived from, besides the typed text. */
export interface PaletteContext extends EntryContext {
  interpreter: Interpreter
  commandContext: CommandContext
  /** The rows that commands act on: the selection, else the focused row; none if the operator dropped the chip. */
  rows: readonly Row[]
  now: Date
  getUsage: (commandId: string) => number
  recentActions: readonly HistoryEntry[]
  recentRecords: readonly RecentRecord[]
  scripts: readonly SavedScript[]
}

/** Entries under one heading. */
export interface EntryGroup {
  heading: string
  entries: readonly PaletteEntry[]
  /** A plain line after the entries: 'Não foi possível procurar em lojas'. */
  note?: string
}

/** A text that records are looked for by: a name, an e-mail, an amount in reais or a day. */
export interface HitSearch {
  kind: 'name' | 'email' | 'amount' | 'day'
  /** As typed, without spaces around it. */
  text: string
  /** For an amount and a day: both ends of the range, as a finder takes them (commands/resource.ts). */
  range?: readonly [from: string, to: string]
}

/** What the palette lists for a text. */
export interface PaletteListing {
  groups: readonly EntryGroup[]
  /** The best interpretation of the text; its words are marked in the field. */
  interpretation: Interpretation | null
  /** Where the marked text begins: after a prefix. */
  textOffset: number
  /** False: nothing is highlighted at first, so that Enter runs nothing (commands/README §4 rules 4, 13). */
  highlightsFirst: boolean
  /** Shown above the groups: 'Nenhum comando para “xyzzy”'. */
  note: string | null
  /** Announced, and not shown: how many records were found. */
  announcement?: string | null
  /** The text may name a record: what to look for. */
  search?: HitSearch | null
  /** No command covers the whole line, so that found records come before the commands. */
  hitsComeFirst?: boolean
}

/** The heading of a command while the operator types. */
export function getHeading(command: AnyCommand): string {
  if (command.paletteHeading) return command.paletteHeading
  if (command.group === 'Tabela' || command.group === 'Formulário') return 'Nesta tela'
  return command.group === 'Console' ? 'Ações' : command.group
}

/**
 * Groups entries by heading, in order; a heading stands where its first entry was. Each entry gets a key of its own,
 * also if a line means the same command twice: highlight and list know an entry by its key.
 */
export function groupByHeading(pairs: readonly (readonly [heading: string, entry: PaletteEntry])[]): EntryGroup[] {
  const groups = new Map<string, PaletteEntry[]>()
  const counts = new Map<string, number>()
  for (const [heading, each] of pairs) {
    const { key } = each
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const entry = count > 1 ? { ...each, key: `${key} ${count}` } : each
    const entries = groups.get(heading)
    if (entries) entries.push(entry)
    else groups.set(heading, [entry])
  }
  return [...groups].map(([heading, entries]) => ({ heading, entries }))
}

/** What the command language needs to know about the screen; the same for every key press while the palette is open. */
export const getInterpretationContext = memoizeByObject(
  ({ commandContext: { screen }, rows, now, getUsage }: PaletteContext): InterpretationContext => ({
    path: screen.path,
    resource: screen.resource,
    hasRow: rows.length > 0,
    hasForm: screen.form !== null,
    columns: screen.list?.getColumns() ?? [],
    now,
    getUsage,
  }),
)

/** A row with its normalized name. */
export interface IndexedRow {
  row: Row
  words: string
}

/** The normalized names of this list's rows, for `findMatchingRows`; none if the rows are no records. */
export const indexRows = ({ resource, getRows, hasSubRecords }: ListHandle): IndexedRow[] =>
  (hasSubRecords ? [] : getRows().filter(({ id }) => isRecordId(id))).map((row) => ({
    row,
    words: ` ${normalizeText(summarizeRow(resource, row).name)}`,
  }))

/** The rows whose name has a word beginning with each typed word, at most `limit`. */
export function findMatchingRows(index: readonly IndexedRow[], text: string, limit: number): Row[] {
  const wanted = normalizeText(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found: Row[] = []
  for (const { row, words } of index) {
    if (wanted.every((word) => words.includes(` ${word}`))) found.push(row)
    if (found.length === limit) break
  }
  return found
}
