/** Types of the command language's result: the interpretations of a typed line, best first (commands/README §4). */
import type { Arg, ListView, OwnedFilter } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { ListColumn } from '#commands/screen.ts'

/** What a part of the line was interpreted as. */
export type SpanRole = 'verb' | 'noun' | 'argument' | 'word' | 'ignored'

/** A part of the typed line as UTF-16 offsets; `end` is exclusive. */
export interface Span {
  start: number
  end: number
  role: SpanRole
  /** For an argument: its name. */
  arg?: string
}

/**
 * How an interpretation matched, best first (commands/README §4 rule 2). 'corrected' has a corrected typing error, or
 * opens a record and leaves out the verb of the line.
 */
export type MatchTier = 'exact' | 'prefixes' | 'prefixesOutOfOrder' | 'synonym' | 'corrected'

/** A record that a line names instead of giving its id. */
export interface RecordSearch {
  /** The resource whose records are searched. */
  resource: Resource
  /** Part of the name as typed. A number is the id of a record whose related records are wanted. */
  text: string | number
  /** Set if the wanted records belong to the record found: `by` is the filter of their list that takes its id. */
  ownedBy?: { resource: Resource; filterName: string; filter?: OwnedFilter }
}

/** An argument whose record is given by name and not found yet. */
export interface NamedRecord extends RecordSearch {
  /** The argument that needs the id. */
  argName: string
  /** For a view: the filter that takes the id. */
  filterName?: string
  /** For a view: its other filters and its order. */
  remainingView?: ListView
  /** For a view: the filters to set if no record has this name. */
  fallbackFilters?: ListView['filters']
}

/** A condition that a clause asks for and the list's endpoint has no filter for. */
export interface UnsupportedCondition {
  /** What the list cannot filter by: 'usuário'. */
  label: string
  /** The same condition on the rows of a full scan, as typed: 'Valor acima de 100'. Absent if no column holds it. */
  condition?: string
  /** The record in question; another list may filter by it. */
  record?: { resourceId: string; id: number }
}

/** A line interpreted as a command with its arguments. */
export interface Interpretation {
  command: AnyCommand
  /** Values by argument name; their types follow the command's args. */
  args: Readonly<Record<string, unknown>>
  /** Names of required arguments that the line leaves out, in the order in which they are requested. */
  missing: readonly string[]
  /** Arguments given by a record's name. They are also in `missing` until a record is chosen. */
  namedRecords: readonly NamedRecord[]
  spans: readonly Span[]
  tier: MatchTier
  /** The canonical phrase with its arguments: 'excluir produto 12, 15-18'. */
  phrase: string
  /** The corrected line, if a typing error was corrected; else null. Numbers are never corrected. */
  correction: string | null
  /** Why an argument cannot be used: 'No máximo 1.000 por vez'. An interpretation with a problem does not run. */
  problem: string | null
  /**
   * The part of the line that is not carried out: 'R$ 12' of 'o produto 340 agora custa R$ 12', which opens the form.
   */
  ignoredText: string | null
  /** Conditions that the list cannot filter by. Set only if nothing else is wrong with the line. */
  unsupportedConditions?: readonly UnsupportedCondition[]
  /** The arguments for each possible filter, if the line leaves open which of several filters a value is for. */
  options?: readonly Readonly<Record<string, unknown>>[]
  /** Another command fits the line equally well. All such interpretations are shown, none runs unasked (rule 4). */
  isAmbiguous: boolean
}

/** What the interpretation depends on besides the words: the screen, the clock, the operator's habits. */
export interface InterpretationContext {
  path: string
  /** The resource of the screen: the one that 'excluir 12' refers to. */
  resource: Resource | null
  /** True if a row is focused or selected, so that 'excluir' alone has its ids. */
  hasRow: boolean
  /** Whether a form is mounted, which 'voltar' then refers to. Absent if not known. */
  hasForm?: boolean
  columns: readonly ListColumn[]
  /** The local time. */
  now: Date
  /** How often the operator uses a command: 0 or more, decayed over time (frecency). */
  getUsage: (commandId: string) => number
}

/** A text interpreted as the values of arguments that a prompt asks for. */
export interface PromptedValues {
  /** Values by argument name; empty if there is a problem. */
  args: Readonly<Record<string, unknown>>
  /** Why the value is understood and cannot be used. */
  problem: string | null
}

/** Interprets lines for the commands of one registry. */
export interface Interpreter {
  /**
   * Interprets a text as the value of the first wanted argument, and of the others if the text has more values.
   * Returns null if it is no such value.
   */
  interpretArgs(
    requestedArgs: readonly (readonly [name: string, arg: Arg])[],
    text: string,
    context: InterpretationContext,
  ): PromptedValues | null
  /** Never throws, whatever is typed. An empty or too long line has no interpretation. */
  interpret(line: string, context: InterpretationContext): readonly Interpretation[]
  /** The requests of a line that asks for several things, in the order in which they run; empty for any other line. */
  splitRequests(line: string, context: InterpretationContext): readonly string[]
  /**
   * Why nothing of the line may run: it denies an action, asks about one, or is too long. null if it may run. With a
   * context the text that a field is set to does not count.
   */
  getStopReason(line: string, context?: InterpretationContext): string | null
  /** True for a line with a verb of change: 'alterar produto 12', and not 'ver produto 12'. */
  asksForChange(line: string): boolean
  /** Why a line that asks for an action has no interpretation; null for any other line. */
  getNoMatchReason(line: string, context: InterpretationContext): string | null
  /** The three commands nearest to a line that nothing matches; never a write command. */
  findNearestCommands(line: string): readonly AnyCommand[]
}
