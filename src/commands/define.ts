/**
 * A verb is one object. Palette, typed phrase, key, row menu, toolbar button, confirmation, notice, help overlay and
 * README table are all derived from it; nothing here knows React (commands/README).
 */
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import type { PathParams } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'
import type { Args, ArgValues, ArgValuesOf } from './args.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'
import type { Resource, RecordSummary, Row } from './resource.ts'
import type { Screen } from './screen.ts'

/**
 * Where a command's keys work (commands/keys/README §1): everywhere in the shell; on any screen with a table; on the
 * row under the cursor or the selection; in a form. Limited further by `noun` for 'list' and 'row': the table must list
 * it.
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

/** Callbacks are written as methods, so that a command with arguments of its own is one of any. */
interface CommandBase<A extends Args> {
  /** 'produto.excluir' (commands/README §5). */
  readonly id: string
  /** What palette, menus and help show: 'Excluir produto'. A trailing '…' is added where something is asked first. */
  readonly title: string
  /** The title where it says what would be done now: 'Usar tema claro' while it is dark. */
  readonly dynamicTitle?: (args: Partial<ArgValuesOf<A>>) => string
  /** In the row menu and on buttons, where the noun is known: 'Excluir'. */
  readonly label?: string
  readonly resource?: Resource
  /**
   * Only this screen's table or form has the keys, where the noun alone does not say: '/auditoria/transacoes/tipo', or
   * '/auditoria/transacoes/$id' for that of any one record.
   */
  readonly path?: string
  /**
   * Its keys work only while the focus is in this part of the page, or one of them, its own first (`data-region`): a
   * panel, a view over the list.
   */
  readonly region?: string | readonly string[]
  readonly group: CommandGroup
  /** Its heading in the palette where the group's is not it: 'Ajuda' for what tells about the console itself. */
  readonly paletteHeading?: 'Ajuda' | 'Visões'
  /**
   * What its text suggests are names that the operator has given: one of them alone means this command, and where none
   * is said the palette lists them all.
   */
  readonly byName?: true
  /** Opens the record of its id, although by `run`: its view window. With `to` this is known. */
  readonly opensRecord?: true
  /** Its id is a record of any noun: the palette lists whose it may be. */
  readonly opensAnyRecord?: true
  /** Stands with the noun's own verbs where the palette lists what can be done on this screen. */
  readonly isScreenCommand?: true
  readonly icon?: IconName
  readonly tone?: 'danger'
  readonly scope: KeyScope
  /** 'Delete', 'Shift+S', 'Mod+K', 'g p'; the spelling of commands/keys/README. The first is the one shown. */
  readonly keys?: readonly string[]
  readonly args: A
  /**
   * Arguments from the focused row (or, for ids, the selection). Without it, an id or ids argument of the list's own
   * noun takes the rows' ids. null: this row has none ('vazio').
   */
  argsFromRow?(row: Row, screen: Screen): Partial<ArgValuesOf<A>> | null
  /** true, or the sentence that says why it is off; args are those known so far. Never hides the command. */
  when?(context: CommandContext, args: Partial<ArgValuesOf<A>>): true | string
  /** The confirmation's exact text; null for no confirmation. Absent: none is asked. */
  confirm?(args: ArgValuesOf<A>, context: CommandContext): string | null | Promise<string | null>
  /** When it is asked, in words, where not always: 'se algo se perde'. */
  readonly confirmCondition?: string
  /**
   * Whether it throws away, with these arguments, what nothing brings back: asked as what destroys is, with the focus
   * on 'Cancelar'.
   */
  isDestructive?(args: ArgValuesOf<A>): boolean
  /** The word on the confirming button: 'Excluir'. */
  readonly confirmLabel?: string
  /** Shown when `run` returns no message of the server's. Absent: success says nothing. */
  readonly success?: string
  /** Shown when `run` throws without a message of the server's. */
  readonly failure?: string
  /** The specification raises no notice for this failure: it is told in place. {id} is filled in. */
  readonly inlineFailure?: string
  /** Never in the palette: hidden by the specification, or only a key's answer. */
  readonly hidden?: boolean
  /** Its keys are the field's own while one types, although they have Mod: Mod+Z. */
  readonly yieldsToFields?: true
  /** Does again, or takes back, what was done: not read in a line that says more (commands/language/README §3). */
  readonly replaysHistory?: true
  /**
   * Asked for while it is under way: 'list': it is begun all the same where the list or its filter is another one;
   * 'joins': it is run, and joins by itself what it began. Absent: it is left to what is under way.
   */
  readonly repeatMode?: 'list' | 'joins'
  /**
   * `run` begins in the same task as the press, so that it has what was on the screen then, whatever is turned to at
   * once. Only for a command without a look and without a question.
   */
  readonly runsSynchronously?: true
}

/** What an act says that only looked, or found nothing to change: 'já está ativo'. It is no step to take back. */
export class UnchangedResult {
  constructor(readonly reason: string) {}
}

/** What a way back says that found the record other than the act had left it: nothing was sent. */
export class ConflictResult extends UnchangedResult {}

/** The numbers that an act replaced, by record. */
export type PreviousValues = ReadonlyMap<number, number>

/** What an act says that put one number in the place of another, which takes it back. */
export class ReplacedResult {
  constructor(
    /** null where the platform told none: then there is no way back. */
    readonly previous: number | null,
    /** The server's message. */
    readonly message: string | undefined,
    /** Nobody knows whether it was done: how the call ended. */
    readonly unconfirmedError?: ApiError,
  ) {}
}

