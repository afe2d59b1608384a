/** Changes the query of a call, as if the platform did not know a parameter or read it differently. */
import type { QueryEffect } from './rules.ts'

/** The names of the paging parameters on the wire (spec 2 §7). */
const NAMES = { page: ['page', 'PAGE'], size: ['size', 'SIZE'], order: ['sort', 'ORDER'] } as const
const PAGING_NAMES: readonly string[] = Object.values(NAMES).flat()

/** Returns the address with the query that the platform reads. */
export function changeQuery(address: string, { ignores, firstPage, maxSize }: QueryEffect): string {
  const url = new URL(address)
  const query = url.searchParams
  // Copied, because deleting while iterating skips names.
  const sentNames = [...query.keys()]
  for (const name of sentNames) {
    const isOrder = (NAMES.order as readonly string[]).includes(name)
    if (ignores === 'order' ? isOrder : ignores === 'filters' && !PAGING_NAMES.includes(name)) query.delete(name)
  }
  const update = (names: readonly string[], change: (value: number) => number) => {
    for (const name of names) if (query.has(name)) query.set(name, String(change(Number(query.get(name)))))
  }
  if (firstPage !== undefined) update(NAMES.page, (page) => Math.max(0, page - firstPage))
  if (maxSize !== undefined) update(NAMES.size, (size) => Math.min(size, maxSize))
  return url.href
}
