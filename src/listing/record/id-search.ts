/** Finds the page of an id in a long list that can only be sorted by id, for record names. */
import { limitPageSize } from '#api/capabilities.ts'
import type { Row } from '#commands/resource.ts'

/** Rows of a page: near ids share one page, and twenty such pages are no load for the platform. */
const PAGE_SIZE = 100
/** Maximum of pages read for one id. */
const MAX_STEPS = 6
/** Maximum of concurrent requests. */
const MAX_CONCURRENT_CALLS = 4

type FetchPage = (page: number, size: number) => Promise<{ content: readonly Row[] }>

/** An index in the list (0-based) and the id at that index. */
interface KnownPosition {
  index: number
  id: number
}

/**
 * Returns the function that reads the page of an id; it resolves after the read, or if the id does not exist. `read`
 * reads a page in the order of ids, `total` is the number of rows. If ids are missing, the next page is estimated from
 * those read so far. Rejects if a page cannot be read.
 */
export function createIdSearch(read: FetchPage, total: number): (id: number) => Promise<void> {
  const pageSize = limitPageSize(PAGE_SIZE)
  const pages = new Map<number, Promise<readonly Row[]>>()
  const slots = createCallLimiter(MAX_CONCURRENT_CALLS)
  const fetchPage = (page: number) => {
    let rows = pages.get(page)
    if (!rows) pages.set(page, (rows = slots(() => read(page, pageSize)).then(({ content }) => content)))
    return rows
  }
  return async (id) => {
    let low: KnownPosition = { index: -1, id: 0 }
    let high: KnownPosition | null = null
    for (let step = 0; step < MAX_STEPS; step++) {
      const index = estimatePage(id, low, high, total)
      if (index === null) return
      const page = Math.floor(index / pageSize)
      const rows = await fetchPage(page)
      const [first, last] = [rows[0], rows.at(-1)]
      // A list in another order cannot be searched.
      if (!first || !last || first.id > last.id) return
      if (id >= first.id && id <= last.id) return
      if (id > last.id) low = { index: page * pageSize + rows.length - 1, id: last.id }
      else high = { index: page * pageSize, id: first.id }
    }
  }
}

/**
 * Estimates the index of an id between two known positions, assuming that ids are evenly spread; null if there is no
 * room between them.
 */
function estimatePage(id: number, low: KnownPosition, high: KnownPosition | null, total: number): number | null {
  const rowsPerId = high ? (high.index - low.index) / (high.id - low.id) : 1
  const [minIndex, maxIndex] = [low.index + 1, (high?.index ?? total) - 1]
  if (minIndex > maxIndex) return null
  return Math.max(minIndex, Math.min(maxIndex, low.index + Math.round((id - low.id) * rowsPerId)))
}

/** Runs at most `maxConcurrent` tasks at once; the others wait until one ends. */
function createCallLimiter(maxConcurrent: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
