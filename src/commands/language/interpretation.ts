/** What the command language makes of a typed line: readings with spans, best first (commands/README §4). */
import type { Arg, ListView, OwnedFilter } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { ListColumn } from '#commands/screen.ts'

/** What a stretch of the line was read as. */
export type SpanRole = 'verb' | 'noun' | 'argument' | 'word' | 'ignored'

/** A stretch of the typed line, UTF-16 offsets, end exclusive. */
export interface Span {
  start: number
  end: number
  role: SpanRole
  /** For an argument: which one. */
  arg?: string
}

/** How a reading was found, best first (commands/README §4 rule 2). */
export type MatchTier = 'exact' | 'prefixes' | 'prefixesOutOfOrder' | 'synonym' | 'corrected'

/** Whom a line speaks of in place of an id. */
export interface RecordSearch {
  /** Whose records are looked for. */
  resource: Resource
  /** Part of the name, as typed; or the id, where the record itself is told and what belongs to it is wanted. */
  text: string | number
  /** The wanted records belong to the one found: the filter of their list that takes its id. */
  ownedBy?: { resource: Resource; by: string; only?: OwnedFilter }
}

/** A record that is told by its name, and still to be found. */
export interface NamedRecord extends RecordSearch {
  /** The argument that wants its id. */
  argName: string
  /** For a view: the filter that takes the id. */
  filterName?: string
  /** For a view: what else it says. */
  remainingView?: ListView
  /** For a view: the filters that are set where no record has this name. */
  otherwise?: ListView['filters']
}

/** What a clause asks for that the list's call has no filter for. */
export interface Unmet {
  /** What the list does not filter by: 'usuário'. */
  by: string
  /** The same of the rows once they are all read, as it is typed: 'Valor acima de 100'. Absent where no column tells it. */
  condition?: string
  /** The record that it is about, which another list may filter by. */
  about?: { resourceId: string; id: number }
}

/** A line read as a command with its arguments. */
export interface Interpretation {
  command: AnyCommand
  /** Values by argument name, typed as the command's args say. */
  args: Readonly<Record<string, unknown>>
  /** Names of required arguments that the line leaves out, in the order to ask for them. */
  missing: readonly string[]
  /** Arguments told by a name; they are missing until a record is taken. */
  namedRecords: readonly NamedRecord[]
  spans: readonly Span[]
  tier: MatchTier
  /** The canonical phrase with its arguments: 'excluir produto 12, 15-18'. */
  phrase: string
  /** Set where a typing error was corrected: the words as understood. Numbers are never corrected. */
  correction: string | null
  /** A sentence where an argument cannot be used: 'No máximo 1.000 por vez'. Such a reading does not run. */
  problem: string | null
  /** What of the line is not done: 'R$ 12' of 'o produto 340 agora custa R$ 12', which opens its form; null for nothing. */
  left: string | null
  /** What the list's call has no filter for: set where nothing else is wrong with the line. */
  unmet?: readonly Unmet[]
  /** Where the line leaves open which of several filters a value is of: the arguments with each of them. */
  options?: readonly Readonly<Record<string, unknown>>[]
  /** Another command fits the line equally well: all such readings are shown, none is run unasked (rule 4). */
  isAmbiguous: boolean
}

/** What a line is read by besides its words: the screen, the clock, the operator's habits. */
export interface InterpretationContext {
  path: string
  /** The entity of the screen: what 'excluir 12' speaks of. */
  resource: Resource | null
  /** True where a row is focused or selected, so that 'excluir' alone has its ids. */
  hasRow: boolean
  /** True where a form is mounted, false where none is: 'voltar' then speaks of it. Absent: not known. */
  hasForm?: boolean
  columns: readonly ListColumn[]
  /** Local time now. */
  now: Date
  /** How much this operator uses a command, 0 upward, decayed (frecency). */
  getUsage: (commandId: string) => number
}

/** What a text is as the values of arguments that are asked for. */
export interface PromptedValues {
  /** By name; none where there is a problem. */
  args: Readonly<Record<string, unknown>>
  /** A sentence where the value is understood and cannot be used. */
  problem: string | null
}

/** Reads lines over the commands of one registry. */
export interface Interpreter {
  /** A text as the value of the first of these arguments, and of further ones where it says more; null where it is none. */
  interpretArgs(
    wanted: readonly (readonly [name: string, arg: Arg])[],
    text: string,
    context: InterpretationContext,
  ): PromptedValues | null
  /** Never throws, whatever is typed. An empty line gives no reading, and neither does one that is too long. */
  interpret(line: string, context: InterpretationContext): readonly Interpretation[]
  /** The requests of a line that asks for several things, in the order in which they are done; none for any other. */
  splitRequests(line: string, context: InterpretationContext): readonly string[]
  /** Why nothing of the line is run: it denies an act, asks about one that was done, or is too long. null for any other. */
  getStopReason(line: string): string | null
  /** Why nothing is read in a line that asks for an act; null for any other. */
  getNoMatchReason(line: string, context: InterpretationContext): string | null
  /** The three nearest commands for a line that nothing matches; none that changes anything. */
  findNearestCommands(line: string): readonly AnyCommand[]
}
