/** The end of a run over several records: what is told of it, what stays selected, when its report opens. */
import type { PreviousValues } from '#commands/define.ts'
import { type HistoryRef, undoNoticeOptions } from '#commands/dispatcher.ts'
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

/** What a run came to. */
export interface RunResult {
  isOk: boolean
  text: string
  /** Those that it was about, and those of them on which it changed something. */
  ids: number[]
  changed: number[]
  /** Those of which nobody knows whether it did. */
  unknown: number[]
  /** Those that the way back found other than the act had left them. */
  conflicting: number[]
  previousValues: PreviousValues
}

interface RunStart {
  /** Where the operator was when it began. */
  startPath: string
  /** And when, as `performance.now()` counts. */
  startedAtMs: number
  /** The way back that its notice offers; null for none. */
  historyRef: HistoryRef | null
}

/** Tells the end of this run; `begun` as it was given to the queue, `end` as the queue has left it. */
export function finishRun(job: BulkJob, initialRun: BulkRun, endedRun: BulkRun, start: RunStart): RunResult {
  const leftOut = initialRun.items.filter(({ state }) => state === 'skipped')
  const skippedIds = new Set(leftOut.map(({ id }) => id))
  const leftText = formatSkippedSteps(job.resource, leftOut)
  const unchanged = endedRun.items.filter(({ id, state }) => state === 'skipped' && !skippedIds.has(id))
  const filterIds = (wanted: BulkItemStatus) =>
    endedRun.items.filter(({ state }) => state === wanted).map(({ id }) => id)
  notifyRunEnd(job, endedRun, start, { notice: formatRunEnd(job, endedRun, unchanged) + leftText, unchanged })
  const ids = endedRun.items.filter(({ id }) => !skippedIds.has(id)).map(({ id }) => id)
  return {
    isOk: countItems(endedRun, ...UNFINISHED_STATUSES) === 0,
    text: formatHeadline(job, endedRun, job.resource) + formatUnfinishedIds(endedRun, job.resource) + leftText,
    ids,
    changed: filterIds('done'),
    unknown: filterIds('unknown'),
    conflicting: findConflictingItems(job, unchanged).map(({ id }) => id),
    previousValues: getPreviousValues(endedRun),
  }
}

/** What the notice of an end says. */
interface EndNotice {
  notice: string
  /** Those on which it changed nothing. */
  unchanged: readonly BulkItem[]
}

function notifyRunEnd(
  job: BulkJob,
  endedRun: BulkRun,
  { startPath, startedAtMs, historyRef }: RunStart,
  { notice, unchanged }: EndNotice,
) {
  const failed = endedRun.items.filter((item) => UNFINISHED_STATUSES.some((state) => state === item.state))
  // Of another run that is under way the report would send again what it is still to send itself.
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
    const hasWayBack = historyRef && job.isUndoable && countItems(endedRun, 'done') > 0
    const changed = endedRun.items.filter(({ state }) => state === 'done').map(({ id }) => id)
    const about = job.resource && changed.length > 0 ? describeRecordsForNotice(changed, job.known ?? (() => null)) : ''
    return void notify('success', notice, { about, ...(hasWayBack && undoNoticeOptions(historyRef)) })
  }
  const { list } = getScreen()
  // What failed stays selected, so that it can be looked at and tried again; but not in the place of what was chosen
  // meanwhile.
  const isOfRun = (row: { id: number }) => endedRun.items.some(({ id }) => id === row.id)
  if (list && list.resource === job.resource && list.getSelection().every(isOfRun))
    list.select(failed.map(({ id }) => id))
  // The report opens by itself only where the operator has waited for it.
  const waiting = getScreen().path === startPath && !hasOpenDialog() && isTypingIdle(startedAtMs)
  if (waiting) showReport()
  notify('error', notice, {
    timeOut: 10_000,
    ...(waiting ? {} : { action: report }),
  })
}
