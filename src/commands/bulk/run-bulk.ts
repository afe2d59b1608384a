/** A bulk run as the operator sees it: progress, journal, the browser's question before leaving, the end. */
import { ApiError } from '#api/errors.ts'
import { deferInvalidations, flushInvalidations, getRetryDelayMs } from '#api/cache/query.ts'
import { confirmBeforeUnload, isExiting, onSessionLost } from '#api/session/session-exit.ts'
import { notify, notifyProgress } from '#ui/notices/notify.tsx'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import { type CommandContext, ConflictResult, UnchangedResult } from '#commands/define.ts'
import { ownsLock, lockUntilSettled } from '#lib/storage/tab-lock.ts'
import { discardJournal, getRunKey, recordInJournal, startJournal, getRunLockName, writeJournal } from './journal.ts'
import { getFailureText, isSessionEnded } from './failure-text.ts'
import { createProgressCounter } from './progress.ts'
import {
  type BulkItem,
  UNFINISHED_STATUSES,
  type ItemOutcome,
  type BulkRun,
  countItems,
  startBulkQueue,
} from './queue.ts'
import { formatConflict } from './report-text.ts'
import { finishRun, type RunResult } from './finish-run.ts'
import { getCurrentRun, setCurrentRun } from './run-store.ts'
import type { HistoryRef } from '#commands/command-requests.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { getScreen } from '#commands/screen.ts'
import type { BulkJob } from './bulk-job.ts'
import { toActionNoun, toGerund, getNounForm, getTitleVerb } from '#commands/language/words/inflection.ts'

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
    { ...ended, items, isStopped: false, startedAt: Date.now(), endedAt: null },
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
  const total = run.items.length - countItems(run, 'skipped')
  const start = { startPath: getScreen().path, startedAtMs: performance.now(), historyRef }

  async function runItem(id: number): Promise<ItemOutcome> {
    let was: number | undefined
    try {
      const result = await job.send(id, context, (previous) => (was = previous))
      if (!(result instanceof UnchangedResult)) return { ok: true, message: result || null, was }
      const conflict = result instanceof ConflictResult ? result.reason : job.replay?.isFirstAttempt() ? '' : null
      return {
        ok: true,
        message: conflict === null ? result.reason : formatConflict(job.resource, conflict),
        isUnchanged: true,
      }
    } catch (error) {
      const failed = error instanceof ApiError ? error : null
      // The browser aborts requests before the tab is gone: it is not known whether the record was done, and nothing
      // more is to be sent. If the operator stays after all, the run continues a little later.
      if (isUnloadPending && failed?.kind === 'network') {
        await wait(UNLOAD_TIMEOUT_MS)
        isUnloadPending = false
      }
      // If the platform asks for time, the next record waits; this one is not sent again (case F7).
      if (failed?.retryAfterSeconds && !queue.getRun().isStopped) {
        const ms = getRetryDelayMs(0, failed)
        progress.setWaitReason(`a plataforma pede ${Math.ceil(ms / 1000)} s de espera`)
        await wait(ms)
        progress.setWaitReason('')
      }
      return {
        ok: false,
        message: getFailureText(job, error),
        shouldStop: isSessionEnded(error),
        isUncertain: failed?.isUncertain ?? false,
        was,
      }
    }
  }

  const countFinished = createProgressCounter(run)
  const lock = getRunLockName(getRunKey(run))
  /** Another tab considered this one dead, and continues the rest. */
  let isTakenOver = false
  startJournal(run)
  // A step of a script may read what the previous step changed; a record of a command's run is read by no other.
  if (job.resource) deferInvalidations()
  const queue = startBulkQueue({
    run,
    runItem,
    async waitUntilOnline() {
      if (!navigator.onLine) {
        progress.setWaitReason('sem conexão')
        await whenOnline()
        progress.setWaitReason('')
      }
      if (ownsLock(lock)) return
      isTakenOver = true
      stop()
    },
    onChange(currentRun, changed) {
      setCurrentRun(job, currentRun)
      if (changed !== null) recordInJournal(currentRun, changed)
      progress.update(countFinished(currentRun, changed))
      progress.setPaused(currentRun.isPaused)
      if (currentRun.isPaused) flushInvalidations()
    },
  })
  function stop() {
    queue.stop()
    endWait()
  }
  const progress = notifyProgress({
    title: `${toGerund(getTitleVerb(job))} ${getNounForm(total, job.resource)}`,
    total,
    onPause: (paused) => (paused ? queue.pause() : queue.resume()),
    onStop: stop,
  })
  setCurrentRun(job, run)
  isUnloadPending = false
  const stopAsking = confirmBeforeUnload(() => (isUnloadPending = true))
  const stopListening = onSessionLost(stop)
  lockUntilSettled(lock, queue.done)
  const endedRun = await queue.done
  flushInvalidations(true)
  stopListening()
  stopAsking()
  progress.close()
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

/** Ends the current wait: a stopped run waits for nothing. */
let endWait = () => {}
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    endWait = resolve
    setTimeout(resolve, ms)
  })

/** Resolves when the browser reports that it is online again. */
const whenOnline = () =>
  new Promise<void>((resolve) => {
    endWait = resolve
    addEventListener('online', () => resolve(), { once: true })
  })

/** In ms: how long a tab may take to close after the browser has asked. */
const UNLOAD_TIMEOUT_MS = 10_000
/** The browser has asked whether to leave the tab; the page does not learn the operator's decision. */
let isUnloadPending = false
