/** Hours out of the ordinary: those in which next to nothing happens. */
import { toHour } from '#scan/aggregates/date-parts.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/** Of all rows, those in the rarest hours make at most this share together. */
const MAX_SHARE = 0.01

/** Rows in the rarest hours of the day, which together hold at most 1 % of all. */
export const createOddHoursRule = (date: (row: ScanRow) => unknown): Rule => ({
  start() {
    const hours = new Map<string, number>()
    let odd: Set<string> | null = null
    let count = 0
    const told: ExceptionCandidate[] = []
    return {
      addFirstPass(row) {
        const hour = toHour(date(row))
        if (hour !== null) hours.set(hour, (hours.get(hour) ?? 0) + 1)
      },
      addSecondPass(row) {
        odd ??= findRarestHours(hours)
        const hour = toHour(date(row))
        if (hour === null || !odd.has(hour)) return
        count++
        if (told.length < MAX_CANDIDATES) told.push({ ids: [row.id], detail: `às ${Number(hour)} h` })
      },
      getResult: () => ({
        rule: 'hora incomum',
        explanation: 'Nas horas do dia mais raras, que juntas não passam de 1 % das linhas.',
        count,
        candidates: told,
      }),
    }
  },
})

function findRarestHours(hours: ReadonlyMap<string, number>): Set<string> {
  const rows = [...hours.values()].reduce((sum, count) => sum + count, 0)
  const rising = [...hours].sort(([one, a], [other, b]) => a - b || Number(one) - Number(other))
  const odd = new Set<string>()
  let held = 0
  for (const [hour, count] of rising) {
    held += count
    if (held > rows * MAX_SHARE) break
    odd.add(hour)
  }
  return odd
}
