/** The end of a bulk run: the notice, which rows stay selected, and whether the report opens. */
import type { PreviousValues } from '#commands/define.ts'
import { type HistoryRef, undoNoticeOptions } from '#commands/command-requests.ts'
import { getScreen, recordsProcessed } from '#commands/screen.ts'
import { hasOpenDialog } from '#ui/focus/focus.ts'
import { isTypingIdle } from '#ui/focus/typing-idle.ts'
import { notify } from '#ui/notices/notify.tsx'
import { describeRecordsForNotice } from './describe-records.ts'
import {
  type BulkItem,
  type BulkItemStatus,
  UNFINISHED_STATUSES,
  type BulkRun,
  countItems,
  getPreviousValues,
} from './queue.ts'
import {
  formatRunEnd,
  formatHeadline,
  formatSkippedSteps,
  findConflictingItems,
  formatUnfinishedIds,
} from './report-text.ts'
import { getCurrentRun, setCurrentRun } from './run-store.ts'
import type { BulkJob } from './bulk-job.ts'

/** The result of a run. */
export interface RunResult {
  isOk: boolean
  text: string
  /** The ids that the run was about, and those that it changed. */
  ids: number[]
  changed: number[]
  /** The ids for which it is not known whether they were changed. */
  unknown: number[]
  /** The ids that an undo found other than the action had left them. */
  conflicting: number[]
  previousValues: PreviousValues
}

interface RunStart {
  /** The path of the screen when the run began. */
  startPath: string
  /** When it began, in ms of `performance.now()`. */
  startedAtMs: number
  /** The history entry that the notice offers to undo; null for none. */
  historyRef: HistoryRef | null
}

/**
 * Notifies of the end of this run; `initialRun` is the run given to the queue, `endedRun` the run that the queue
 * returned.
 */
export function finishRun(job: BulkJob, initialRun: BulkRun, endedRun: BulkRun, start: RunStart): RunResult {
  const skippedItems = initialRun.items.filter(({ state }) => state === 'skipped')
  const skippedIds = new Set(skippedItems.map(({ id }) => id))
  const skippedText = formatSkippedSteps(job.resource, skippedItems)
  const unchanged = endedRun.items.filter(({ id, state }) => state === 'skipped' && !skippedIds.has(id))
  const filterIds = (status: BulkItemStatus) =>
    endedRun.items.filter(({ state }) => state === status).map(({ id }) => id)
  notifyRunEnd(job, endedRun, start, { notice: formatRunEnd(job, endedRun, unchanged) + skippedText, unchanged })
  const ids = endedRun.items.filter(({ id }) => !skippedIds.has(id)).map(({ id }) => id)
  return {
    isOk: countItems(endedRun, ...UNFINISHED_STATUSES) === 0,
    text: formatHeadline(job, endedRun, job.resource) + formatUnfinishedIds(endedRun, job.resource) + skippedText,
    ids,
    changed: filterIds('done'),
    unknown: filterIds('unknown'),
    conflicting: findConflictingItems(job, unchanged).map(({ id }) => id),
    previousValues: getPreviousValues(endedRun),
  }
}

/** What the notice at the end says. */
interface EndNotice {
  notice: string
  /** The items on which nothing changed. */
  unchanged: readonly BulkItem[]
}

function notifyRunEnd(
  job: BulkJob,
  endedRun: BulkRun,
  { startPath, startedAtMs, historyRef }: RunStart,
  { notice, unchanged }: EndNotice,
) {
  const failed = endedRun.items.filter((item) => UNFINISHED_STATUSES.some((state) => state === item.state))
  // While another run is in progress, a retry from this report would send records that the other run is still to send.
  const showReport = () =>
    getCurrentRun()?.run.endedAt === null
      ? notify('info', 'Uma execução está em andamento: espere o fim dela')
      : setCurrentRun(job, endedRun, true)
  const report = { label: 'Ver relatório', run: showReport }
  const done = endedRun.items.filter((item) => !failed.includes(item)).map(({ id }) => id)
  if (job.resource) recordsProcessed.emit(job.resource, done)
  if (failed.length === 0) {
    if (findConflictingItems(job, unchanged).length > 0)
      return void notify('warning', notice, { timeOut: 10_000, action: report })
    const canBeUndone = historyRef && job.isUndoable && countItems(endedRun, 'done') > 0
    const changed = endedRun.items.filter(({ state }) => state === 'done').map(({ id }) => id)
    const about =
      job.resource && changed.length > 0 ? describeRecordsForNotice(changed, job.findRecord ?? (() => null)) : ''
    return void notify('success', notice, { about, ...(canBeUndone && undoNoticeOptions(historyRef)) })
  }
  const { list } = getScreen()
  // Failed records stay selected for a check or a retry, unless the operator has selected others meanwhile.
  const isInRun = (row: { id: number }) => endedRun.items.some(({ id }) => id === row.id)
  if (list && list.resource === job.resource && list.getSelection().every(isInRun))
    list.select(failed.map(({ id }) => id))
  // The report opens by itself only if the operator has waited for it.
  const waiting = getScreen().path === startPath && !hasOpenDialog() && isTypingIdle(startedAtMs)
  if (waiting) showReport()
  notify('error', notice, {
    timeOut: 10_000,
    ...(waiting ? {} : { action: report }),
  })
}
