/** The first call of a reading: which order and which page size the call takes, and how many rows there are. */
import { ApiError } from '#api/errors.ts'
import type { ReadingControl } from './control.ts'
import type { PageAnswer, ReadingEnvironment, ReadingPlan, ReadRow } from './environment.ts'
import { type Gate, isRefusal, patiently } from './patience.ts'

/** The order in which a deletion shows in every later page end, and what is added comes last. */
export const BY_ID = 'id,ASC'
/** Rows a page. */
const LARGEST = 1_000
const SMALLER = [500, 100]

/** Of a call that does not say how many rows it has so many pages are asked for, if none before is without rows. */
const MOST_UNCOUNTED = 10_000

/** What the first call of a reading settles: order, size, and the total. */
export interface Opening<Row> {
  readonly sort: string
  readonly size: number
  readonly total: number
  /** The call does not say how many rows it has. */
  readonly uncounted?: true
  /** The rows of page 0. */
  readonly first: PageAnswer<Row>
}

/**
 * Asks for page 0: by id and 1,000 rows where the call takes that, else the largest it takes, else in the list's own
 * order. Rejects with the last refusal where nothing is answered at all.
 */
export async function openReading<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  control: ReadingControl,
  gate: Gate,
  { ownOrder, ownSize }: ReadingPlan,
): Promise<Opening<Row>> {
  let refusal: unknown
  const tried = async (sort: string, size: number): Promise<Opening<Row> | null> => {
    try {
      const answer = await patiently(env, control, gate, (signal) => env.fetchPage({ page: 0, size, sort }, signal))
      return opened(sort, size, answer)
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error)) throw error
      refusal = error
      return null
    }
  }
  for (const sort of new Set([BY_ID, ownOrder])) {
    const large = await tried(sort, LARGEST)
    if (large) return large
    // The list's own size tells whether it is the order or the size that is refused.
    const own = await tried(sort, ownSize)
    if (!own) continue
    for (const size of SMALLER.filter((smaller) => smaller > ownSize)) {
      const larger = await tried(sort, size)
      if (larger) return larger
    }
    return own
  }
  throw refusal
}

/** A platform that gives fewer rows than asked for, and has more, pages by what it gives. */
function opened<Row>(sort: string, asked: number, first: PageAnswer<Row>): Opening<Row> {
  const given = first.content.length
  const size = given > 0 && given < asked && first.totalElements > given ? given : asked
  if (!first.isOpen) return { sort, size, total: first.totalElements, first }
  return { sort, size, total: MOST_UNCOUNTED * size, uncounted: true, first }
}
