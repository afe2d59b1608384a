/**
 * A command is one object. Palette, typed phrase, key, row menu, toolbar button, confirmation, notice, help and README
 * table are all derived from it; nothing here knows React (commands/README).
 */
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import type { PrefetchableCall } from '#api/cache/prefetch.ts'
import type { PathParams } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'
import type { Args, ArgValues, ArgValuesOf, Choice, ListSchema } from './args.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'
import type { Resource, RecordSummary, Row } from './resource.ts'
import type { Screen } from './screen.ts'

/**
 * Where a command's keys work (commands/keys/README §1): everywhere in the shell; on any screen with a table; on the
 * row under the cursor or the selection; in a form. `resource` narrows 'list' and 'row': the table must list that
 * resource.
 */
export type KeyScope = 'global' | 'list' | 'row' | 'form'

/** The headings under which menus and palette list commands. */
export type CommandGroup = 'Ir para' | 'Cadastrar' | 'Ações' | 'Tabela' | 'Formulário' | 'Console'

/** What a command may use besides its own imports. */
export interface CommandContext {
  readonly screen: Screen
  /** Goes to a page of the console; the leave guard of a changed form may refuse. */
  navigate(location: RouteLocation): void
}

/** Callbacks are written as methods, so that a command with specific arguments is assignable to AnyCommand. */
interface CommandBase<A extends Args> {
  /** 'produto.excluir' (commands/README §5). */
  readonly id: string
  /**
   * What palette, menus and help show: 'Excluir produto'. A trailing '…' says that the command asks for something
   * first.
   */
  readonly title: string
  /** The title that says what would be done now: 'Usar tema claro' while the theme is dark. */
  readonly dynamicTitle?: (args: Partial<ArgValuesOf<A>>) => string
  /** For the row menu and for buttons, where the resource is obvious: 'Excluir'. */
  readonly label?: string
  readonly resource?: Resource
  /**
   * Only the table or form of this path has the keys, if the resource alone is not specific enough:
   * '/auditoria/transacoes/tipo', or '/auditoria/transacoes/$id' for the screen of any one record.
   */
  readonly path?: string
  /**
   * The keys work only while the focus is in this region of the page (`data-region`), or in one of them, the command's
   * own first: a panel, a view over the list.
   */
  readonly region?: string | readonly string[]
  readonly group: CommandGroup
  /** The heading in the palette if it differs from the group: 'Ajuda' for commands that explain the console. */
  readonly paletteHeading?: 'Ajuda' | 'Visões'
  /** The dialog 'sobre' has a button for it: an operator who reports a problem needs it. */
  readonly isInAboutDialog?: true
  /** The palette offers it if a line has no match at all, so that its list is never empty. */
  readonly isOfferedWithoutMatch?: true
  /**
   * The suggestions of the text argument are names that the operator has given: such a name alone means this command,
   * and the palette lists all of them while none is typed.
   */
  readonly byName?: true
  /**
   * The command opens the dialog of the record with its id, although by `run`. A command with `to` needs no such mark.
   */
  readonly opensRecord?: true
  /** The records with its ids no longer exist afterwards. */
  readonly removesRecords?: true
  /** The id may be of any resource: the palette lists the resources that may have it. */
  readonly opensAnyRecord?: true
  /** The palette lists the command together with the commands of the screen's resource. */
  readonly isScreenCommand?: true
  readonly icon?: IconName
  readonly tone?: 'danger'
  readonly scope: KeyScope
  /** 'Delete', 'Shift+S', 'Mod+K', 'g p', spelled as in commands/keys/README. The first is the one shown. */
  readonly keys?: readonly string[]
  readonly args: A
  /**
   * Arguments from the focused row (or, for ids, the selection). Without this function, an id or ids argument of the
   * list's own resource gets the rows' ids. Returns null if the row has no such value (its cell is 'vazio').
   */
  argsFromRow?(row: Row, screen: Screen): Partial<ArgValuesOf<A>> | null
  /**
   * Returns true, or the sentence that says why the command is disabled; args are those known so far. Never hides the
   * command.
   */
  when?(context: CommandContext, args: Partial<ArgValuesOf<A>>): true | string
  /** Returns the exact text of the confirmation, or null for no confirmation. Absent: the command never asks. */
  confirm?(args: ArgValuesOf<A>, context: CommandContext): string | null | Promise<string | null>
  /**
   * The part of many records that the command acts on, for their question: 'preço' of 'Alterar preço de 3 produtos?'.
   */
  bulkPart?(args: ArgValuesOf<A>): string
  /** When the command asks, in words, if not always: 'se algo se perde'. */
  readonly confirmCondition?: string
  /**
   * Whether the command discards, with these arguments, something that cannot be restored. The confirmation is then
   * that of a destructive command, with the focus on 'Cancelar'.
   */
  isDestructive?(args: ArgValuesOf<A>): boolean
  /** The label of the confirming button: 'Excluir'. */
  readonly confirmLabel?: string
  /** Shown if `run` returns no message of the server. Absent: success shows nothing. */
  readonly success?: string
  /** Shown if `run` throws without a message of the server. */
  readonly failure?: string
  /** For a failure without a notice in the specification: the text is shown inline instead. {id} is filled in. */
  readonly inlineFailure?: string
  /** Never in the palette: the specification hides the command, or only a key runs it. */
  readonly hidden?: boolean
  /** The field keeps the key while the operator types, although the key has Mod: Mod+Z. */
  readonly yieldsToFields?: true
  /** Repeats or undoes an earlier action: not understood in a line that says more (commands/language/README §3). */
  readonly replaysHistory?: true
  /**
   * What happens if the command is requested while it runs. 'startsOnOtherList': it starts if the list or its filter
   * differs. 'joins': it runs, and joins the earlier run by itself. Absent: the request is ignored.
   */
  readonly whileRunning?: 'startsOnOtherList' | 'joins'
  /**
   * A line that names a field of a record sets it by this command, or opens the record's form at it
   * (commands/language/field-change.ts). The phrases of a command that sets are read in no other way. A command that
   * creates a record takes what a line says of it as its text.
   */
  readonly fieldRole?: 'set' | 'open' | 'create'
  /** Works on the rows of the filtered list: its line may have the filter too (commands/language/requests.md). */
  readonly usesFilteredList?: true
  /**
   * `run` starts in the same task as the key press, so that it sees the screen of that moment even if the operator
   * navigates at once. Only for a command without preview and confirmation.
   */
  readonly runsSynchronously?: true
}

