/** Runs a command once: the last step of an action on one record or none, and of each item of a bulk run. */
import { invalidateOrDefer, queryClient } from '#api/cache/query.ts'
import { isNotFound } from '#api/errors.ts'
import type { ArgValues } from './args.ts'
import {
  type AnyCommand,
  type CommandContext,
  type CommandResult,
  type DetailedResult,
  ReplacedResult,
} from './define.ts'
import type { Resource } from './resource.ts'

/**
 * The command's result. If the record is gone, the list is refetched, even if the command only read it: the row
 * disappears, as after a refused write (case O2).
 */
async function invalidateIfGone<Result>(command: AnyCommand, action: Promise<Result> | Result): Promise<Result> {
  try {
    return await action
  } catch (error) {
    // If the chunk of the list's endpoint does not load, the failure is reported all the same.
    if (isNotFound(error) && command.resource) await refetchList(command.resource).catch(() => undefined)
    throw error
  }
}

async function refetchList({ list, search, record }: Resource): Promise<void> {
  const endpoint = await (list ?? search?.list ?? record)?.()
  // After a write the list is already being fetched.
  if (!endpoint || queryClient.isFetching({ queryKey: [endpoint.id] }) > 0) return
  invalidateOrDefer([endpoint.id.replace(/[^.]*$/, '')])
}

/**
 * Runs the command once, on this record if it has one, and returns its result. Calls `onReplaced` with the number
 * that was replaced. Throws what the command throws, and the call's error if it is not known whether the write was
 * done.
 */
export async function executeCommand(
  command: AnyCommand,
  args: ArgValues,
  record: number | undefined,
  context: CommandContext,
  onReplaced: (was: number) => void,
): Promise<CommandResult | DetailedResult | ReplacedResult> {
  const result = await invalidateIfGone(
    command,
    command.runEach && record !== undefined ? command.runEach(record, args, context) : command.run?.(args, context),
  )
  if (result instanceof ReplacedResult) {
    if (result.previous !== null) onReplaced(result.previous)
    if (result.unconfirmedError) throw result.unconfirmedError
  }
  return result
}
