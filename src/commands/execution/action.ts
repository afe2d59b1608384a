/**
 * What is known about an action after each stage of `performCommand`. A stage takes one of these types and returns the
 * next one, or null if the action ends there; the stage has then told the operator why.
 */
import type { ArgValues } from '#commands/args.ts'
import type { HistoryReplay } from '#commands/bulk/bulk-job.ts'
import type { FindRecord } from '#commands/bulk/describe-records.ts'
import type { RunResult } from '#commands/bulk/finish-run.ts'
import type { BulkRun } from '#commands/bulk/queue.ts'
import type { CommandSource, HistoryRef } from '#commands/command-requests.ts'
import type {
  AnyCommand,
  CommandContext,
  CommandResult,
  DetailedResult,
  PreviousValues,
  ReplacedResult,
} from '#commands/define.ts'
import type { RecordSummary } from '#commands/resource.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'

/** What is known about an action before it runs, besides its arguments. */
export interface PerformOptions {
  /** Ids that are not sent, with the reason, as found before the action ('não existe', 'já Ativo'). */
  skip?: ReadonlyMap<number, string>
  /** Ids among the skipped ones that an earlier run may have done: they are reported as unknown to the end. */
  unconfirmedIds?: readonly number[]
  /** A further sentence about the records for the confirmation. */
  note?: string
  /** Records that were read before the action. */
  records?: ReadonlyMap<number, RecordSummary>
  /** The line as it was understood; formatted from the arguments by default. */
  phrase?: string | undefined
  /**
   * Undoes or redoes another action: not asked about for one record that is fully restored, and no undo step of its
   * own.
   */
  replay?: HistoryReplay
  /** The interrupted run whose rest the action continues. */
  replacedRun?: BulkRun | undefined
  /** False: the palette asks for missing arguments even if rows could supply them. */
  usesTargetRows?: boolean
}

/** A command that is requested, with the arguments known so far. */
export interface ActionRequest {
  command: AnyCommand
  args: ArgValues
  source: CommandSource
  options: PerformOptions
}

/** A request whose arguments are completed from the screen. */
export interface ResolvedAction extends ActionRequest {
  /** The screen at the time of the request. */
  context: CommandContext
  /** Names of the arguments to ask for, in order. */
  missingArgs: readonly string[]
}

/** An action that can run: all its arguments are known, and the command is not disabled. */
export interface AvailableAction extends ActionRequest {
  context: CommandContext
  /** The ids that the arguments name. */
  requestedIds: readonly number[]
}

/** An action of which is known what it will affect; its arguments name the remaining ids only. */
export interface PreviewedAction extends AvailableAction {
  /** The requested ids that remain. */
  ids: readonly number[]
  /** Why the other ids are skipped. */
  skip: ReadonlyMap<number, string>
  /** Facts for the confirmation. */
  details: readonly LabeledValue[]
  /** Finds a record that palette, screen or selection know. */
  findRecord: FindRecord
  /** Finds a record also among those that the preview has read. */
  findPreviewedRecord: FindRecord
}

/** How an action ended. */
export type ActionOutcome =
  | { kind: 'navigated' }
  | ({ kind: 'succeeded'; result: CommandResult | DetailedResult | ReplacedResult } & SingleOutcome)
  | ({ kind: 'failed'; error: unknown } & SingleOutcome)
  | { kind: 'bulk'; end: RunResult }

/** What is known after an action on one record, or on none. */
export interface SingleOutcome {
  /** Describes the record for the notice, as it was before the action. */
  about: string
  /** The numbers that the action replaced. */
  previousValues: PreviousValues
}

/** An action that has run, whatever the outcome. */
export interface ExecutedAction extends PreviewedAction {
  outcome: ActionOutcome
  /** Refers to the entry that the history will store, for the notice; null for an undo or a redo. */
  historyRef: HistoryRef | null
}

/** An action whose outcome the operator was told, as the history stores it. */
export interface ReportedAction extends ExecutedAction {
  isOk: boolean
  /** The message at the end; '' for none. */
  message: string
  /** The ids that the action changed. */
  changed: readonly number[]
  /** The ids for which it is not known whether the action was done. */
  unconfirmedIds: readonly number[]
  /** It is not known for all of its records whether the action was done. */
  isUncertain: boolean
  previousValues: PreviousValues
}
