/**
 * Performs a command for every surface, stage by stage (commands/README §2). Each stage is a file of this folder;
 * `action.ts` has the types between them.
 */
import { flushInvalidations } from '#api/cache/query.ts'
import type { ArgValues } from '#commands/args.ts'
import type { CommandSource } from '#commands/command-requests.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { AvailableAction, PerformOptions } from './action.ts'
import { checkAvailability, checkSingleBulkRun, markAsRunning } from './check-availability.ts'
import { confirmAction, needsQuestion } from './confirm-action.ts'
import { executeAction } from './execute-action.ts'
import { countPointerUse } from './hints.ts'
import { needsPreview, previewAction, skipPreview } from './preview-action.ts'
import { storeForUndo } from './store-for-undo.ts'
import { storeRecentRecords } from './store-recent-records.ts'
import { reportOutcome } from './report-outcome.ts'
import { resolveArguments } from './resolve-arguments.ts'
import { countUsage } from './usage.ts'

/**
 * Performs a command with the known arguments. Returns true if it was performed, whatever the outcome; a navigation
 * counts too.
 */
export async function performCommand(
  command: AnyCommand,
  args: ArgValues,
  source: CommandSource,
  options: PerformOptions = {},
): Promise<boolean> {
  const resolved = resolveArguments({ command, args, source, options })
  const available = resolved && checkAvailability(resolved)
  const finish = available && markAsRunning(available)
  if (!available || !finish) return false
  try {
    return await performAvailable(available)
  } finally {
    finish()
    // Changes made during a bulk run become visible at once.
    flushInvalidations()
  }
}

/** The stages after the checks. Nothing is awaited before a command that runs at once (`runsSynchronously`). */
async function performAvailable(available: AvailableAction): Promise<boolean> {
  countUse(available)
  const admitted = checkSingleBulkRun(available)
  const previewed = admitted && (needsPreview(admitted) ? await previewAction(admitted) : skipPreview(admitted))
  if (!previewed) return false
  const isConfirmed = !needsQuestion(previewed) || (await confirmAction(previewed))
  if (!isConfirmed) return false
  const executed = await executeAction(previewed)
  const reported = reportOutcome(executed)
  if (!reported) return false
  storeForUndo(reported)
  storeRecentRecords(reported)
  return true
}

/** Counts the use, for the palette's order and for the tip that teaches the key. */
function countUse({ command, source }: AvailableAction): void {
  countUsage(command.id)
  if (source === 'ponteiro') countPointerUse(command)
}
