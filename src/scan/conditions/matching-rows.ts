/** The rows of a scan that fulfil conditions, and the rows for which that cannot be said. */
import { type Totals, TotalsAccumulator } from '#scan/aggregates/totals.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { createOptionalColumnReader, type ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { createConditionTest, type RowCondition } from './row-condition.ts'

/** The most rows that a result holds; those beyond are only counted and summed. */
export const MAX_MATCHING_ROWS = 1_000

/** The most ids that a result names of the rows that cannot be compared. */
const MAX_NAMED_IDS = 20

/** Rows that were not kept because a column's value could not be compared. */
export interface UndecidedRows {
  /** The label of the column. */
  readonly label: string
  readonly reason: 'empty' | 'unreadable'
  readonly count: number
  /** The ids of the first of them. */
  readonly ids: readonly number[]
}

/** The result: all figures are of the rows that fulfil every condition. */
export interface MatchingRows {
  /** Number of rows of the scan. */
  readonly scannedCount: number
  /** Count and sum; without an amount column only the count. */
  readonly totals: Totals
  /** The first rows, in the order of the scan. */
  readonly rows: readonly ScanRow[]
  readonly undecided: readonly UndecidedRows[]
}

/**
 * Keeps the rows that fulfil all conditions. A row that fulfils or cannot be compared with each of them, and cannot be
 * compared with at least one, is undecided: it is counted under the first such column.
 */
export function filterRows(conditions: readonly RowCondition[], amount: ScanColumn | null): Aggregate<MatchingRows> {
  const tests = conditions.map((condition) => ({ label: condition.column.label, test: createConditionTest(condition) }))
  const readAmount = createOptionalColumnReader(amount)
  return {
    start() {
      const totals = new TotalsAccumulator()
      const rows: ScanRow[] = []
      const undecided = new Map<
        string,
        { label: string; reason: 'empty' | 'unreadable'; count: number; ids: number[] }
      >()
      let scannedCount = 0
      const addRow = (row: ScanRow) => {
        scannedCount++
        const results = tests.map(({ label, test }) => ({ label, result: test(row) }))
        if (results.some(({ result }) => result === 'other')) return
        for (const { label, result } of results) {
          if (result === 'match' || result === 'other') continue
          const key = `${label} ${result}`
          const group = undecided.get(key) ?? { label, reason: result, count: 0, ids: [] }
          undecided.set(key, group)
          group.count++
          if (group.ids.length < MAX_NAMED_IDS) group.ids.push(row.id)
          return
        }
        totals.add(readAmount(row))
        if (rows.length < MAX_MATCHING_ROWS) rows.push(row)
      }
      return {
        add: (page) => page.forEach(addRow),
        getResult: () => ({
          scannedCount,
          totals: totals.getTotals(),
          rows: [...rows],
          undecided: [...undecided.values()].map((group) => ({ ...group, ids: [...group.ids] })),
        }),
      }
    },
  }
}
