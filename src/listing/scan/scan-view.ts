/** What of a whole reading needs the whole screen, in the place of the table. */
import type { PeriodComparison } from '#scan/aggregates/compare-period.ts'
import type { Reconciled, OtherFile } from '#scan/jobs/reconcile-job.ts'
import type { DifferenceClass, Pair } from '#scan/reconcile/reconcile.ts'
import type { MatchedByHand } from '#scan/reconcile/pasted-table.ts'

/** Ours against theirs. */
export interface ReconcileView {
  readonly kind: 'reconcile'
  /** 'Conciliar com colado'. */
  readonly title: string
  /** Words for the two sides: 'aqui' and 'lá', 'agora' and 'na leitura'. */
  readonly sides: readonly [string, string]
  /** 'provada 12:03, 1.204 linhas'; 'colado 12:09'. */
  readonly sideDescriptions: readonly [string, string]
  /** Which reading of the two is not proved, and why; '' where none is. */
  readonly unprovedText: string
  /** What the name of a file says where either side is not proved. */
  readonly suffix: string
  /** null while it is still to be pasted. */
  readonly otherFile: OtherFile | null
  /** What the operator matched; absent: the names alone decide. */
  readonly byHand?: MatchedByHand
  /** null until they are compared. */
  readonly result: Reconciled | null
  /** The difference that is gone to, 0-based. */
  readonly index: number
  /** Differences that are selected, by `differenceName`. */
  readonly selected: ReadonlySet<string>
}

/** Two periods side by side. */
export interface PeriodView {
  readonly kind: 'period'
  readonly title: string
  /** 'de 01/10/2026 00:00 até 31/10/2026 23:59, 31 dias (provada 12:03)', the earlier one first. */
  readonly periodDescriptions: readonly [string, string]
  /** 'Os períodos não têm o mesmo número de dias: 31 e 30.', and that the later one is not over; '' for neither. */
  readonly note: string
  readonly hasAmount: boolean
  readonly parts: readonly { readonly title: string; readonly rows: readonly PeriodComparison[] }[]
  readonly total: PeriodComparison
}

/** The queue of records to be looked at one by one; what is in it is kept apart (review-store.ts). */
export interface ReviewView {
  readonly kind: 'review'
}

/** What stands in the place of the table while a whole reading is looked at. */
export type ScanView = ReconcileView | PeriodView | ReviewView

/** The classes of a reconciliation in the order in which they are told. */
export const CLASSES = ['different', 'onlyHere', 'onlyThere', 'equal'] as const
/** The classes of a reconciliation that can be looked at. */
export type ReconcileClass = (typeof CLASSES)[number]

/** A record that is not the same on both sides, and how. */
export type ListedDifference = Pair & { readonly of: DifferenceClass }

/** One text for a difference: a record is in one class. */
export const getDifferenceKey = ({ of, key }: ListedDifference): string => `${of} ${key}`

/** Every difference, class after class; at most so many of each class are told one by one. */
export const MAX_LISTED_PAIRS = 500
/** The first pairs of each class that differs, class by class. */
export function listDifferences({ different, onlyHere, onlyThere }: Reconciled): ListedDifference[] {
  const listPairs = (of: DifferenceClass, pairs: readonly Pair[]) =>
    pairs.slice(0, MAX_LISTED_PAIRS).map((pair) => ({ ...pair, of }))
  return [
    ...listPairs('different', different),
    ...listPairs('onlyHere', onlyHere),
    ...listPairs('onlyThere', onlyThere),
  ]
}

/** What is chosen for a column of ours that is not to be compared. */
export const NO_COLUMN = 'nenhuma'

/** The columns besides the key that were compared, by their labels; null where all of ours were. */
function partCompared({ matched, columns, key }: Reconciled): string[] | null {
  if (matched.every(({ there }) => there !== null)) return null
  return columns.filter((_, at) => at !== key).map(({ label }) => label)
}

/**
 * What the rows that do not differ are called: 'Igual' where every column of ours was compared, else in which of them
 * they are equal. What has no pair in the other table is never called equal.
 */
export function equalText(result: Reconciled): string {
  const part = partCompared(result)
  if (part === null) return 'Igual'
  return part.length > 0 ? `Igual em ${part.join(', ')}` : 'Igual só na chave'
}

/** 'Nenhuma diferença', and in which columns where not all of ours were compared. */
export function noDifferenceText(result: Reconciled): string {
  const part = partCompared(result)
  if (part === null) return 'Nenhuma diferença'
  return `Nenhuma diferença ${part.length > 0 ? `em ${part.join(', ')}` : 'de chave: nada mais se compara'}`
}

/** True where the difference that is gone to is selected. */
export function isCurrentSelected({ result, index, selected }: ReconcileView): boolean {
  const here = result && listDifferences(result)[index]
  return here ? selected.has(getDifferenceKey(here)) : false
}
