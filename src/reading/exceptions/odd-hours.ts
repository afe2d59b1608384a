/** Hours out of the ordinary: those in which next to nothing happens. */
import { hourOf } from '#reading/folds/moment.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import { type Candidate, MOST_TOLD, type Rule } from './rule.ts'

/** Of all rows, those in the rarest hours make at most this share together. */
const SHARE = 0.01

/** Rows in the rarest hours of the day, which together hold at most 1 % of all. */
export const oddHours = (date: (row: ReadRow) => unknown): Rule => ({
  start() {
    const hours = new Map<string, number>()
    let odd: Set<string> | null = null
    let count = 0
    const told: Candidate[] = []
    return {
      first(row) {
        const hour = hourOf(date(row))
        if (hour !== null) hours.set(hour, (hours.get(hour) ?? 0) + 1)
      },
      second(row) {
        odd ??= rarest(hours)
        const hour = hourOf(date(row))
        if (hour === null || !odd.has(hour)) return
        count++
        if (told.length < MOST_TOLD) told.push({ ids: [row.id], detail: `às ${Number(hour)} h` })
      },
      end: () => ({
        rule: 'hora incomum',
        explained: 'Nas horas do dia mais raras, que juntas não passam de 1 % das linhas.',
        count,
        told,
      }),
    }
  },
})

function rarest(hours: ReadonlyMap<string, number>): Set<string> {
  const rows = [...hours.values()].reduce((sum, count) => sum + count, 0)
  const rising = [...hours].sort(([one, a], [other, b]) => a - b || Number(one) - Number(other))
  const odd = new Set<string>()
  let held = 0
  for (const [hour, count] of rising) {
    held += count
    if (held > rows * SHARE) break
    odd.add(hour)
  }
  return odd
}
