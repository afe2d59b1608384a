/**
 * Reads the pages that are still to be read, four at a time, one while there are keys (scan/protocol/README §1, Walk).
 */
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
import { runConcurrently } from './run-concurrently.ts'

/** Calls at once: two are left to the operator where the browser opens six connections to a host. */
const CONCURRENT_CALLS = 4
/** ms between two looks whether the operator is still at the keys. */
const BUSY_CHECK_MS = 50

/** The pages of a walk by index; a hole is a page that is not read yet. */
export type PassMarks = (PageMark | undefined)[]

/** One walk over all pages, with what it has already. */
export interface PassTask {
  readonly pass: number
  readonly size: number
  readonly sort: string
  readonly marks: PassMarks
  /** The platform names no number of rows: some then answer the last page, or the first, for one that is not there. */
  readonly isTotalUnknown?: true
}

/** Hears of every page, 0-based. */
export interface PassReport {
  onBegin(index: number): void
  /** `date` is the platform's clock, ms; null where the page was not read or does not say. */
  onEnd(index: number, date: number | null): void
  onRepeat(index: number, error: ApiError): void
}

/**
 * Fills the holes of `marks`; a page that cannot be read stays one. Behind a page without rows there are none: a total
 * that is far too high is not walked to its end, and the pages behind are no more expected. Rejects with Stopped where
 * the reading ends.
 */
export async function readPass<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  control: ScanControl,
  gate: CallGate,
  { pass, size, sort, marks, isTotalUnknown }: PassTask,
  report: PassReport,
): Promise<void> {
  const holes = [...marks.keys()].filter((index) => marks[index] === undefined)
  /** First ids of the pages that are there. */
  const begins = new Set(marks.map((mark) => mark?.ids[0]))
  /** The first page that was answered without a row. */
  let empty = Number.POSITIVE_INFINITY

  /** Keeps a page that was answered; whoever asked for it asks for the next one meanwhile. */
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
  /** One page a lane is being kept while the next one is on its way: more would pile up in memory. */
  const keeping = new Set<Promise<void>>()

  let asking = 0
  const readPage = async (index: number) => {
    while (asking > 0 && env.isBusy?.() && !control.signal.aborted) await env.wait(BUSY_CHECK_MS, control.signal)
    if (index > empty) return
    asking++
    report.onBegin(index)
    try {
      let answer = await callWithRetry(
        env,
        control,
        gate,
        (signal) => env.fetchPage({ page: index, size, sort }, signal),
        (error) => report.onRepeat(index, error),
      ).finally(() => asking--)
      const begin = answer.content[0]?.id
      if (isTotalUnknown && begins.has(begin)) answer = { ...answer, content: [] }
      begins.add(begin)
      if (answer.content.length === 0) empty = Math.min(empty, index)
      // Nothing may be awaited between the look and the keeping: all who wait are woken together.
      while (keeping.size >= CONCURRENT_CALLS) await Promise.race(keeping)
      const kept = storePage(index, answer).finally(() => keeping.delete(kept))
      // Its failure is told where all that is kept is waited for.
      kept.catch(() => {})
      keeping.add(kept)
      all.push(kept)
    } catch (error) {
      report.onEnd(index, null)
      if (!(error instanceof ApiError)) throw error
    }
  }

  const all: Promise<void>[] = []
  try {
    await runConcurrently(isTotalUnknown ? 1 : CONCURRENT_CALLS, holes, readPage)
  } finally {
    await Promise.allSettled(all)
  }
  await Promise.all(all)
  // Those asked for at the same time as well, so that two walks have the same pages; where one has rows it stays.
  if (empty >= marks.length) return
  while (marks.length > empty + 1 && !marks.at(-1)?.ids.length) marks.pop()
  await env.pageStore.deleteFrom(pass, marks.length)
}