/** The result of a command that only looked, or found nothing to change: 'já está ativo'. There is nothing to undo. */
export class UnchangedResult {
  constructor(readonly reason: string) {}
}

/** The result of an undo that found the record other than the action had left it: nothing was sent. */
export class ConflictResult extends UnchangedResult {}

/** The numbers that an action replaced, by record id; of other values, the numbers under which they are stored. */
export type PreviousValues = ReadonlyMap<number, number>

/**
 * The result of a command that replaced one number; undo puts the previous number back. A command that replaced other
 * values stores them, and the number is the key under which undo finds them.
 */
export class ReplacedResult {
  constructor(
    /** null if the platform gave none: the action then cannot be undone. */
    readonly previous: number | null,
    /** The server's message. */
    readonly message: string | undefined,
    /** How the call ended, if nobody knows whether the write was done. */
    readonly unconfirmedError?: ApiError,
  ) {}
}

/** The result of a command to be looked at: one sentence, and the records behind it. */
export class DetailedResult {
  constructor(
    readonly text: string,
    readonly details: readonly LabeledValue[],
  ) {}
}

/** The result of a command: the server's message, which takes precedence over the command's own `success`. */
export type CommandResult = string | undefined | void | UnchangedResult

/** The command that undoes or redoes an action: its id and its arguments. */
export interface UndoStep {
  id: string
  args: ArgValues
  /** The text that names it; derived from the arguments by default. */
  phrase?: string
}

