/** Asks the total and the last row of every page again (scan/protocol/README §1, Check). */
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import type { PageMark, ScanEnvironment, ScanRow } from './scan-environment.ts'
import { type CallGate, isRejectedByPlatform, callWithRetry } from './retry-calls.ts'
import { runConcurrently } from './run-concurrently.ts'

/** One more than pages: a single row weighs nothing, and one connection is still the operator's own. */
const CONCURRENT_CHECKS = 5

/** What the page ends said when they were asked again. */
export interface CheckResult {
  readonly totalAfter: number
  /** 0-based, rising: pages whose last row is another one now. */
  readonly differing: readonly number[]
  /** There is a row behind the last one that the total counts. */
  readonly hasMore: boolean
  /** The call does not answer one row where one is asked for. */
  readonly refusesSingleRow: boolean
  /** Pages whose end could not be asked. */
  readonly unreadPages: readonly number[]
  /** The platform's clock at the last answer, ms; null where it cannot be read. */
  readonly date: number | null
}

/**
 * Checks pages that were all read. The total comes first and alone: at that moment the rows are as read, where no end
 * has changed by the time it is asked (scan/protocol/README §3). Rejects with Stopped, or an
 * ApiError where the total, or the place behind the last row, has no answer.
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
  const first = await fetchPageEnd(0).catch(toNullIfRefused)
  let refusesOne = first === null || first.content.length > 1
  const lastId = marks.at(-1)?.ids.at(-1)
  await runConcurrently(CONCURRENT_CHECKS, refusesOne ? [] : [...marks, 'beyond' as const], async (mark) => {
    if (mark === 'beyond') {
      // A platform may refuse a place that it does not have; without an answer nothing is known of it.
      const behind = await fetchPageEnd(total).catch(toNullIfRefused)
      const id = behind?.content[0]?.id
      // Some platforms answer the last page where one behind it is asked for.
      hasMore = id !== undefined && id !== lastId && (behind?.totalElements ?? 0) <= total
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
  const sortAscending = (indexes: number[]) => indexes.sort((one, other) => one - other)
  return {
    totalAfter: first?.totalElements ?? total,
    differing: sortAscending(differing),
    hasMore,
    refusesSingleRow: refusesOne,
    unreadPages: sortAscending(unread),
    date,
  }
}

/** A refusal of the platform as null; everything else stays a failure. */
function toNullIfRefused(error: unknown): null {
  if (error instanceof ApiError && isRejectedByPlatform(error)) return null
  throw error
}
