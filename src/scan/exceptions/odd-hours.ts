/** A rule that finds rows in unusual hours: those in which almost nothing happens. */
import { toHour } from '#scan/aggregates/date-parts.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ExceptionCandidate, MAX_CANDIDATES, type Rule } from './rule.ts'

/** The rarest hours together hold at most this share of all rows. */
const MAX_SHARE = 0.01

/** Finds rows in the rarest hours of the day, which together hold at most 1 % of all rows. */
export const createOddHoursRule = (date: (row: ScanRow) => unknown): Rule => ({
  start() {
    const hours = new Map<string, number>()
    let rareHours: Set<string> | null = null
    let count = 0
    const candidates: ExceptionCandidate[] = []
    return {
      addFirstPass(row) {
        const hour = toHour(date(row))
        if (hour !== null) hours.set(hour, (hours.get(hour) ?? 0) + 1)
      },
      addSecondPass(row) {
        rareHours ??= findRarestHours(hours)
        const hour = toHour(date(row))
        if (hour === null || !rareHours.has(hour)) return
        count++
        if (candidates.length < MAX_CANDIDATES) candidates.push({ ids: [row.id], detail: `às ${Number(hour)} h` })
      },
      getResult: () => ({
        rule: 'hora incomum',
        explanation: 'Nas horas do dia mais raras, que juntas não passam de 1 % das linhas.',
        count,
        candidates,
      }),
    }
  },
})

function findRarestHours(hours: ReadonlyMap<string, number>): Set<string> {
  const rows = [...hours.values()].reduce((sum, count) => sum + count, 0)
  const byCount = [...hours].sort(([hourA, a], [hourB, b]) => a - b || Number(hourA) - Number(hourB))
  const rareHours = new Set<string>()
  let rowsInHours = 0
  for (const [hour, count] of byCount) {
    rowsInHours += count
    if (rowsInHours > rows * MAX_SHARE) break
    rareHours.add(hour)
  }
  return rareHours
}
