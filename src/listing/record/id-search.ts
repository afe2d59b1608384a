/** Pages of a long list by the ids that stand on them, where the list can be read in the order of its ids alone. */
import type { Row } from '#commands/resource.ts'

/** Rows of a page: ids near each other share one, and twenty of them are no load. */
const PAGE_SIZE = 100
/** Most pages that are read for one id. */
const MAX_STEPS = 6
/** Most pages that are on their way at once. */
const MAX_CONCURRENT_CALLS = 4

type FetchPage = (page: number, size: number) => Promise<{ content: readonly Row[] }>

/** A place in the list, 0-based, and the id that stands there. */
interface KnownPosition {
  index: number
  id: number
}

/**
 * Returns what reads the page of an id, and resolves when it is read or where there is none. `read` reads a page in the
 * order of ids, `total` is how many rows there are. Where rows are missing between the ids the next page is reckoned
 * from those that were read. Rejects where a page cannot be read.
 */
export function createIdSearch(read: FetchPage, total: number): (id: number) => Promise<void> {
  const pages = new Map<number, Promise<readonly Row[]>>()
  const slots = createCallLimiter(MAX_CONCURRENT_CALLS)
  const pageAt = (page: number) => {
    let rows = pages.get(page)
    if (!rows) pages.set(page, (rows = slots(() => read(page, PAGE_SIZE)).then(({ content }) => content)))
    return rows
  }
  return async (id) => {
    let low: KnownPosition = { index: -1, id: 0 }
    let high: KnownPosition | null = null
    for (let step = 0; step < MAX_STEPS; step++) {
      const index = estimatePage(id, low, high, total)
      if (index === null) return
      const page = Math.floor(index / PAGE_SIZE)
      const rows = await pageAt(page)
      const [first, last] = [rows[0], rows.at(-1)]
      // Another order than that of ids leads nowhere.
      if (!first || !last || first.id > last.id) return
      if (id >= first.id && id <= last.id) return
      if (id > last.id) low = { index: page * PAGE_SIZE + rows.length - 1, id: last.id }
      else high = { index: page * PAGE_SIZE, id: first.id }
    }
  }
}

/** Where the id must stand if the ids between these marks are spread evenly; null where there is no place between them. */
function estimatePage(id: number, low: KnownPosition, high: KnownPosition | null, total: number): number | null {
  const share = high ? (high.index - low.index) / (high.id - low.id) : 1
  const [least, most] = [low.index + 1, (high?.index ?? total) - 1]
  if (least > most) return null
  return Math.max(least, Math.min(most, low.index + Math.round((id - low.id) * share)))
}

/** Runs so many tasks at once, the others as these end. */
function createCallLimiter(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
