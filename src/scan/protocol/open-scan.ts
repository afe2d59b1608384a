/** The first request of a scan: finds which order and page size the call accepts, and how many rows there are. */
import { limitPageSize } from '#api/capabilities.ts'
import { ApiError } from '#api/errors.ts'
import type { ScanControl } from './scan-control.ts'
import type { PageResponse, ScanEnvironment, ScanPlan, ScanRow } from './scan-environment.ts'
import { type CallGate, isRejectedByPlatform, callWithRetry } from './retry-calls.ts'

/** Order by id: a deletion changes the end of every later page, and added rows come last. */
export const BY_ID = 'id,ASC'
/** In rows. */
const MAX_PAGE_SIZE = 1_000
const FALLBACK_PAGE_SIZES = [500, 100]

/**
 * The most pages requested from a call that does not say how many rows it has; a page without rows ends the pass
 * earlier.
 */
const MAX_UNCOUNTED_PAGES = 10_000

/** What the first request of a scan finds: order, page size (rows) and total (rows). */
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
 * Requests page 0. Tries the order by id before the list's own order, and for each 1,000 rows before the largest page
 * size that the call accepts. Rejects with the last rejection if the call accepts none of them.
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
    const large = await tryFirstPage(sort, limitPageSize(MAX_PAGE_SIZE))
    if (large) return large
    // The list's own page size shows whether the call rejects the order or the size.
    const listOrderOpening = await tryFirstPage(sort, listPageSize)
    if (!listOrderOpening) continue
    for (const size of new Set(FALLBACK_PAGE_SIZES.map(limitPageSize).filter((smaller) => smaller > listPageSize))) {
      const larger = await tryFirstPage(sort, size)
      if (larger) return larger
    }
    return listOrderOpening
  }
  throw refusal
}

/**
 * If the platform returns fewer rows than requested although it has more, the number returned becomes the page size.
 */
function createOpening<Row>(sort: string, requestedSize: number, first: PageResponse<Row>): ScanOpening<Row> {
  const received = first.content.length
  const size = received > 0 && received < requestedSize && first.totalElements > received ? received : requestedSize
  if (!first.isTotalUnknown) return { sort, size, total: first.totalElements, firstPage: first }
  return { sort, size, total: MAX_UNCOUNTED_PAGES * size, isTotalUnknown: true, firstPage: first }
}
