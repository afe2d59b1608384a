/** Ours against theirs, joined by key and compared by value: only here, only there, different, equal (reading/README §4). */
import { ExactSum } from '#lib/cents.ts'
import { type ReadColumn, columnReader } from '#reading/folds/column.ts'
import type { Fold } from '#reading/folds/fold.ts'
import { comparable, comparableCents } from './value.ts'

/** Theirs: for each of the columns the value as it is written there, undefined where they have no such column. */
export type TheirRow = readonly (string | undefined)[]

export interface ReconcilePlan {
  readonly columns: readonly ReadColumn[]
  /** Index of the column that tells records apart. */
  readonly key: number
  /** Index of the column whose sums are compared; null where there is none. */
  readonly amount: number | null
  readonly theirs: readonly TheirRow[]
}

export interface Pair {
  readonly key: string
  readonly id: number | null
  readonly here: readonly unknown[] | null
  readonly there: TheirRow | null
  /** Indexes of the columns that differ. */
  readonly differs: readonly number[]
  /** Here less there, in cents; null where one of them has no amount. */
  readonly delta: number | null
}

interface Count {
  readonly lines: number
  /** Cents. */
  readonly sumHere: bigint
  readonly sumThere: bigint
}

export interface Reconciled {
  readonly different: readonly Pair[]
  readonly onlyHere: readonly Pair[]
  readonly onlyThere: readonly Pair[]
  readonly counts: Readonly<Record<'different' | 'onlyHere' | 'onlyThere' | 'equal', Count>>
  /** Keys that one side holds more than once; only the first of each is compared. */
  readonly repeated: { readonly here: readonly string[]; readonly there: readonly string[] }
  /** Rows of theirs without a key. */
  readonly keyless: number
}

class Class {
  readonly pairs: Pair[] = []
  private lines = 0
  private readonly here = new ExactSum()
  private readonly there = new ExactSum()

  add(here: number | null, there: number | null): void {
    this.lines++
    this.here.add(here ?? 0)
    this.there.add(there ?? 0)
  }

  get count(): Count {
    return { lines: this.lines, sumHere: this.here.total, sumThere: this.there.total }
  }
}

/** Compares a reading, page by page, with a table at hand. */
export function reconcile({ columns, key, amount, theirs }: ReconcilePlan): Fold<Reconciled> {
  const readers = columns.map(({ field }) => columnReader(field))
  const keyColumn = columns[key] ?? { field: 'id', label: 'ID', format: 'id' as const }
  const money = amount === null ? undefined : columns[amount]
  const centsOfCell = (value: unknown) => (money ? comparableCents(money, value) : null)
  return {
    start() {
      const waiting = new Map<string, TheirRow>()
      const repeatedThere: string[] = []
      let keyless = 0
      for (const row of theirs) {
        const name = comparable(keyColumn, row[key])
        if (name === '') keyless++
        else if (waiting.has(name)) repeatedThere.push(name)
        else waiting.set(name, row)
      }
      const seen = new Set<string>()
      const repeatedHere: string[] = []
      const different = new Class()
      const onlyHere = new Class()
      const equal = new Class()
      return {
        add(rows) {
          for (const row of rows) {
            const here = readers.map((read) => read(row))
            const name = comparable(keyColumn, here[key])
            const there = waiting.get(name)
            const centsHere = centsOfCell(amount === null ? null : here[amount])
            if (!there) {
              if (seen.has(name)) repeatedHere.push(name)
              else {
                onlyHere.add(centsHere, null)
                onlyHere.pairs.push({ key: name, id: row.id, here, there: null, differs: [], delta: null })
              }
              continue
            }
            waiting.delete(name)
            seen.add(name)
            const centsThere = centsOfCell(amount === null ? null : there[amount])
            const differs = columns.flatMap((column, at) =>
              there[at] === undefined || comparable(column, here[at]) === comparable(column, there[at]) ? [] : [at],
            )
            if (differs.length === 0) {
              equal.add(centsHere, centsThere)
              continue
            }
            different.add(centsHere, centsThere)
            const delta = centsHere === null || centsThere === null ? null : centsHere - centsThere
            different.pairs.push({ key: name, id: row.id, here, there, differs, delta })
          }
        },
        end() {
          const onlyThere = new Class()
          for (const [name, there] of waiting) {
            onlyThere.add(null, centsOfCell(amount === null ? null : there[amount]))
            onlyThere.pairs.push({ key: name, id: null, here: null, there, differs: [], delta: null })
          }
          return {
            different: different.pairs,
            onlyHere: onlyHere.pairs,
            onlyThere: onlyThere.pairs,
            counts: {
              different: different.count,
              onlyHere: onlyHere.count,
              onlyThere: onlyThere.count,
              equal: equal.count,
            },
            repeated: { here: repeatedHere, there: repeatedThere },
            keyless,
          }
        },
      }
    },
  }
}
