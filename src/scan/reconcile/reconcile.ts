/**
 * Compares our rows with those of another table: joined by a key, compared by value, in four classes: only here, only
 * there, different, equal (scan/reconcile/README §1).
 */
import { ExactSum } from '#lib/format/cents.ts'
import { type ScanColumn, createColumnReader } from '#scan/aggregates/scan-column.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'
import { toComparable, toComparableCents, isSameValue } from './comparable-value.ts'

/** A row of theirs: for each compared column the value as written; '' if their line is shorter. */
export type OtherRow = readonly string[]

/** The columns by which two tables are compared. */
export interface ReconcilePlan {
  readonly columns: readonly ScanColumn[]
  /** 0-based index of the column that identifies records. */
  readonly key: number
  /** 0-based index of the column whose sums are compared; null if there is none. */
  readonly amount: number | null
}

/** A record of one side or of both. */
export interface Pair {
  readonly key: string
  readonly id: number | null
  readonly ours: readonly unknown[] | null
  readonly theirs: OtherRow | null
  /** 0-based indexes of the columns that differ. */
  readonly differs: readonly number[]
  /**
   * Our amount minus theirs, in cents. An amount that only one side has counts in full; null if neither side has one.
   */
  readonly delta: number | null
}

/** The classes that are listed record by record; equal records are only counted. */
export type DifferenceClass = 'different' | 'onlyHere' | 'onlyThere'

/** Why a row is not compared and not in any sum: its key occurred before on the same side, or it has no key. */
export type ExcludedReason = 'repeatedHere' | 'repeatedThere' | 'keyless'

/** Counts and sums of one class. */
export interface ClassCount {
  readonly rowCount: number
  /** Rows of the class whose amounts differ. */
  readonly differingAmounts: number
  /** In cents. */
  readonly sumHere: bigint
  readonly sumThere: bigint
}

/**
 * The counts of all classes, the numbers of excluded rows, and how many cells of the summed column could not be read as
 * an amount.
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
 * Compares a scan with a table: first call `addTheirs` with all their rows, then `addOurs` with all ours, then
 * `compareRemaining`. Each takes a few rows at a time.
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

  /** `onPair` is called for every difference and every excluded row, as it is found. */
  constructor(
    private readonly plan: ReconcilePlan,
    private readonly onPair: (group: DifferenceClass | ExcludedReason, pair: Pair) => void,
  ) {
    this.readers = plan.columns.map(({ field }) => createColumnReader(field))
    this.keyColumn = plan.columns[plan.key]!
  }

  /** Adds rows of their table. */
  addTheirs(rows: readonly OtherRow[]): void {
    for (const row of rows) {
      const key = toComparable(this.keyColumn, row[this.plan.key])
      // A row of totals has a word in the id column.
      const isKey = this.keyColumn.format === 'id' ? /\d/.test(key) : key !== ''
      if (!isKey || this.unmatchedTheirs.has(key))
        this.exclude(isKey ? 'repeatedThere' : 'keyless', { key, id: null, ours: null, theirs: row })
      else {
        this.unmatchedTheirs.set(key, row)
        if (row[this.plan.amount ?? -1]?.trim() && this.cents(row) === null) this.unread++
      }
    }
  }

  /** Adds our rows. */
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

  /** Counts the rows that only they have, `sliceSize` rows with each step. */
  *compareRemaining(sliceSize: number): Generator<void> {
    let counted = 0
    for (const [key, there] of this.unmatchedTheirs) {
      const cents = this.cents(there)
      this.classes.onlyThere.add(null, cents)
      this.onPair('onlyThere', { key, id: null, ours: null, theirs: there, differs: [], delta: getDelta(null, cents) })
      if (++counted % sliceSize === 0) yield
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

  private exclude(reason: ExcludedReason, row: Omit<Pair, 'differs' | 'delta'>) {
    this.left[reason]++
    this.onPair(reason, { ...row, differs: [], delta: null })
  }

  private compare(id: number, key: string, here: readonly unknown[], there: OtherRow) {
    this.unmatchedTheirs.delete(key)
    this.seen.add(key)
    const [centsHere, centsThere] = [this.cents(here), this.cents(there)]
    const differs = this.plan.columns.flatMap((column, i) => (isSameValue(column, here[i], there[i]) ? [] : [i]))
    if (differs.length === 0) return this.classes.equal.add(centsHere, centsThere)
    this.classes.different.add(centsHere, centsThere)
    this.onPair('different', { key, id, ours: here, theirs: there, differs, delta: getDelta(centsHere, centsThere) })
  }

  /** The amount in the column whose sums are compared, in cents; null if there is none. */
  private cents(row: readonly unknown[]): number | null {
    const index = this.plan.amount ?? -1
    const amountColumn = this.plan.columns[index]
    return amountColumn ? toComparableCents(amountColumn, row[index]) : null
  }
}
