/** A bulk job: one command over many records, or the steps of a script, one at a time. */
import {
  type AnyCommand,
  DetailedResult,
  type CommandContext,
  ReplacedResult,
  type CommandResult,
} from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { ArgValues } from '#commands/args.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { executeCommand } from '#commands/execute-command.ts'
import type { FindRecord } from './describe-records.ts'
import type { BulkRun } from './queue.ts'

/** The undo or redo of an action in the history (commands/execution/README §1). */
export interface HistoryReplay {
  readonly verb: 'desfazer' | 'refazer'
  /** The action's timestamp in the history, in ms. */
  readonly timestampMs: number
  /** The action's phrase in the history. */
  readonly phrase: string
  /** False after a failed attempt: a record that already has the wanted state may then have it from that attempt. */
  isFirstAttempt(): boolean
  /** Called with the end of each attempt, and with the ids that it changed. */
  onAttemptEnd(ok: boolean, changed: readonly number[]): void
}

/** How notices and report name the job; a command describes itself. */
export interface JobDescription {
  readonly id: string
  /** The first word is the verb: 'Excluir produto'. */
  readonly title: string
  /** The resource of its items; steps of a script have none. */
  readonly resource?: Resource | undefined
  readonly failure?: string | undefined
  readonly replay?: HistoryReplay | undefined
}

/** A command over several records or steps: how each one runs, and how the job is named. */
export interface BulkJob extends JobDescription {
  /** The arguments that the journal stores. */
  readonly args: ArgValues
  /** Runs the command once, on this record or step; calls `note` with the number that it replaced. */
  send(id: number, context: CommandContext, note: (was: number) => void): Promise<CommandResult>
  /** The records as they were before the run, for the notice at its end. */
  readonly findRecord?: FindRecord
  /** The interrupted run whose rest this job continues; it is no longer offered once the job has begun. */
  readonly replacedRun?: BulkRun | undefined
  /** The platform offers a way to undo it. */
  readonly isUndoable: boolean
  /** Runs the failed and unsent items again. */
  retry?(ended: BulkRun): void
  /** Checks the items for which it is not known whether they were done; resolves with the updated run. */
  verifyOutcome?(ended: BulkRun): Promise<BulkRun>
}

/** The bulk job of a command with these arguments; `send` runs it on one record. */
export const createBulkJob = (command: AnyCommand, args: ArgValues, replay?: HistoryReplay): BulkJob => ({
  id: command.id,
  title: replay ? capitalize(replay.verb) : command.title,
  replay,
  resource: command.resource,
  failure: command.failure,
  args,
  async send(id, context, note) {
    const result = await executeCommand(command, args, id, context, note)
    return result instanceof DetailedResult ? result.text : result instanceof ReplacedResult ? result.message : result
  },
  isUndoable: command.undo !== undefined && (command.isUndoable?.(args) ?? true),
})
