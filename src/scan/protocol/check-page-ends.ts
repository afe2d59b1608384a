/** Requests the total and the last row of every page again, to check a scan (scan/protocol/README §1, Check). */
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import type { PageMark, ScanEnvironment, ScanRow } from './scan-environment.ts'
import { type CallGate, isRejectedByPlatform, callWithRetry } from './retry-calls.ts'
import { runConcurrently } from '#lib/run-concurrently.ts'

/**
 * One more than in a pass over the pages: a single row costs the platform little, and one connection of the browser
 * stays free for the operator.
 */
const CONCURRENT_CHECKS = 5

/** The result of requesting the page ends again. */
export interface CheckResult {
  readonly totalAfter: number
  /** 0-based page indexes, ascending: pages whose last row has changed. */
  readonly differing: readonly number[]
  /** The platform has a row after the last one that the total counts. */
  readonly hasMore: boolean
  /** The call does not return exactly one row when a page of one row is requested. */
  readonly refusesSingleRow: boolean
  /** 0-based indexes of pages whose end got no response. */
  readonly unreadPages: readonly number[]
  /** The platform's clock at the last response, ms since the epoch; null if no response had a readable date. */
  readonly date: number | null
}

/**
 * Checks the ends of pages that were all read. The total is requested first and alone: if no page end has changed when
 * it is requested after that, the rows at the moment of the total are those that were read (scan/protocol/README §3).
 * Rejects with ScanStopped, or with an ApiError if the total or the position after the last row gets no response.
 */
export async function checkPageEnds<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  control: ScanControl,
  gate: CallGate,
  { size, sort, marks, total }: { size: number; sort: string; marks: readonly PageMark[]; total: number },
  onChecked: (count: number) => void,
): Promise<CheckResult> {
  const fetchPageEnd = async (page: number) => {
    const answer = await callWithRetry(env, control, gate, (signal) => env.fetchPage({ page, size: 1, sort }, signal))
    date = Math.max(date ?? 0, answer.date ?? 0) || null
    return answer
  }
  const differing: number[] = []
  const unread: number[] = []
  let date: number | null = null
  let hasMore = false
  let checked = 0

  onChecked(0)
  const firstRow = await fetchPageEnd(0).catch(toNullIfRefused)
  let refusesOne = firstRow === null || firstRow.content.length > 1
  const lastId = marks.at(-1)?.ids.at(-1)
  await runConcurrently(CONCURRENT_CHECKS, refusesOne ? [] : [...marks, 'beyond' as const], async (mark) => {
    if (mark === 'beyond') {
      // A platform may reject a position that it does not have. No response at all proves nothing.
      const beyond = await fetchPageEnd(total).catch(toNullIfRefused)
      const id = beyond?.content[0]?.id
      // Some platforms return the last page when a page after it is requested.
      hasMore = id !== undefined && id !== lastId && (beyond?.totalElements ?? 0) <= total
      return
    }
    const { index, ids } = mark
    try {
      const { content } = await fetchPageEnd(index * size + Math.max(0, ids.length - 1))
      if (content.length > 1) refusesOne = true
      if (content[0]?.id !== ids.at(-1)) differing.push(index)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      unread.push(index)
    }
    onChecked(++checked)
  })
  const sortAscending = (indexes: number[]) => indexes.sort((a, b) => a - b)
  return {
    totalAfter: firstRow?.totalElements ?? total,
    differing: sortAscending(differing),
    hasMore,
    refusesSingleRow: refusesOne,
    unreadPages: sortAscending(unread),
    date,
  }
}

/** Turns a rejection by the platform into null, and rethrows every other error. */
function toNullIfRefused(error: unknown): null {
  if (error instanceof ApiError && isRejectedByPlatform(error)) return null
  throw error
}
