/** Stage 5 of an action: navigates, runs the command once, or runs it on many records. */
import { type BulkJob, createBulkJob } from '#commands/bulk/bulk-job.ts'
import { describeRecordForNotice } from '#commands/bulk/describe-records.ts'
import { retryFailures, runBulk } from '#commands/bulk/run-bulk.ts'
import { findIdArg } from '#commands/command-args.ts'
import type { HistoryRef } from '#commands/command-requests.ts'
import { executeCommand } from '#commands/execute-command.ts'
import type { ActionOutcome, ExecutedAction, PreviewedAction } from './action.ts'
import { storeForUndo } from './store-for-undo.ts'
import { reportOutcome } from './report-outcome.ts'
import { verifyRunOutcome } from './verify-outcome.ts'

/** Does what the command does. A failure is an outcome too. */
export async function executeAction(action: PreviewedAction): Promise<ExecutedAction> {
  const { command, args, requestedIds, context } = action
  const historyRef = createHistoryRef(action)
  if (command.to) {
    context.navigate(command.to(args))
    return { ...action, historyRef, outcome: { kind: 'navigated' } }
  }
  const isBulkRun = command.runEach !== undefined && requestedIds.length > 1
  return isBulkRun ? executeInBulk(action, historyRef) : { ...action, historyRef, outcome: await executeOnce(action) }
}

const createHistoryRef = ({ options }: PreviewedAction): HistoryRef | null =>
  options.replay ? null : { timestampMs: null }

/** Runs the command on one record, or on none. */
async function executeOnce(action: PreviewedAction): Promise<ActionOutcome> {
  const { command, args, ids, context, findPreviewedRecord } = action
  const [first] = ids
  const previousValues = new Map<number, number>()
  // Read now, because the row of a deleted record disappears.
  const resource = command.args[findIdArg(command) ?? '']?.resource ?? command.resource
  const about = resource && first !== undefined ? describeRecordForNotice(resource, first, findPreviewedRecord) : ''
  try {
    const result = await executeCommand(command, args, first, context, (previousValue) =>
      previousValues.set(first ?? 0, previousValue),
    )
    return { kind: 'succeeded', result, about, previousValues }
  } catch (error) {
    return { kind: 'failed', error, about, previousValues }
  }
}

/** Runs the command on one record after the other, with progress and a report. */
async function executeInBulk(action: PreviewedAction, historyRef: HistoryRef | null): Promise<ExecutedAction> {
  const { command, args, requestedIds, skip, context, options, findPreviewedRecord } = action
  const targets = requestedIds.map((id) => ({
    id,
    // The items of a script are its steps.
    name: (command.resource && findPreviewedRecord(id)?.name) || command.itemLabel?.(id, args) || null,
    skipReason: skip.get(id)?.replace(`#${id} `, '') ?? null,
    isUnknown: options.unconfirmedIds?.includes(id) ?? false,
  }))
  const end = await runBulk(createJob(action), targets, context, historyRef)
  return { ...action, historyRef, outcome: { kind: 'bulk', end } }
}

function createJob(action: PreviewedAction): BulkJob {
  const { command, args, requestedIds, options, findPreviewedRecord } = action
  // Read now, because the rows of deleted records disappear.
  const before = new Map(requestedIds.map((id) => [id, findPreviewedRecord(id)]))
  const job: BulkJob = {
    ...createBulkJob(command, args, options.replay),
    findRecord: (id) => before.get(id) ?? null,
    replacedRun: options.replacedRun,
    // A retry is an action of its own in the history.
    async retry(run) {
      const historyRef = createHistoryRef(action)
      const end = await retryFailures(job, run, historyRef)
      const reported = reportOutcome({
        ...action,
        args: { ...args, [findIdArg(command) ?? 'ids']: end.ids },
        options: { ...options, phrase: undefined },
        historyRef,
        outcome: { kind: 'bulk', end },
      })
      if (reported) storeForUndo(reported)
    },
    verifyOutcome: (run) => verifyRunOutcome(command, args, run),
  }
  return job
}
