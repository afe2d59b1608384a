/** Types of the views of a scan that replace the table. */
import type { ChartView } from '#listing/scan/charts/chart-view.ts'
import type { PeriodComparison } from '#scan/aggregates/period-comparison.ts'
import type { Reconciled, OtherFile } from '#scan/jobs/reconcile-job.ts'
import type { DifferenceClass, Pair } from '#scan/reconcile/reconcile.ts'
import type { ManualMatches } from '#scan/reconcile/pasted-table.ts'

/** The comparison of our rows with another table. */
export interface ReconcileView {
  readonly kind: 'reconcile'
  /** For example 'Conciliar com colado'. */
  readonly title: string
  /** Words for the two sides: 'aqui' and 'lá', 'agora' and 'na leitura'. */
  readonly sides: readonly [string, string]
  /** For example 'provada 12:03, 1.204 linhas' and 'colado 12:09'. */
  readonly sideDescriptions: readonly [string, string]
  /** Which of the two scans is not verified, and why; '' if both are. */
  readonly unprovedText: string
  /** The suffix in file names if a side is not verified. */
  readonly suffix: string
  /** null until a table is pasted. */
  readonly otherFile: OtherFile | null
  /** Columns matched by the operator; absent: only the names decide. */
  readonly byHand?: ManualMatches
  /** null until they are compared. */
  readonly result: Reconciled | null
  /** 0-based index of the current difference. */
  readonly index: number
  /** Keys of the selected differences (`getDifferenceKey`). */
  readonly selected: ReadonlySet<string>
}

/** The comparison of two periods. */
export interface PeriodView {
  readonly kind: 'period'
  readonly title: string
  /** For example 'de 01/10/2026 00:00 até 31/10/2026 23:59, 31 dias (provada 12:03)'; the earlier period first. */
  readonly periodDescriptions: readonly [string, string]
  /**
   * Warnings, for example 'Os períodos não têm o mesmo número de dias: 31 e 30.', or that the later period is not over;
   * '' if there are none.
   */
  readonly note: string
  readonly hasAmount: boolean
  readonly parts: readonly { readonly title: string; readonly rows: readonly PeriodComparison[] }[]
  readonly total: PeriodComparison
}

/** The queue of records for review one by one; review-store.ts stores its content. */
export interface ReviewView {
  readonly kind: 'review'
}

/** The view that replaces the table. */
export type ScanView = ReconcileView | PeriodView | ReviewView | ChartView

/** The classes of a reconciliation, in display order. */
export const CLASSES = ['different', 'onlyHere', 'onlyThere', 'equal'] as const
/** A class of a reconciliation that can be shown. */
export type ReconcileClass = (typeof CLASSES)[number]

/** A record that differs between the sides, with its class. */
export type ListedDifference = Pair & { readonly of: DifferenceClass }

/** Identifies a difference: a record is in one class only. */
export const getDifferenceKey = ({ of, key }: ListedDifference): string => `${of} ${key}`

/** The most differences of each class that are listed. */
export const MAX_LISTED_PAIRS = 500
/** Lists the first pairs of each class that differs, class after class. */
export function listDifferences({ different, onlyHere, onlyThere }: Reconciled): ListedDifference[] {
  const listPairs = (of: DifferenceClass, pairs: readonly Pair[]) =>
    pairs.slice(0, MAX_LISTED_PAIRS).map((pair) => ({ ...pair, of }))
  return [
    ...listPairs('different', different),
    ...listPairs('onlyHere', onlyHere),
    ...listPairs('onlyThere', onlyThere),
  ]
}

/** The choice that excludes a column of ours from the comparison. */
export const NO_COLUMN = 'nenhuma'

/** Labels of the compared columns besides the key; null if all our columns were compared. */
function partCompared({ matched, columns, key }: Reconciled): string[] | null {
  if (matched.every(({ theirLabel }) => theirLabel !== null)) return null
  return columns.filter((_, index) => index !== key).map(({ label }) => label)
}

/**
 * The name of the class of equal rows: 'Igual' if all our columns were compared, otherwise with the compared columns.
 * Rows without a pair in the other table are never called equal.
 */
export function formatEqualLabel(result: Reconciled): string {
  const comparedLabels = partCompared(result)
  if (comparedLabels === null) return 'Igual'
  return comparedLabels.length > 0 ? `Igual em ${comparedLabels.join(', ')}` : 'Igual só na chave'
}

/** 'Nenhuma diferença', with the compared columns if not all of ours were compared. */
export function formatNoDifference(result: Reconciled): string {
  const comparedLabels = partCompared(result)
  if (comparedLabels === null) return 'Nenhuma diferença'
  return `Nenhuma diferença ${comparedLabels.length > 0 ? `em ${comparedLabels.join(', ')}` : 'de chave: nada mais se compara'}`
}

/** True if the current difference is selected. */
export function isCurrentSelected({ result, index, selected }: ReconcileView): boolean {
  const current = result && listDifferences(result)[index]
  return current ? selected.has(getDifferenceKey(current)) : false
}
