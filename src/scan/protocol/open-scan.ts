/** The first call of a reading: which order and which page size the call takes, and how many rows there are. */
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import type { PageResponse, ScanEnvironment, ScanPlan, ScanRow } from './scan-environment.ts'
import { type CallGate, isRejectedByPlatform, callWithRetry } from './retry-calls.ts'

/** The order in which a deletion shows in every later page end, and what is added comes last. */
export const BY_ID = 'id,ASC'
/** Rows a page. */
const MAX_PAGE_SIZE = 1_000
const FALLBACK_PAGE_SIZES = [500, 100]

/** Of a call that does not say how many rows it has so many pages are asked for, if none before is without rows. */
const MAX_UNCOUNTED_PAGES = 10_000

/** What the first call of a reading settles: order, size, and the total. */
export interface ScanOpening<Row> {
  readonly sort: string
  readonly size: number
  readonly total: number
  /** The call does not say how many rows it has. */
  readonly isTotalUnknown?: true
  /** The rows of page 0. */
  readonly firstPage: PageResponse<Row>
}

/**
 * Asks for page 0: by id and 1,000 rows where the call takes that, else the largest it takes, else in the list's own
 * order. Rejects with the last refusal where nothing is answered at all.
 */
export async function openScan<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  control: ScanControl,
  gate: CallGate,
  { listOrder, listPageSize }: ScanPlan,
): Promise<ScanOpening<Row>> {
  let refusal: unknown
  const tryFirstPage = async (sort: string, size: number): Promise<ScanOpening<Row> | null> => {
    try {
      const answer = await callWithRetry(env, control, gate, (signal) => env.fetchPage({ page: 0, size, sort }, signal))
      return createOpening(sort, size, answer)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRejectedByPlatform(error)) throw error
      refusal = error
      return null
    }
  }
  for (const sort of new Set([BY_ID, listOrder])) {
    const large = await tryFirstPage(sort, MAX_PAGE_SIZE)
    if (large) return large
    // The list's own size tells whether it is the order or the size that is refused.
    const listOrderOpening = await tryFirstPage(sort, listPageSize)
    if (!listOrderOpening) continue
    for (const size of FALLBACK_PAGE_SIZES.filter((smaller) => smaller > listPageSize)) {
      const larger = await tryFirstPage(sort, size)
      if (larger) return larger
    }
    return listOrderOpening
  }
  throw refusal
}

/** A platform that gives fewer rows than asked for, and has more, pages by what it gives. */
function createOpening<Row>(sort: string, asked: number, first: PageResponse<Row>): ScanOpening<Row> {
  const given = first.content.length
  const size = given > 0 && given < asked && first.totalElements > given ? given : asked
  if (!first.isTotalUnknown) return { sort, size, total: first.totalElements, firstPage: first }
  return { sort, size, total: MAX_UNCOUNTED_PAGES * size, isTotalUnknown: true, firstPage: first }
}