/** What an act brought about, to be looked at: said in one sentence, with the records behind it. */
export class DetailedResult {
  constructor(
    readonly text: string,
    readonly details: readonly LabeledValue[],
  ) {}
}

/** What a command says when it is done: the server's message, which goes before the command's own `success`. */
export type CommandResult = string | undefined | void | UnchangedResult

/** The act that takes another one back: a command by its id, with its arguments. */
export interface UndoStep {
  id: string
  args: ArgValues
  /** How it reads; made from the arguments unless told. */
  phrase?: string
}

/** What a look before an act found, for its question. */
export interface CommandPreview {
  /** What it will touch: 'Total', 'R$ 120,00'. */
  details: readonly LabeledValue[]
  /** Those that it has read, for the notice of the end. */
  records?: ReadonlyMap<number, RecordSummary>
  /** Ids that are left out, and why: 'já liberado'; of a script's steps with the phrase. */
  skip?: ReadonlyMap<number, string>
}

/** What a look has to go by. */
export interface PreviewContext {
  /** The record as the screen or the palette has it; null where neither does. */
  findRecord: (id: number) => RecordSummary | null
  context: CommandContext
  /** Ids that are left out already. */
  skip?: ReadonlyMap<number, string> | undefined
  /** The operator waits: what takes too long is given up. */
  signal: AbortSignal
}

/** Of a verb of two states (`toggle.ts`): the name of the argument that says which of them is wanted. */
export const TOGGLE_ARG = 'on'

/** A verb with all that is said about it; what it does is one of `to`, `run` and `each`. */
export interface Command<A extends Args = Args> extends CommandBase<A> {
  /** Phrases with slots, the canonical one first: 'excluir produto {ids}'. Verbs and nouns stand for their classes. */
  readonly phrases: readonly string[]
  /** Of a verb of two states (`toggle.ts`): which of them each phrase says, and which is now. */
  readonly phraseStates?: readonly (boolean | undefined)[]
  isOn?(context: CommandContext, args: Partial<ArgValuesOf<A>>): boolean
  /** Where it goes, for a command that only navigates: a link on every surface, a new tab with Mod+Enter. */
  to?(args: ArgValuesOf<A>): RouteLocation
  /** Runs once. */
  run?(
    args: ArgValuesOf<A>,
    context: CommandContext,
  ): Promise<CommandResult | DetailedResult | ReplacedResult> | CommandResult | DetailedResult | ReplacedResult
  /** Runs once for each of `args.ids`, one after the other; the runner keeps count, pauses and reports. */
  runEach?(id: number, args: ArgValuesOf<A>, context: CommandContext): Promise<CommandResult | ReplacedResult>
  /**
   * Looks at what the act will touch, before it is asked about. Where it rejects, the question says that it could not
   * be seen, and asks all the same.
   */
  preview?(args: ArgValuesOf<A>, look: PreviewContext): Promise<CommandPreview> | CommandPreview
  /** What one of its ids is called, where they are no records of a noun: the phrase of a script's step. */
  itemLabel?(id: number, args: ArgValuesOf<A>): string | null
  /**
   * The record that one of its ids is about, where they are no records of a noun: that of a script's step, and the
   * step's own command.
   */
  itemRecord?(id: number, args: ArgValuesOf<A>): { resource: Resource; id: number; command: AnyCommand } | null
  /** What the act is called in the history, where its arguments alone do not say it. */
  historyLabel?(args: ArgValuesOf<A>): string | null
  /** 'já ativo' where the act would change nothing on this record; null where it would. */
  readonly unchangedReason?: (record: RecordSummary) => string | null
  /**
   * What takes the act back, where the platform permits; the ids are those on which it changed something, or of which
   * nobody knows (`unknown`), `was` the numbers that it said to have replaced.
   */
  undo?(args: ArgValuesOf<A>, previousValues: PreviousValues, unknown?: readonly number[]): UndoStep | null
  /** True where something of what these arguments do comes back by `undo`; absent: it always does. */
  isUndoable?(args: ArgValuesOf<A>): boolean
  /**
   * The arguments that do it again, after it was taken back by these others on the ids `taken`. Absent: its own, on
   * those ids.
   */
  redoArgs?(args: ArgValuesOf<A>, back: Readonly<Record<string, unknown>>, taken: readonly number[]): ArgValuesOf<A>
  /** Whether the record is still as the act left it. Absent: the way back looks at the record itself. */
  isUnmodified?(args: ArgValuesOf<A>): Promise<boolean>
  /** As a way back it is asked about even where it is one act: its question names what does not come back. */
  confirmsAsUndo?(args: ArgValuesOf<A>): boolean
}

/** The phrases where each slot is an argument; else the sentence that says which is not. */
export type CheckedPhrases<P extends readonly string[], A extends Args> = {
  [I in keyof P]: PathParams<P[I]> extends keyof A ? P[I] : `${PathParams<P[I]>} is not in args`
}

/** Any command, where its arguments do not matter: registry, palette, keys. */
export type AnyCommand = Command

/** True where the command's keys are those of this part of the page; of none, where neither names one. */
export const isInRegion = ({ region }: Pick<AnyCommand, 'region'>, part: string | undefined): boolean =>
  [region].flat().includes(part)

/** Describes one verb; a slot in a phrase that `args` lacks does not compile. */
export function defineCommand<const P extends readonly string[], const A extends Args = Record<never, never>>(
  command: Omit<Command<A>, 'phrases' | 'args'> & { phrases: P & CheckedPhrases<P, A>; args?: A },
): Command<A> {
  return { ...command, args: (command.args ?? {}) as A }
}
