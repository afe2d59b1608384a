/** Two periods folded and put side by side (period.ts): what is shown of them, however many people there are. */
import type { ReadColumn } from './column.ts'
import type { Fold } from './fold.ts'
import { type Group, grouped } from './grouped.ts'
import { type Compared, compareDays, compareGroups, comparePeriodSides, type DaySpan } from './period.ts'
import { type Totals, totals } from './totals.ts'

/** One period, folded whole, by day and by each column. */
export interface FoldedSide {
  readonly whole: Totals
  readonly days: readonly Group[]
  /** One for each of the columns that were given. */
  readonly groups: readonly (readonly Group[])[]
}

/** Totals of a period, by day and by each of `others`. */
export function foldSide(amount: ReadColumn | null, date: ReadColumn, others: readonly ReadColumn[]): Fold<FoldedSide> {
  return {
    start() {
      const whole = totals(amount).start()
      const days = grouped({ by: 'day', column: date }, amount).start()
      const groups = others.map((column) => grouped({ by: 'value', column }, amount).start())
      return {
        add(rows) {
          for (const fold of [whole, days, ...groups]) fold.add(rows)
        },
        end: () => ({ whole: whole.end(), days: days.end(), groups: groups.map((group) => group.end()) }),
      }
    },
  }
}

/** Rows told of one part: people are many. */
const MOST = 100

/** The comparison by one column. */
export interface ComparedPart {
  readonly rows: readonly Compared[]
  /** Rows in all; those that changed most are told. */
  readonly count: number
}

/** The comparison of two periods. */
export interface ComparedSides {
  readonly whole: Compared
  /** The first day with the first. */
  readonly days: readonly Compared[]
  readonly groups: readonly ComparedPart[]
}

const size = (n: bigint): bigint => (n < 0n ? -n : n)

/** All rows of a part, or those that changed most by sum, then by number. */
export function mostChanged(rows: readonly Compared[]): ComparedPart {
  if (rows.length <= MOST) return { rows, count: rows.length }
  const falling = rows.toSorted((one, other) => {
    const bySum = size(other.deltaSum) - size(one.deltaSum)
    return bySum === 0n ? Math.abs(other.deltaLines) - Math.abs(one.deltaLines) : bySum > 0n ? 1 : -1
  })
  return { rows: falling.slice(0, MOST), count: rows.length }
}

/** Both sides together, of these days. */
export function compareFoldedSides(
  before: FoldedSide,
  now: FoldedSide,
  spans: { readonly before: DaySpan; readonly now: DaySpan },
): ComparedSides {
  const side = ({ whole }: FoldedSide) => ({ lines: whole.lines, sum: whole.sum })
  return {
    whole: comparePeriodSides('', 'Total', side(before), side(now)),
    days: compareDays({ ...spans.before, days: before.days }, { ...spans.now, days: now.days }),
    groups: now.groups.map((groups, at) => mostChanged(compareGroups(before.groups[at] ?? [], groups))),
  }
}
