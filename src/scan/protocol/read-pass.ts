/** Reads the missing pages of a pass: four at a time, one while the operator types (scan/protocol/README §1, Pass). */
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import {
  type PageResponse,
  type PageMark,
  type ScanEnvironment,
  type ScanRow,
  StorageError,
} from './scan-environment.ts'
import { type CallGate, callWithRetry } from './retry-calls.ts'
import { runConcurrently } from '#lib/run-concurrently.ts'

/** Concurrent requests. The browser opens six connections to a host; two stay free for the operator. */
const CONCURRENT_CALLS = 4
/** ms between two checks whether the operator still types. */
const BUSY_CHECK_MS = 50

/** The pages of a pass by index; undefined marks a page that is not read yet. */
export type PassMarks = (PageMark | undefined)[]

/** One pass over all pages, with the pages it already has. */
export interface PassTask {
  readonly pass: number
  readonly size: number
  readonly sort: string
  readonly marks: PassMarks
  /**
   * The platform names no number of rows. Some such platforms return the last page, or the first, for a page that does
   * not exist.
   */
  readonly isTotalUnknown?: true
}

/** Listens to the progress of every page; indexes are 0-based. */
export interface PassReport {
  onBegin(index: number): void
  /** `date` is the platform's clock, ms since the epoch; null if the page was not read or the response has no date. */
  onEnd(index: number, date: number | null): void
  onRepeat(index: number, error: ApiError): void
}

/**
 * Fills the holes of `marks`; a page that cannot be read stays a hole. A page without rows ends the pass: pages after
 * it are neither requested nor expected, so a total that is far too high is not read to its end. Rejects with
 * ScanStopped if the scan is stopped.
 */
export async function readPass<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  control: ScanControl,
  gate: CallGate,
  { pass, size, sort, marks, isTotalUnknown }: PassTask,
  report: PassReport,
): Promise<void> {
  const holes = [...marks.keys()].filter((index) => marks[index] === undefined)
  /** First ids of the pages read so far. */
  const firstIds = new Set(marks.map((mark) => mark?.ids[0]))
  /** 0-based index of the first page that came back without rows. */
  let firstEmpty = Number.POSITIVE_INFINITY

  /** Stores one received page; the loop that requested it requests its next page meanwhile. */
  const storePage = async (index: number, answer: PageResponse<Row>): Promise<void> => {
    try {
      marks[index] = await env.pageStore.storePage(pass, index, answer.content)
      report.onEnd(index, answer.date ?? null)
    } catch (error) {
      if (error instanceof StorageError) control.stop('storage')
      report.onEnd(index, null)
      throw error
    }
  }
  /** Writes under way. There is at most one for each concurrent request; more would pile up in memory. */
  const storing = new Set<Promise<void>>()

  let requesting = 0
  const readPage = async (index: number) => {
    while (requesting > 0 && env.isBusy?.() && !control.signal.aborted) await env.wait(BUSY_CHECK_MS, control.signal)
    if (index > firstEmpty) return
    requesting++
    report.onBegin(index)
    try {
      let answer = await callWithRetry(
        env,
        control,
        gate,
        (signal) => env.fetchPage({ page: index, size, sort }, signal),
        (error) => report.onRepeat(index, error),
      ).finally(() => requesting--)
      const firstId = answer.content[0]?.id
      if (isTotalUnknown && firstIds.has(firstId)) answer = { ...answer, content: [] }
      firstIds.add(firstId)
      if (answer.content.length === 0) firstEmpty = Math.min(firstEmpty, index)
      // There must be no await between this check and the store: all waiting loops wake up together.
      while (storing.size >= CONCURRENT_CALLS) await Promise.race(storing)
      const stored = storePage(index, answer).finally(() => storing.delete(stored))
      // A failed write is reported below, where all writes are awaited.
      stored.catch(() => {})
      storing.add(stored)
      writes.push(stored)
    } catch (error) {
      report.onEnd(index, null)
      if (!(error instanceof ApiError)) throw error
    }
  }

  const writes: Promise<void>[] = []
  try {
    await runConcurrently(isTotalUnknown ? 1 : CONCURRENT_CALLS, holes, readPage)
  } finally {
    await Promise.allSettled(writes)
  }
  await Promise.all(writes)
  // Pages requested at the same time as the empty one go too, so that two passes have the same pages. A page that has
  // rows stays.
  if (firstEmpty >= marks.length) return
  while (marks.length > firstEmpty + 1 && !marks.at(-1)?.ids.length) marks.pop()
  await env.pageStore.deleteFrom(pass, marks.length)
}