/** What a preview found, for the confirmation. */
export interface CommandPreview {
  /** What the command will affect: 'Total', 'R$ 120,00'. */
  details: readonly LabeledValue[]
  /** The records that the preview has read, for the notice at the end. */
  records?: ReadonlyMap<number, RecordSummary>
  /** Ids that are skipped, with the reason: 'já liberado'; for steps of a script with the phrase. */
  skip?: ReadonlyMap<number, string>
  /** Arguments as the preview has read them: the id of a record that was typed by its name. */
  args?: ArgValues
  /** The action ends here, with this reason. */
  stopReason?: string
  /** The action ends here, and the operator chooses the value of this argument: a typed name has several records. */
  prompt?: { argName: string; choices: readonly Choice[] }
}

/** What a preview can use. */
export interface PreviewContext {
  /** Returns the record as the screen or the palette has it; null if neither has it. */
  findRecord: (id: number) => RecordSummary | null
  context: CommandContext
  /** Ids that are skipped already. */
  skip?: ReadonlyMap<number, string> | undefined
  /** The operator waits for the preview: the signal aborts if it takes too long. */
  signal: AbortSignal
}

/** A condition on the rows of a list that its call cannot filter by. */
export interface ConditionRequest {
  /** For example 'QTD = 0'. */
  readonly condition: string
  /** The list with the filters that its call supports. */
  readonly location: RouteLocation
  readonly list: ListSchema
}

