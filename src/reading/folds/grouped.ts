/** Totals by status, type, user, day, month or hour. */
import type { ReadRow } from '#reading/walk/environment.ts'
import { type ReadColumn, columnReader, readerIfAny, textReader } from './column.ts'
import { type Fold, mapped } from './fold.ts'
import { dayOf, hourOf, monthOf } from './moment.ts'
import { type Totals, TotalsOf } from './totals.ts'

/** By what a column is grouped: a date by a part of it, everything else by its text. */
export interface Grouping {
  readonly by: 'value' | 'day' | 'month' | 'hour'
  readonly column: ReadColumn
}

/** Rows that have one value in a column. */
export interface Group {
  /** The person's id, 'yyyy-MM-dd', 'yyyy-MM', 'HH', or the text; '' for rows without a value. */
  readonly key: string
  /** What is read: the name, the text, or the key. */
  readonly label: string
  readonly totals: Totals
}

const PARTS = { day: dayOf, month: monthOf, hour: hourOf } as const

function keysOf({ by, column }: Grouping): { key: (row: ReadRow) => string; label: (row: ReadRow) => string } {
  if (by !== 'value') {
    const read = columnReader(column.field)
    const key = (row: ReadRow) => PARTS[by](read(row)) ?? ''
    return { key, label: key }
  }
  // By the value itself where its texts are told: a filter takes it, and the panel draws it as the list does.
  const { texts, ...plain } = column
  const label = textReader(texts ? plain : column)
  if (column.idField === undefined) return { key: label, label }
  const id = columnReader(column.idField)
  return { label, key: (row) => String(id(row) ?? label(row)) }
}

/** Totals of `amount` for each group, in the order of their keys; without an amount they count rows alone. */
export function grouped(grouping: Grouping, amount: ReadColumn | null): Fold<Group[]> {
  const { key, label } = keysOf(grouping)
  const read = readerIfAny(amount)
  return {
    start() {
      const groups = new Map<string, { label: string; amounts: TotalsOf }>()
      return {
        add(rows) {
          for (const row of rows) {
            const name = key(row)
            let group = groups.get(name)
            if (!group) groups.set(name, (group = { label: label(row), amounts: new TotalsOf() }))
            group.amounts.line(read(row))
          }
        },
        end: () =>
          [...groups]
            .map(([name, { label: text, amounts }]) => ({ key: name, label: text, totals: amounts.end() }))
            .sort((one, other) => (one.key < other.key ? -1 : 1)),
      }
    },
  }
}

/** People of one name are told apart by their id: 'Maria (#12)'. */
export function toldApart<Told extends Pick<Group, 'key' | 'label'>>(groups: readonly Told[]): Told[] {
  const times = new Map<string, number>()
  for (const { label } of groups) times.set(label, (times.get(label) ?? 0) + 1)
  return groups.map((group) =>
    group.label === '' || group.label === group.key || times.get(group.label) === 1
      ? group
      : { ...group, label: `${group.label} (#${group.key})` },
  )
}

/** Groups told one by one: more would push everything else away, and two hundred thousand people are no table. */
const MOST_SHOWN = 62

/** The groups that are told. */
export interface ShownGroups {
  /** In the order of their keys; of too many values the largest by amount (without one, by rows) first, of days the newest. */
  readonly groups: readonly Group[]
  /** Groups in all. */
  readonly count: number
  /** Rows of the groups that are not told, and their sum; null where all are. */
  readonly others: { readonly count: number; readonly sum: bigint } | null
}

const sizeOf = ({ sum }: Totals): bigint => (sum < 0n ? -sum : sum)

function bySize({ totals: one }: Group, { totals: other }: Group): number {
  const difference = sizeOf(other) - sizeOf(one)
  return difference === 0n ? other.lines - one.lines : difference > 0n ? 1 : -1
}

/** Of all groups, in the order of their keys, those that are told one by one. */
export function shownOf(by: Grouping['by'], all: readonly Group[]): ShownGroups {
  const ordered = by === 'value' && all.length > MOST_SHOWN ? all.toSorted(bySize) : all
  const from = by === 'value' ? 0 : Math.max(0, all.length - MOST_SHOWN)
  return {
    groups: toldApart(ordered.slice(from, from + MOST_SHOWN)),
    count: all.length,
    others: togetherOf([...ordered.slice(0, from), ...ordered.slice(from + MOST_SHOWN)]),
  }
}

/** Groups as the panel shows them. */
export const groupsToShow = (grouping: Grouping, amount: ReadColumn | null): Fold<ShownGroups> =>
  mapped(grouped(grouping, amount), (all) => shownOf(grouping.by, all))

/** Rows and sum of groups that are not told one by one; null where there are none. */
export const togetherOf = (groups: readonly Group[]): { count: number; sum: bigint } | null =>
  groups.length === 0
    ? null
    : {
        count: groups.reduce((count, { totals }) => count + totals.lines, 0),
        sum: groups.reduce((sum, { totals }) => sum + totals.sum, 0n),
      }
