/** A run over several records as the operator sees it: progress, journal, the question before leaving, the end. */
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
import type { HistoryRef } from '#commands/dispatcher.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { getScreen } from '#commands/screen.ts'
import type { BulkJob } from './bulk-job.ts'
import { toActionNoun, toGerund, getNounForm, getTitleVerb } from '#commands/language/words/inflection.ts'

interface BulkTarget {
  id: number
  name: string | null
  /** Why it is left out; null where it is not. */
  skipReason: string | null
  /** An earlier run sent it, and nobody knows whether it was done: it is not sent again, and counted so. */
  isUnknown?: boolean
}

registerUnsavedWork(() => {
  const current = getCurrentRun()
  if (!current || current.run.endedAt !== null) return null
  // As the session is lost, the record on its way is refused with the rest; a sign-out lets it be done.
  const count = countItems(current.run, 'waiting', ...(isExiting() ? (['running'] as const) : []))
  if (count === 0) return null
  return `${count} ${toActionNoun(getTitleVerb(current.job), count)} que ${count === 1 ? 'falta' : 'faltam'}`
})

/**
 * Starts a new run over these items; resolves at its end with what was told. `step`: its notice offers the way back.
 */
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

/** Only the failed and unsent ones once more ('Tentar novamente'). */
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

/** Sends what waits in this run, and tells the end. */
async function continueRun(
  job: BulkJob,
  run: BulkRun,
  context: CommandContext,
  historyRef: HistoryRef | null,
): Promise<RunResult> {
  const total = run.items.length - countItems(run, 'skipped')
  const start = { startPath: getScreen().path, startedAtMs: performance.now(), historyRef }

  async function act(id: number): Promise<ItemOutcome> {
    let was: number | undefined
    try {
      const said = await job.send(id, context, (before) => (was = before))
      if (!(said instanceof UnchangedResult)) return { ok: true, message: said || null, was }
      const found = said instanceof ConflictResult ? said.reason : job.replay?.isFirstAttempt() ? '' : null
      return {
        ok: true,
        message: found === null ? said.reason : formatConflict(job.resource, found),
        isUnchanged: true,
      }
    } catch (error) {
      const failed = error instanceof ApiError ? error : null
      // The browser cuts what is under way before the tab is gone: nobody knows what became of it, and nothing more is
      // to be sent. Where the operator stayed after all, the run goes on a little later.
      if (isUnloadPending && failed?.kind === 'network') {
        await wait(UNLOAD_TIMEOUT_MS)
        isUnloadPending = false
      }
      // A platform that asks for patience has it before the next record; this one is not sent again (case F7).
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
  /** Another tab took this one for gone, and has the rest. */
  let isTakenOver = false
  startJournal(run)
  // A step of a script looks at what the step before it did; a record of a run is looked at by no other.
  if (job.resource) deferInvalidations()
  const queue = startBulkQueue({
    run,
    runItem: act,
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
    onChange(now, changed) {
      setCurrentRun(job, now)
      if (changed !== null) recordInJournal(now, changed)
      progress.update(countFinished(now, changed))
      progress.setPaused(now.isPaused)
      if (now.isPaused) flushInvalidations()
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
  // A lost session keeps the journal, so that the rest is offered to its owner after the next login (case D8).
  if (isExiting()) writeJournal({ ...endedRun, told: true })
  else discardJournal(run)
  return finishRun(job, run, endedRun, start)
}

/** That tab tells what was done, and goes on with the rest. */
function reportTakenOver(): RunResult {
  const text = 'A execução continua em outra aba'
  notify('warning', text)
  return { isOk: false, text, ids: [], changed: [], unknown: [], conflicting: [], previousValues: new Map() }
}

/** Ends the wait that is under way: a run that is stopped waits for nothing. */
let endWait = () => {}
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    endWait = resolve
    setTimeout(resolve, ms)
  })

/** Resolves when the browser says it is online again. */
const whenOnline = () =>
  new Promise<void>((resolve) => {
    endWait = resolve
    addEventListener('online', () => resolve(), { once: true })
  })

/** How long a tab that was asked about may take to go, ms. */
const UNLOAD_TIMEOUT_MS = 10_000
/** The browser has asked whether the tab is to be left; the answer is not told. */
let isUnloadPending = false
