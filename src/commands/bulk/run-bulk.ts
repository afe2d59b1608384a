/** A bulk run from its first record to the notice at its end, and the retry of what failed. */
import { deferInvalidations, flushInvalidations } from '#api/cache/query.ts'
import { isExiting } from '#api/session/session-exit.ts'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import type { HistoryRef } from '#commands/command-requests.ts'
import type { CommandContext } from '#commands/define.ts'
import { getTitleVerb, toActionNoun } from '#commands/language/words/inflection.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { getScreen } from '#commands/screen.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { notify } from '#ui/notices/notify.tsx'
import type { BulkJob } from './bulk-job.ts'
import { finishRun, type RunResult } from './finish-run.ts'
import { discardJournal, startJournal, writeJournal } from './journal.ts'
import { type BulkItem, type BulkRun, countItems, UNFINISHED_STATUSES } from './queue.ts'
import { getCurrentRun } from './run-store.ts'
import { sendItems } from './send-items.ts'

interface BulkTarget {
  id: number
  name: string | null
  /** Why the item is skipped; null if it is not. */
  skipReason: string | null
  /**
   * An earlier run sent the item, and nobody knows whether it was done: it is not sent again, and counts as unknown.
   */
  isUnknown?: boolean
}

registerUnsavedWork(() => {
  const current = getCurrentRun()
  if (!current || current.run.endedAt !== null) return null
  // When the session is lost, the record being sent is refused with the rest; a sign-out lets it finish.
  const count = countItems(current.run, 'waiting', ...(isExiting() ? (['running'] as const) : []))
  if (count === 0) return null
  return `${count} ${toActionNoun(getTitleVerb(current.job), count)} que ${count === 1 ? 'falta' : 'faltam'}`
})

/** Starts a new run over these items; resolves at its end with the result. The notice offers to undo `historyRef`. */
export function runBulk(
  job: BulkJob,
  targets: readonly BulkTarget[],
  context: CommandContext,
  historyRef: HistoryRef | null,
) {
  const items = targets.map<BulkItem>(({ id, name, skipReason, isUnknown }) => ({
    id,
    name,
    state: isUnknown ? 'unknown' : skipReason ? 'skipped' : 'waiting',
    message: isUnknown ? null : skipReason,
  }))
  const run: BulkRun = {
    key: createUniqueKey(),
    commandId: job.id,
    args: { ...job.args },
    items,
    again: job.replay && { at: job.replay.timestampMs, verb: job.replay.verb },
    isPaused: false,
    isStopped: false,
    startedAt: Date.now(),
    endedAt: null,
  }
  return continueRun(job, run, context, historyRef)
}

/** Runs only the failed, unknown and unsent items again ('Tentar novamente'). */
export function retryFailures(job: BulkJob, ended: BulkRun, historyRef: HistoryRef | null) {
  const resetItem = (item: BulkItem): BulkItem =>
    UNFINISHED_STATUSES.some((state) => state === item.state) ? { ...item, state: 'waiting', message: null } : item
  const items = ended.items.filter((item) => item.state !== 'done' && item.state !== 'skipped').map(resetItem)
  return continueRun(
    job,
    { ...ended, key: createUniqueKey(), items, isStopped: false, startedAt: Date.now(), endedAt: null },
    getCommandContext(),
    historyRef,
  )
}

/** Sends the waiting items of this run, and notifies of the end. */
async function continueRun(
  job: BulkJob,
  run: BulkRun,
  context: CommandContext,
  historyRef: HistoryRef | null,
): Promise<RunResult> {
  const start = { startPath: getScreen().path, startedAtMs: performance.now(), historyRef }
  startJournal(run, job.replacedRun)
  // A step of a script may read what the previous step changed; a record of a command's run is read by no other.
  if (job.resource) deferInvalidations()
  const { endedRun, isTakenOver } = await sendItems(job, run, context)
  flushInvalidations(true)
  if (isTakenOver) return reportTakenOver()
  // After a lost session the journal is kept, so that the rest is offered to its owner after the next login (case D8).
  if (isExiting()) writeJournal({ ...endedRun, told: true })
  else discardJournal(run)
  return finishRun(job, run, endedRun, start)
}

/** The other tab reports what was done, and continues the rest. */
function reportTakenOver(): RunResult {
  const text = 'A execução continua em outra aba'
  notify('warning', text)
  return { isOk: false, text, ids: [], changed: [], unknown: [], conflicting: [], previousValues: new Map() }
}
