/**
 * Ours against theirs, joined by key and compared by value: only here, only there, different, equal
 * (reading/reconcile/README §1).
 */
import { ExactSum } from '#lib/written/cents.ts'
import { type ReadColumn, columnReader } from '#reading/folds/column.ts'
import type { ReadRow } from '#reading/walk/environment.ts'
import { comparable, comparableCents, isSame } from './value.ts'

/** Theirs: for each of the columns the value as it is written there; '' where their line is shorter. */
export type TheirRow = readonly string[]

/** By which columns two tables are compared. */
export interface ReconcilePlan {
  readonly columns: readonly ReadColumn[]
  /** Index of the column that tells records apart. */
  readonly key: number
  /** Index of the column whose sums are compared; null where there is none. */
  readonly amount: number | null
}

/** A record of one side or of both. */
export interface Pair {
  readonly key: string
  readonly id: number | null
  readonly here: readonly unknown[] | null
  readonly there: TheirRow | null
  /** Indexes of the columns that differ. */
  readonly differs: readonly number[]
  /** Here less there, in cents: what only one of them has counts whole; null where none has an amount. */
  readonly delta: number | null
}

/** What is told record by record; of those that are equal there is only a count. */
export type DifferenceClass = 'different' | 'onlyHere' | 'onlyThere'

/** Rows that are compared with none, and in no sum: their key stood before on their side, or they have none. */
export type LeftOut = 'repeatedHere' | 'repeatedThere' | 'keyless'

/** What a class of a reconciliation counts. */
export interface ClassCount {
  readonly lines: number
  /** Of these, lines whose amounts differ. */
  readonly inAmount: number
  /** Cents. */
  readonly sumHere: bigint
  readonly sumThere: bigint
}

/**
 * The counts of all classes, the rows that are left out, and what is written in their column of the sum and is no
 * amount.
 */
export type ReconcileCounts = Readonly<
  Record<DifferenceClass | 'equal', ClassCount> & Record<LeftOut | 'unread', number>
>

const deltaOf = (here: number | null, there: number | null): number | null =>
  here === null && there === null ? null : (here ?? 0) - (there ?? 0)

class Counted {
  private lines = 0
  private inAmount = 0
  private readonly here = new ExactSum()
  private readonly there = new ExactSum()

  add(here: number | null, there: number | null): void {
    this.lines++
    if (here !== there) this.inAmount++
    this.here.add(here ?? 0)
    this.there.add(there ?? 0)
  }

  end(): ClassCount {
    return { lines: this.lines, inAmount: this.inAmount, sumHere: this.here.total, sumThere: this.there.total }
  }
}

/**
 * Compares a reading with a table: first all of `hold`, then all of `add`, then `rest`; each takes a few rows at a
 * time.
 */
export class Reconciliation {
  private readonly readers
  private readonly keyColumn
  private readonly waiting = new Map<string, TheirRow>()
  private readonly seen = new Set<string>()
  private readonly classes = {
    different: new Counted(),
    onlyHere: new Counted(),
    onlyThere: new Counted(),
    equal: new Counted(),
  }
  private unread = 0
  private readonly left = { repeatedHere: 0, repeatedThere: 0, keyless: 0 }

  /** `onPair` is told of every difference, and of every row that is left out, as it is found. */
  constructor(
    private readonly plan: ReconcilePlan,
    private readonly onPair: (of: DifferenceClass | LeftOut, pair: Pair) => void,
  ) {
    this.readers = plan.columns.map(({ field }) => columnReader(field))
    this.keyColumn = plan.columns[plan.key]!
  }

  /** Theirs. */
  hold(rows: readonly TheirRow[]): void {
    for (const row of rows) {
      const key = comparable(this.keyColumn, row[this.plan.key])
      // A line of totals has a word where an id stands.
      const isKey = this.keyColumn.format === 'id' ? /\d/.test(key) : key !== ''
      if (!isKey || this.waiting.has(key))
        this.leave(isKey ? 'repeatedThere' : 'keyless', { key, id: null, here: null, there: row })
      else {
        this.waiting.set(key, row)
        if (row[this.plan.amount ?? -1]?.trim() && this.cents(row) === null) this.unread++
      }
    }
  }

  /** Ours. */
  add(rows: readonly ReadRow[]): void {
    for (const row of rows) {
      const here = this.readers.map((read) => read(row))
      const key = comparable(this.keyColumn, here[this.plan.key])
      const there = this.waiting.get(key)
      if (there) this.compare(row.id, key, here, there)
      else if (this.seen.has(key)) this.leave('repeatedHere', { key, id: row.id, here, there: null })
      else {
        const cents = this.cents(here)
        this.classes.onlyHere.add(cents, null)
        this.onPair('onlyHere', { key, id: row.id, here, there: null, differs: [], delta: deltaOf(cents, null) })
      }
    }
  }

  /** What they alone have, `slice` rows with each step. */
  *rest(slice: number): Generator<void> {
    let counted = 0
    for (const [key, there] of this.waiting) {
      const cents = this.cents(there)
      this.classes.onlyThere.add(null, cents)
      this.onPair('onlyThere', { key, id: null, here: null, there, differs: [], delta: deltaOf(null, cents) })
      if (++counted % slice === 0) yield
    }
  }

  end(): ReconcileCounts {
    const { different, onlyHere, onlyThere, equal } = this.classes
    return {
      different: different.end(),
      onlyHere: onlyHere.end(),
      onlyThere: onlyThere.end(),
      equal: equal.end(),
      ...this.left,
      unread: this.unread,
    }
  }

  private leave(of: LeftOut, row: Omit<Pair, 'differs' | 'delta'>) {
    this.left[of]++
    this.onPair(of, { ...row, differs: [], delta: null })
  }

  private compare(id: number, key: string, here: readonly unknown[], there: TheirRow) {
    this.waiting.delete(key)
    this.seen.add(key)
    const [centsHere, centsThere] = [this.cents(here), this.cents(there)]
    const differs = this.plan.columns.flatMap((column, at) => (isSame(column, here[at], there[at]) ? [] : [at]))
    if (differs.length === 0) return this.classes.equal.add(centsHere, centsThere)
    this.classes.different.add(centsHere, centsThere)
    this.onPair('different', { key, id, here, there, differs, delta: deltaOf(centsHere, centsThere) })
  }

  /** Of the column whose sums are compared. */
  private cents(row: readonly unknown[]): number | null {
    const at = this.plan.amount ?? -1
    const money = this.plan.columns[at]
    return money ? comparableCents(money, row[at]) : null
  }
}
