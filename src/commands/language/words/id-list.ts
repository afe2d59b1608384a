/** How many ids a command takes, and how they are written: '12, 15-18'. Commands need it before a list's first row. */

/** The most ids one command takes (commands/README §3). */
export const MAX_IDS = 1000

/** The ids in ascending order; three or more consecutive ids become a range. */
const formatIdRuns = (ids: readonly number[], sign: string, rangeWord: string): string =>
  getRuns(ids)
    .map(([from, last]) => sign + (from === last ? from : `${from}${last - from > 1 ? rangeWord : ', '}${sign}${last}`))
    .join(', ')

/** '#12, #15 a #18', for display. */
export const formatIdList = (ids: readonly number[]): string => formatIdRuns(ids, '#', ' a ')

/** '12, 15-18', as typed in a command. */
export const formatIdPhrase = (ids: readonly number[]): string => formatIdRuns(ids, '', '-')

/** The runs of consecutive ids as [first, last], ascending. */
export function getRuns(ids: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && id === last[1] + 1) last[1] = id
    else runs.push([id, id])
  }
  return runs
}

/** Up to this many ids are listed one by one; more are written as ranges. */
const MAX_NAMED_IDS = 50
/** At most this many ranges are written. */
const MAX_RANGES = 30

/** '#12, #15'. More than 50 ids become ranges, and more than 30 ranges end with the number of ids left out. */
export function summarizeIds(ids: readonly number[]): string {
  if (ids.length <= MAX_NAMED_IDS) return ids.map((id) => `#${id}`).join(', ')
  const runs = getRuns(ids)
  const rest = runs.slice(MAX_RANGES).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  const firstIds = runs
    .slice(0, MAX_RANGES)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
  return formatIdList(firstIds) + (rest > 0 ? ` e mais ${rest}` : '')
}
