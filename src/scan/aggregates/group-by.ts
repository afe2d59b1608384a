/** Totals by status, type, user, day, month or hour. */
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { type ScanColumn, createColumnReader, createOptionalColumnReader, createTextReader } from './scan-column.ts'
import { type Aggregate, mapAggregate } from './aggregate.ts'
import { toDay, toHour, toMonth } from './date-parts.ts'
import { type Totals, TotalsAccumulator } from './totals.ts'

/** How a column is grouped: a date by a part of it, everything else by its text. */
export interface Grouping {
  readonly by: 'value' | 'day' | 'month' | 'hour'
  readonly column: ScanColumn
}

/** Rows with the same value in a column. */
export interface Group {
  /** The person's id, 'yyyy-MM-dd', 'yyyy-MM', 'HH', or the text; '' for rows without a value. */
  readonly key: string
  /** The text shown to the operator: the name, the value's text, or the key. */
  readonly label: string
  readonly totals: Totals
}

const DATE_PART_READERS = { day: toDay, month: toMonth, hour: toHour } as const

/** Creates the readers of a row's group: its key, and the text that is shown for it. */
export function createGroupReaders({ by, column }: Grouping): {
  getKey: (row: ScanRow) => string
  getLabel: (row: ScanRow) => string
} {
  if (by !== 'value') {
    const read = createColumnReader(column.field)
    const getKey = (row: ScanRow) => DATE_PART_READERS[by](read(row)) ?? ''
    return { getKey, getLabel: getKey }
  }
  // A column with `textByValue` is grouped by the value itself: a filter takes the value, and the panel formats it as
  // the list does.
  const { textByValue, ...plain } = column
  const getLabel = createTextReader(textByValue ? plain : column)
  if (column.idField === undefined) return { getKey: getLabel, getLabel }
  const readId = createColumnReader(column.idField)
  return { getLabel, getKey: (row) => String(readId(row) ?? getLabel(row)) }
}

/** Totals of `amount` for each group, in the order of their keys; without an amount column only rows are counted. */
export function groupBy(grouping: Grouping, amount: ScanColumn | null): Aggregate<Group[]> {
  const { getKey, getLabel } = createGroupReaders(grouping)
  const read = createOptionalColumnReader(amount)
  return {
    start() {
      const groups = new Map<string, { label: string; amounts: TotalsAccumulator }>()
      return {
        add(rows) {
          for (const row of rows) {
            const key = getKey(row)
            let group = groups.get(key)
            if (!group) groups.set(key, (group = { label: getLabel(row), amounts: new TotalsAccumulator() }))
            group.amounts.add(read(row))
          }
        },
        getResult: () =>
          [...groups]
            .map(([key, { label, amounts }]) => ({ key, label, totals: amounts.getTotals() }))
            .sort((a, b) => (a.key < b.key ? -1 : 1)),
      }
    },
  }
}

/** Adds the id to the names of people who share one: 'Maria (#12)'. */
export function disambiguateLabels<Item extends Pick<Group, 'key' | 'label'>>(groups: readonly Item[]): Item[] {
  const countByLabel = new Map<string, number>()
  for (const { label } of groups) countByLabel.set(label, (countByLabel.get(label) ?? 0) + 1)
  return groups.map((group) =>
    group.label === '' || group.label === group.key || countByLabel.get(group.label) === 1
      ? group
      : { ...group, label: `${group.label} (#${group.key})` },
  )
}

/**
 * The most groups listed one by one. More would push everything else off the screen, and a scan may have two hundred
 * thousand people.
 */
const MAX_SHOWN_GROUPS = 62

/** The groups that are listed. */
export interface ShownGroups {
  /**
   * In the order of their keys. If there are too many: the largest values by amount (without an amount, by rows) first,
   * or the newest days.
   */
  readonly shown: readonly Group[]
  /** Number of all groups. */
  readonly count: number
  /** Rows of the groups that are not listed, and their sum in cents; null if all are listed. */
  readonly others: { readonly count: number; readonly sum: bigint } | null
}

const getSize = ({ sum }: Totals): bigint => (sum < 0n ? -sum : sum)

function compareBySize({ totals: first }: Group, { totals: second }: Group): number {
  const difference = getSize(second) - getSize(first)
  return difference === 0n ? second.rowCount - first.rowCount : difference > 0n ? 1 : -1
}

/** Selects the listed groups from all groups, which are in the order of their keys. */
export function selectShownGroups(by: Grouping['by'], all: readonly Group[]): ShownGroups {
  const ordered = by === 'value' && all.length > MAX_SHOWN_GROUPS ? all.toSorted(compareBySize) : all
  const from = by === 'value' ? 0 : Math.max(0, all.length - MAX_SHOWN_GROUPS)
  return {
    shown: disambiguateLabels(ordered.slice(from, from + MAX_SHOWN_GROUPS)),
    count: all.length,
    others: sumGroups([...ordered.slice(0, from), ...ordered.slice(from + MAX_SHOWN_GROUPS)]),
  }
}

/** The groups that the panel shows. */
export const aggregateShownGroups = (grouping: Grouping, amount: ScanColumn | null): Aggregate<ShownGroups> =>
  mapAggregate(groupBy(grouping, amount), (all) => selectShownGroups(grouping.by, all))

/** Rows and sum (cents) of groups that are not listed one by one; null if there are none. */
export const sumGroups = (groups: readonly Group[]): { count: number; sum: bigint } | null =>
  groups.length === 0
    ? null
    : {
        count: groups.reduce((count, { totals }) => count + totals.rowCount, 0),
        sum: groups.reduce((sum, { totals }) => sum + totals.sum, 0n),
      }
