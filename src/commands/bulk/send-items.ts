/** Sends the items of a bulk run one after the other, with progress in a notice and each state in the journal. */
import { flushInvalidations } from '#api/cache/query.ts'
import { ApiError } from '#api/errors.ts'
import { onSessionLost } from '#api/session/session-exit.ts'
import { type CommandContext, ConflictResult, UnchangedResult } from '#commands/define.ts'
import { getNounForm, getTitleVerb, toGerund } from '#commands/language/words/inflection.ts'
import { lockUntilSettled, ownsLock } from '#lib/storage/tab-lock.ts'
import { notifyProgress } from '#ui/notices/notify.tsx'
import type { BulkJob } from './bulk-job.ts'
import { getFailureText, isSessionEnded } from './failure-text.ts'
import { getRunLockName, writeToJournal } from './journal.ts'
import { createProgressCounter } from './progress.ts'
import { type BulkRun, countItems, type ItemOutcome, startBulkQueue } from './queue.ts'
import { formatConflict } from './report-text.ts'
import { setCurrentRun } from './run-store.ts'
import { createRunWaits, type RunWaits } from './run-waits.ts'

/** A run of which nothing more is sent. */
interface SentRun {
  endedRun: BulkRun
  /** Another tab considered this one dead, and continues the rest. */
  isTakenOver: boolean
}

/** Sends the waiting items; resolves when nothing more is sent. */
export async function sendItems(job: BulkJob, run: BulkRun, context: CommandContext): Promise<SentRun> {
  const total = run.items.length - countItems(run, 'skipped')
  const countFinished = createProgressCounter(run)
  const lock = getRunLockName(run.key)
  let isTakenOver = false
  const progress = notifyProgress({
    title: `${toGerund(getTitleVerb(job))} ${getNounForm(total, job.resource)}`,
    total,
    onPause: (paused) => (paused ? queue.pause() : queue.resume()),
    onStop: stop,
  })
  const waits = createRunWaits(progress.setWaitReason)
  setCurrentRun(job, run)
  const queue = startBulkQueue({
    run,
    runItem: (id) => sendItem(job, id, context, waits),
    async waitUntilOnline() {
      await waits.untilOnline()
      if (ownsLock(lock)) return
      isTakenOver = true
      stop()
    },
    onChange(currentRun, changed) {
      setCurrentRun(job, currentRun)
      if (changed !== null) writeToJournal(currentRun, changed)
      progress.update(countFinished(currentRun, changed))
      progress.setPaused(currentRun.isPaused)
      if (currentRun.isPaused) flushInvalidations()
    },
  })
  function stop() {
    queue.stop()
    waits.interrupt()
  }
  const stopListening = onSessionLost(stop)
  lockUntilSettled(lock, queue.done)
  const endedRun = await queue.done
  stopListening()
  waits.close()
  progress.close()
  return { endedRun, isTakenOver }
}

/** Sends one item; after a failure, resolves when the next one may be sent. This one is not sent again (case F7). */
async function sendItem(job: BulkJob, id: number, context: CommandContext, waits: RunWaits): Promise<ItemOutcome> {
  let was: number | undefined
  try {
    const result = await job.send(id, context, (previous) => (was = previous))
    return result instanceof UnchangedResult
      ? { ok: true, message: getUnchangedText(job, result), isUnchanged: true }
      : { ok: true, message: result || null, was }
  } catch (error) {
    const failed = error instanceof ApiError ? error : null
    if (failed) await waits.afterFailure(failed)
    return {
      ok: false,
      message: getFailureText(job, error),
      shouldStop: isSessionEnded(error),
      isUncertain: failed?.isUncertain ?? false,
      was,
    }
  }
}

/** Why nothing was changed; for an undo, that the record was changed meanwhile. */
function getUnchangedText(job: BulkJob, result: UnchangedResult): string {
  if (result instanceof ConflictResult) return formatConflict(job.resource, result.reason)
  return job.replay?.isFirstAttempt() ? formatConflict(job.resource, '') : result.reason
}
