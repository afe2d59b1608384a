/**
 * Ours against theirs, joined by key and compared by value: only here, only there, different, equal
 * (scan/reconcile/README §1).
 */
import { ExactSum } from '#lib/format/cents.ts'
import { type ScanColumn, createColumnReader } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { toComparable, toComparableCents, isSameValue } from './comparable-value.ts'

/** Theirs: for each of the columns the value as it is written there; '' where their line is shorter. */
export type OtherRow = readonly string[]

/** By which columns two tables are compared. */
export interface ReconcilePlan {
  readonly columns: readonly ScanColumn[]
  /** Index of the column that tells records apart. */
  readonly key: number
  /** Index of the column whose sums are compared; null where there is none. */
  readonly amount: number | null
}

/** A record of one side or of both. */
export interface Pair {
  readonly key: string
  readonly id: number | null
  readonly ours: readonly unknown[] | null
  readonly theirs: OtherRow | null
  /** Indexes of the columns that differ. */
  readonly differs: readonly number[]
  /** Here less there, in cents: what only one of them has counts whole; null where none has an amount. */
  readonly delta: number | null
}

/** What is told record by record; of those that are equal there is only a count. */
export type DifferenceClass = 'different' | 'onlyHere' | 'onlyThere'

/** Rows that are compared with none, and in no sum: their key stood before on their side, or they have none. */
export type ExcludedReason = 'repeatedHere' | 'repeatedThere' | 'keyless'

/** What a class of a reconciliation counts. */
export interface ClassCount {
  readonly rowCount: number
  /** Of these, lines whose amounts differ. */
  readonly differingAmounts: number
  /** Cents. */
  readonly sumHere: bigint
  readonly sumThere: bigint
}

/**
 * The counts of all classes, the rows that are left out, and what is written in their column of the sum and is no
 * amount.
 */
export type ReconcileCounts = Readonly<
  Record<DifferenceClass | 'equal', ClassCount> & Record<ExcludedReason | 'unread', number>
>

const getDelta = (here: number | null, there: number | null): number | null =>
  here === null && there === null ? null : (here ?? 0) - (there ?? 0)

class ClassCounter {
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
    return {
      rowCount: this.lines,
      differingAmounts: this.inAmount,
      sumHere: this.here.total,
      sumThere: this.there.total,
    }
  }
}

/**
 * Compares a reading with a table: first all of `hold`, then all of `add`, then `rest`; each takes a few rows at a
 * time.
 */
export class Reconciliation {
  private readonly readers
  private readonly keyColumn
  private readonly unmatchedTheirs = new Map<string, OtherRow>()
  private readonly seen = new Set<string>()
  private readonly classes = {
    different: new ClassCounter(),
    onlyHere: new ClassCounter(),
    onlyThere: new ClassCounter(),
    equal: new ClassCounter(),
  }
  private unread = 0
  private readonly left = { repeatedHere: 0, repeatedThere: 0, keyless: 0 }

  /** `onPair` is told of every difference, and of every row that is left out, as it is found. */
  constructor(
    private readonly plan: ReconcilePlan,
    private readonly onPair: (of: DifferenceClass | ExcludedReason, pair: Pair) => void,
  ) {
    this.readers = plan.columns.map(({ field }) => createColumnReader(field))
    this.keyColumn = plan.columns[plan.key]!
  }

  /** Theirs. */
  addTheirs(rows: readonly OtherRow[]): void {
    for (const row of rows) {
      const key = toComparable(this.keyColumn, row[this.plan.key])
      // A line of totals has a word where an id stands.
      const isKey = this.keyColumn.format === 'id' ? /\d/.test(key) : key !== ''
      if (!isKey || this.unmatchedTheirs.has(key))
        this.exclude(isKey ? 'repeatedThere' : 'keyless', { key, id: null, ours: null, theirs: row })
      else {
        this.unmatchedTheirs.set(key, row)
        if (row[this.plan.amount ?? -1]?.trim() && this.cents(row) === null) this.unread++
      }
    }
  }

  /** Ours. */
  addOurs(rows: readonly ScanRow[]): void {
    for (const row of rows) {
      const here = this.readers.map((read) => read(row))
      const key = toComparable(this.keyColumn, here[this.plan.key])
      const there = this.unmatchedTheirs.get(key)
      if (there) this.compare(row.id, key, here, there)
      else if (this.seen.has(key)) this.exclude('repeatedHere', { key, id: row.id, ours: here, theirs: null })
      else {
        const cents = this.cents(here)
        this.classes.onlyHere.add(cents, null)
        this.onPair('onlyHere', {
          key,
          id: row.id,
          ours: here,
          theirs: null,
          differs: [],
          delta: getDelta(cents, null),
        })
      }
    }
  }

  /** What they alone have, `slice` rows with each step. */
  *compareRemaining(slice: number): Generator<void> {
    let counted = 0
    for (const [key, there] of this.unmatchedTheirs) {
      const cents = this.cents(there)
      this.classes.onlyThere.add(null, cents)
      this.onPair('onlyThere', { key, id: null, ours: null, theirs: there, differs: [], delta: getDelta(null, cents) })
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

  private exclude(of: ExcludedReason, row: Omit<Pair, 'differs' | 'delta'>) {
    this.left[of]++
    this.onPair(of, { ...row, differs: [], delta: null })
  }

  private compare(id: number, key: string, here: readonly unknown[], there: OtherRow) {
    this.unmatchedTheirs.delete(key)
    this.seen.add(key)
    const [centsHere, centsThere] = [this.cents(here), this.cents(there)]
    const differs = this.plan.columns.flatMap((column, at) => (isSameValue(column, here[at], there[at]) ? [] : [at]))
    if (differs.length === 0) return this.classes.equal.add(centsHere, centsThere)
    this.classes.different.add(centsHere, centsThere)
    this.onPair('different', { key, id, ours: here, theirs: there, differs, delta: getDelta(centsHere, centsThere) })
  }

  /** Of the column whose sums are compared. */
  private cents(row: readonly unknown[]): number | null {
    const at = this.plan.amount ?? -1
    const money = this.plan.columns[at]
    return money ? toComparableCents(money, row[at]) : null
  }
}
