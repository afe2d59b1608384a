/** What the palette knows while it is open, and the shape of what it lists. */
import { fold } from '#lib/written/fold.ts'
import type { AnyCommand, CommandContext } from '#commands/define.ts'
import type { HistoryEntry } from '#commands/running/history.ts'
import type { Reader, Reading, ReadingContext } from '#commands/language/reading.ts'
import { rememberedOf } from '#commands/language/words/remembered.ts'
import { type Row, summaryOf } from '#commands/noun.ts'
import type { ListHandle } from '#commands/screen.ts'
import type { KeptScript } from '#commands/scripts/kept-scripts.ts'
import type { Entry, EntryScene } from './entry.ts'
import { isRecordId } from '#lib/written/record-id.ts'

/** All that the palette's lines are made of besides the typed text. */
export interface Scene extends EntryScene {
  reader: Reader
  context: CommandContext
  /** The rows that the palette speaks of: selection, else the focused row; none where the chip was dropped. */
  rows: readonly Row[]
  now: Date
  usage: (commandId: string) => number
  recents: readonly HistoryEntry[]
  scripts: readonly KeptScript[]
}

/** Entries under one heading. */
export interface EntryGroup {
  heading: string
  entries: readonly Entry[]
}

/** What the palette lists for a text. */
export interface Listing {
  groups: readonly EntryGroup[]
  /** The first reading of the text, whose words are marked. */
  reading: Reading | null
  /** Where the marked text begins: after a prefix. */
  offset: number
  /** False: nothing is highlighted at first, so that Enter runs nothing (commands/README §4 rules 4, 13). */
  choose: boolean
  /** Shown above the groups: 'Nenhum comando para “xyzzy”'. */
  note: string | null
}

/** The heading a command stands under while typing. */
export function headingOf(command: AnyCommand): string {
  if (command.heading) return command.heading
  if (command.group === 'Tabela' || command.group === 'Formulário') return 'Nesta tela'
  return command.group === 'Console' ? 'Ações' : command.group
}

/** Entries in order under headings, each heading where its first entry stands. */
export function underHeadings(pairs: readonly (readonly [heading: string, entry: Entry])[]): EntryGroup[] {
  const groups = new Map<string, Entry[]>()
  for (const [heading, entry] of pairs) {
    const entries = groups.get(heading)
    if (entries) entries.push(entry)
    else groups.set(heading, [entry])
  }
  return [...groups].map(([heading, entries]) => ({ heading, entries }))
}

/** What the command language needs to know of the screen; the same at every key while the palette is open. */
export const readingContext = rememberedOf(({ context, rows, now, usage }: Scene): ReadingContext => ({
  path: context.screen.path,
  noun: context.screen.noun,
  hasRow: rows.length > 0,
  hasForm: context.screen.form !== null,
  columns: context.screen.list?.columns() ?? [],
  now,
  usage,
}))

/** A row with its name folded once. */
export interface IndexedRow {
  row: Row
  words: string
}

/** The names of this list's rows, folded once, for `matchingRows`; none of what are no records. */
export const indexRows = ({ noun, rows, listsParts }: ListHandle): IndexedRow[] =>
  (listsParts ? [] : rows().filter(({ id }) => isRecordId(id))).map((row) => ({
    row,
    words: ` ${fold(summaryOf(noun, row).name)}`,
  }))

/** The rows whose name has words that begin like each of the typed ones, at most `limit`. */
export function matchingRows(index: readonly IndexedRow[], text: string, limit: number): Row[] {
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found: Row[] = []
  for (const { row, words } of index) {
    if (wanted.every((word) => words.includes(` ${word}`))) found.push(row)
    if (found.length === limit) break
  }
  return found
}
