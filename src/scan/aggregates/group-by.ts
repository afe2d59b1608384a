/** Totals by status, type, user, day, month or hour. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ScanColumn, createColumnReader, createOptionalColumnReader, createTextReader } from './scan-column.ts'
import { type Aggregate, mapAggregate } from './aggregate.ts'
import { toDay, toHour, toMonth } from './date-parts.ts'
import { type Totals, TotalsAccumulator } from './totals.ts'

/** By what a column is grouped: a date by a part of it, everything else by its text. */
export interface Grouping {
  readonly by: 'value' | 'day' | 'month' | 'hour'
  readonly column: ScanColumn
}

/** Rows that have one value in a column. */
export interface Group {
  /** The person's id, 'yyyy-MM-dd', 'yyyy-MM', 'HH', or the text; '' for rows without a value. */
  readonly key: string
  /** What is read: the name, the text, or the key. */
  readonly label: string
  readonly totals: Totals
}

const DATE_PART_READERS = { day: toDay, month: toMonth, hour: toHour } as const

function createGroupReaders({ by, column }: Grouping): {
  getKey: (row: ScanRow) => string
  label: (row: ScanRow) => string
} {
  if (by !== 'value') {
    const read = createColumnReader(column.field)
    const key = (row: ScanRow) => DATE_PART_READERS[by](read(row)) ?? ''
    return { getKey: key, label: key }
  }
  // By the value itself where its texts are told: a filter takes it, and the panel draws it as the list does.
  const { textByValue, ...plain } = column
  const label = createTextReader(textByValue ? plain : column)
  if (column.idField === undefined) return { getKey: label, label }
  const id = createColumnReader(column.idField)
  return { label, getKey: (row) => String(id(row) ?? label(row)) }
}

/** Totals of `amount` for each group, in the order of their keys; without an amount they count rows alone. */
export function groupBy(grouping: Grouping, amount: ScanColumn | null): Aggregate<Group[]> {
  const { getKey, label } = createGroupReaders(grouping)
  const read = createOptionalColumnReader(amount)
  return {
    start() {
      const groups = new Map<string, { label: string; amounts: TotalsAccumulator }>()
      return {
        add(rows) {
          for (const row of rows) {
            const name = getKey(row)
            let group = groups.get(name)
            if (!group) groups.set(name, (group = { label: label(row), amounts: new TotalsAccumulator() }))
            group.amounts.add(read(row))
          }
        },
        getResult: () =>
          [...groups]
            .map(([name, { label: text, amounts }]) => ({ key: name, label: text, totals: amounts.getTotals() }))
            .sort((one, other) => (one.key < other.key ? -1 : 1)),
      }
    },
  }
}

/** People of one name are told apart by their id: 'Maria (#12)'. */
export function disambiguateLabels<Told extends Pick<Group, 'key' | 'label'>>(groups: readonly Told[]): Told[] {
  const times = new Map<string, number>()
  for (const { label } of groups) times.set(label, (times.get(label) ?? 0) + 1)
  return groups.map((group) =>
    group.label === '' || group.label === group.key || times.get(group.label) === 1
      ? group
      : { ...group, label: `${group.label} (#${group.key})` },
  )
}

/** Groups told one by one: more would push everything else away, and two hundred thousand people are no table. */
const MAX_SHOWN_GROUPS = 62

/** The groups that are told. */
export interface ShownGroups {
  /** In the order of their keys; of too many values the largest by amount (without one, by rows) first, of days the newest. */
  readonly shown: readonly Group[]
  /** Groups in all. */
  readonly count: number
  /** Rows of the groups that are not told, and their sum; null where all are. */
  readonly others: { readonly count: number; readonly sum: bigint } | null
}

const getSize = ({ sum }: Totals): bigint => (sum < 0n ? -sum : sum)

function compareBySize({ totals: one }: Group, { totals: other }: Group): number {
  const difference = getSize(other) - getSize(one)
  return difference === 0n ? other.rowCount - one.rowCount : difference > 0n ? 1 : -1
}

/** Of all groups, in the order of their keys, those that are told one by one. */
export function selectShownGroups(by: Grouping['by'], all: readonly Group[]): ShownGroups {
  const ordered = by === 'value' && all.length > MAX_SHOWN_GROUPS ? all.toSorted(compareBySize) : all
  const from = by === 'value' ? 0 : Math.max(0, all.length - MAX_SHOWN_GROUPS)
  return {
    shown: disambiguateLabels(ordered.slice(from, from + MAX_SHOWN_GROUPS)),
    count: all.length,
    others: sumGroups([...ordered.slice(0, from), ...ordered.slice(from + MAX_SHOWN_GROUPS)]),
  }
}

/** Groups as the panel shows them. */
export const aggregateShownGroups = (grouping: Grouping, amount: ScanColumn | null): Aggregate<ShownGroups> =>
  mapAggregate(groupBy(grouping, amount), (all) => selectShownGroups(grouping.by, all))

/** Rows and sum of groups that are not told one by one; null where there are none. */
export const sumGroups = (groups: readonly Group[]): { count: number; sum: bigint } | null =>
  groups.length === 0
    ? null
    : {
        count: groups.reduce((count, { totals }) => count + totals.rowCount, 0),
        sum: groups.reduce((sum, { totals }) => sum + totals.sum, 0n),
      }
