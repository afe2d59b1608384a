/** What is done over many items, one after the other: a command on its records, or a script on its steps. */
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
import type { RecordSummaries } from './describe-records.ts'
import type { BulkRun } from './queue.ts'
import { queryClient, markStale } from '#api/cache/query.ts'
import { isNotFound } from '#api/errors.ts'

/** Takes an act of the history back, or does it again (commands/execution/README §1). */
export interface HistoryReplay {
  readonly verb: 'desfazer' | 'refazer'
  /** The moment under which the act stands in the history, ms. */
  readonly timestampMs: number
  /** How it stands there. */
  readonly phrase: string
  /** False after a try that failed: what is found as wished then may be its doing, and nobody else's. */
  isFirstAttempt(): boolean
  /** Told how each try ended, and on which ids it changed something. */
  onAttemptEnd(ok: boolean, changed: readonly number[]): void
}

/** How its notices and its report tell of it; a command tells of itself. */
export interface JobDescription {
  readonly id: string
  /** Its first word is the verb: 'Excluir produto'. */
  readonly title: string
  /** What its items are; steps of a script are of no noun. */
  readonly resource?: Resource | undefined
  readonly failure?: string | undefined
  readonly replay?: HistoryReplay | undefined
}

/** An act over several records or steps: how each is done, and how it is told. */
export interface BulkJob extends JobDescription {
  /** What the journal keeps of it. */
  readonly args: ArgValues
  /** Does it once, on this record or step; `note` is told the number that it put another in the place of. */
  send(id: number, context: CommandContext, note: (was: number) => void): Promise<CommandResult>
  /** Its records as they were before it, for the notice of its end. */
  readonly known?: RecordSummaries
  /** The platform has a way to take it back. */
  readonly isUndoable: boolean
  /** Does what failed or was not sent once more. */
  retry?(ended: BulkRun): void
  /** Looks at the records of which nobody knows whether it was done; resolves to the run with what that tells. */
  verifyOutcome?(ended: BulkRun): Promise<BulkRun>
}

/**
 * What the act says. Of a record that is gone its list is read again, also where the act has only read it: its row goes,
 * as after a write that was refused (case O2).
 */
async function invalidateIfGone<Result>(command: AnyCommand, acted: Promise<Result> | Result): Promise<Result> {
  try {
    return await acted
  } catch (error) {
    // Where its part of the console does not come, the failure is told all the same.
    if (isNotFound(error) && command.resource) await refetchList(command.resource).catch(() => undefined)
    throw error
  }
}

async function refetchList({ list, search, record }: Resource): Promise<void> {
  const endpoint = await (list ?? search?.list ?? record)?.()
  // After a write it is on its way already.
  if (!endpoint || queryClient.isFetching({ queryKey: [endpoint.id] }) > 0) return
  markStale([endpoint.id.replace(/[^.]*$/, '')])
}

/** A command with these arguments, on each record that it is given. */
export const createBulkJob = (command: AnyCommand, args: ArgValues, again?: HistoryReplay): BulkJob => ({
  id: command.id,
  title: again ? capitalize(again.verb) : command.title,
  replay: again,
  resource: command.resource,
  failure: command.failure,
  args,
  async send(id, context, note) {
    const said = await executeCommand(command, args, id, context, note)
    return said instanceof DetailedResult ? said.text : said instanceof ReplacedResult ? said.message : said
  },
  isUndoable: command.undo !== undefined && (command.isUndoable?.(args) ?? true),
})

/**
 * Does the command once, on this record where it has one; what it says. `note`: told the number that it put another in
 * the place of. Throws what it throws, and how a call ended of which nobody knows whether it was done.
 */
export async function executeCommand(
  command: AnyCommand,
  args: ArgValues,
  record: number | undefined,
  context: CommandContext,
  recordPrevious: (was: number) => void,
): Promise<CommandResult | DetailedResult | ReplacedResult> {
  const said = await invalidateIfGone(
    command,
    command.runEach && record !== undefined ? command.runEach(record, args, context) : command.run?.(args, context),
  )
  if (said instanceof ReplacedResult) {
    if (said.previous !== null) recordPrevious(said.previous)
    if (said.unconfirmedError) throw said.unconfirmedError
  }
  return said
}
