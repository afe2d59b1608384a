/** Totals by status, type, user, day, month or hour. */
import type { ReadRow } from '#reading/walk/environment.ts'
import { type ReadColumn, columnReader, textReader } from './column.ts'
import type { Fold } from './fold.ts'
import { dayOf, hourOf, monthOf } from './moment.ts'
import { type Totals, TotalsOf } from './totals.ts'

/** By what a column is grouped: a date by a part of it, everything else by its text. */
export type Grouping =
  | { readonly by: 'value'; readonly column: ReadColumn }
  | { readonly by: 'day' | 'month' | 'hour'; readonly column: ReadColumn }

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
  const label = textReader(column)
  if (column.idField === undefined) return { key: label, label }
  const id = columnReader(column.idField)
  return { label, key: (row) => String(id(row) ?? label(row)) }
}

/** Totals of `amount` for each group, in the order of their keys; without an amount they count rows alone. */
export function grouped(grouping: Grouping, amount: ReadColumn | null): Fold<Group[]> {
  const { key, label } = keysOf(grouping)
  const read = amount ? columnReader(amount.field) : () => null
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
