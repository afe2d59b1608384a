/** Asks the total and the last row of every page again (reading/walk/README §1, Check). */
import { ApiError } from '#api/errors.ts'
import type { ReadingControl } from './control.ts'
import type { PageMark, ReadingEnvironment, ReadRow } from './environment.ts'
import { type Gate, isRefusal, patiently } from './patience.ts'
import { fewAtOnce } from './pool.ts'

/** One more than pages: a single row weighs nothing, and one connection is still the operator's own. */
const AT_ONCE = 5

/** What the page ends said when they were asked again. */
export interface CheckResult {
  readonly totalAfter: number
  /** 0-based, rising: pages whose last row is another one now. */
  readonly differing: readonly number[]
  /** There is a row behind the last one that the total counts. */
  readonly hasMore: boolean
  /** The call does not answer one row where one is asked for. */
  readonly refusesOne: boolean
  /** Pages whose end could not be asked. */
  readonly unread: readonly number[]
  /** The platform's clock at the last answer, ms; null where it cannot be read. */
  readonly date: number | null
}

/**
 * Checks pages that were all read. The total comes first and alone: at that moment the rows are as read, where no end
 * has changed by the time it is asked (reading/walk/README §3). Rejects with Stopped, or an
 * ApiError where the total, or the place behind the last row, has no answer.
 */
export async function checkEnds<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  control: ReadingControl,
  gate: Gate,
  { size, sort, marks, total }: { size: number; sort: string; marks: readonly PageMark[]; total: number },
  onChecked: (count: number) => void,
): Promise<CheckResult> {
  const ask = async (page: number) => {
    const answer = await patiently(env, control, gate, (signal) => env.fetchPage({ page, size: 1, sort }, signal))
    date = Math.max(date ?? 0, answer.date ?? 0) || null
    return answer
  }
  const differing: number[] = []
  const unread: number[] = []
  let date: number | null = null
  let hasMore = false
  let checked = 0

  onChecked(0)
  const first = await ask(0).catch(refused)
  let refusesOne = first === null || first.content.length > 1
  const lastId = marks.at(-1)?.ids.at(-1)
  await fewAtOnce(AT_ONCE, refusesOne ? [] : [...marks, 'beyond' as const], async (mark) => {
    if (mark === 'beyond') {
      // A platform may refuse a place that it does not have; without an answer nothing is known of it.
      const behind = await ask(total).catch(refused)
      const id = behind?.content[0]?.id
      // Some platforms answer the last page where one behind it is asked for.
      hasMore = id !== undefined && id !== lastId && (behind?.totalElements ?? 0) <= total
      return
    }
    const { index, ids } = mark
    try {
      const { content } = await ask(index * size + Math.max(0, ids.length - 1))
      if (content.length > 1) refusesOne = true
      if (content[0]?.id !== ids.at(-1)) differing.push(index)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      unread.push(index)
    }
    onChecked(++checked)
  })
  const rising = (indexes: number[]) => indexes.sort((one, other) => one - other)
  return {
    totalAfter: first?.totalElements ?? total,
    differing: rising(differing),
    hasMore,
    refusesOne,
    unread: rising(unread),
    date,
  }
}

/** A refusal of the platform as null; everything else stays a failure. */
function refused(error: unknown): null {
  if (error instanceof ApiError && isRefusal(error)) return null
  throw error
}