/** Cells pasted from a table with headers; a row may be shorter than the headers. */
export interface PastedCells {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** For a toggle command (`toggle.ts`): the name of the argument that says which of the two states is wanted. */
export const TOGGLE_ARG = 'on'

/** A wording of a line, and the line that stands for it (commands/language/README §4). */
export interface LineRewrite {
  /** Matched against the line as typed, with single spaces. */
  readonly pattern: RegExp
  /** '$1' stands for the first group of the pattern. */
  readonly becomes: string
  readonly example: readonly [line: string, rewritten: string]
}

/** A command with everything known about it; exactly one of `to`, `run` and `runEach` says what it does. */
export interface Command<A extends Args = Args> extends CommandBase<A> {
  /**
   * Phrases with slots, the canonical one first: 'excluir produto {ids}'. A verb or noun stands for all its synonyms.
   */
  readonly phrases: readonly string[]
  /**
   * Beginnings of everyday words, folded, that stand for the canonical phrase in a line that means nothing else: 'o que
   * o povo comprou' means 'ir para pedidos'. Not for a command that writes, undoes or signs out.
   */
  readonly everydayWords?: readonly string[]
  /** Whole lines that mean the command although their words mean something else. Not for a command that writes. */
  readonly rewrites?: readonly LineRewrite[]
  /** For a toggle command (`toggle.ts`): the state that each phrase names; `isOn` says which state is current. */
  readonly phraseStates?: readonly (boolean | undefined)[]
  isOn?(context: CommandContext, args: Partial<ArgValuesOf<A>>): boolean
  /** Returns the target of a command that only navigates: a link on every surface, a new tab with Mod+Enter. */
  to?(args: ArgValuesOf<A>): RouteLocation
  /**
   * The ids of the calls that the command may write by: 'produtos.deletar'. If config.json declares all of them to be
   * read-only, the command is disabled and says so.
   */
  readonly writes?: readonly string[]
  /** Runs the command once. */
  run?(
    args: ArgValuesOf<A>,
    context: CommandContext,
  ): Promise<CommandResult | DetailedResult | ReplacedResult> | CommandResult | DetailedResult | ReplacedResult
  /** Runs once for each of `args.ids`, one after the other; the bulk runner counts, pauses and reports. */
  runEach?(id: number, args: ArgValuesOf<A>, context: CommandContext): Promise<CommandResult | ReplacedResult>
  /**
   * Reads what the command will affect, before the confirmation. If it rejects, the confirmation says that the preview
   * failed, and asks all the same.
   */
  preview?(args: ArgValuesOf<A>, preview: PreviewContext): Promise<CommandPreview> | CommandPreview
  /**
   * Nothing is asked and sent without the preview: how long it may take, in ms. The action ends if it fails or takes
   * longer.
   */
  readonly requiredPreviewMs?: number
  /** The name of one of the ids, if they are not records of a resource: the phrase of a script's step. */
  itemLabel?(id: number, args: ArgValuesOf<A>): string | null
  /**
   * The record behind one of the ids, if they are not records of a resource: the record of a script's step, and the
   * step's own command.
   */
  itemRecord?(id: number, args: ArgValuesOf<A>): { resource: Resource; id: number; command: AnyCommand } | null
  /** The name of the action in the history, if its arguments alone do not give it. */
  historyLabel?(args: ArgValuesOf<A>): string | null
  /** Returns 'já ativo' if the command would change nothing on this record; null if it would. */
  readonly unchangedReason?: (record: RecordSummary) => string | null
  /**
   * The command that undoes the action, if the platform permits it. The ids in `args` are those that were changed, or
   * that may have been (`unknown`); `previousValues` are the numbers that the action reported as replaced.
   */
  undo?(args: ArgValuesOf<A>, previousValues: PreviousValues, unknown?: readonly number[]): UndoStep | null
  /**
   * Set on the command that scans a whole list and keeps the rows that fulfil a condition: its arguments, or null if
   * the text is no condition on the list's columns. The palette offers it where the list's own call has no such filter.
   */
  argsForCondition?(request: ConditionRequest): ArgValues | null
  /** Set on a command that shows work to do: the call whose total counts it on the dashboard. */
  readonly dashboardCount?: PrefetchableCall
  /**
   * Set on the command that sets fields of records to the values of a pasted table: its arguments, or null if the table
   * has no ids, or no column that is a field. The palette offers it for pasted cells.
   */
  argsForTable?(table: PastedCells): ArgValues | null
  /** How many rows a command that shows a list would show, if a page of them is cached; null if nobody knows. */
  getKnownRowCount?(args: ArgValuesOf<A>): number | null
  /** True if `undo` restores at least a part of what these arguments do. Absent: it always does. */
  isUndoable?(args: ArgValuesOf<A>): boolean
  /**
   * The arguments that redo the action after `back` undid it on the ids `taken`. Absent: the action's own arguments, on
   * those ids.
   */
  redoArgs?(args: ArgValuesOf<A>, back: Readonly<Record<string, unknown>>, taken: readonly number[]): ArgValuesOf<A>
  /** Whether the record is still as the action left it. Absent: the undoing command checks the record itself. */
  isUnmodified?(args: ArgValuesOf<A>): Promise<boolean>
  /** As an undo the command asks even for a single action: its confirmation names what is not restored. */
  confirmsAsUndo?(args: ArgValuesOf<A>): boolean
}

/** Phrases and arguments of a command. A slot of a phrase without an argument is a key that `args` must have. */
export type PhrasesWithArgs<P extends readonly string[], A extends Args> = { phrases: P; args?: A } & ([
  PathParams<P[number]>,
] extends [keyof A]
  ? unknown
  : { args: Record<PathParams<P[number]>, Args[string]> })

/** Any command, if its arguments do not matter: registry, palette, keys. */
export type AnyCommand = Command

/** True if the command's keys belong to this region of the page; if neither names a region, also true. */
export const isInRegion = ({ region }: Pick<AnyCommand, 'region'>, wantedRegion: string | undefined): boolean =>
  [region].flat().includes(wantedRegion)

/** Defines one command; a slot in a phrase that `args` lacks does not compile. */
export function defineCommand<const P extends readonly string[], const A extends Args = Record<never, never>>(
  command: Omit<Command<A>, 'phrases' | 'args'> & PhrasesWithArgs<P, A>,
): Command<A> {
  return { ...command, args: (command.args ?? {}) as A }
}
