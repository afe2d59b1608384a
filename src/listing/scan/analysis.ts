/** Results that the panel shows of a scan besides its totals. A command computes them; they go away with the scan. */
import type { RuleResult } from '#scan/exceptions/rule.ts'
import type { MatchingRows } from '#scan/conditions/matching-rows.ts'
import type { RowCondition } from '#scan/conditions/row-condition.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { Description } from '#scan/aggregates/describe-column.ts'
import type { ShownGroups } from '#scan/aggregates/group-by.ts'
import type { DrawnRow } from '#scan/aggregates/sample.ts'
import type { Totals } from '#scan/aggregates/totals.ts'

/** A sample with everything needed to draw it again. */
export interface TakenSample {
  readonly count: number
  readonly seed: string
  /** Cents between two points of a sample by value; null if only ids decide. */
  readonly interval: bigint | null
  readonly drawn: readonly DrawnRow[]
}

/** A result that a command computed from a scan. */
export type Analysis =
  | { readonly kind: 'totals'; readonly column: ScanColumn; readonly totals: Totals }
  | {
      readonly kind: 'groups'
      /** For example 'Valor por Status' or 'Linhas por dia'. */
      readonly title: string
      readonly by: 'value' | 'day' | 'month' | 'hour' | 'weekday'
      readonly column: ScanColumn
      readonly amount: ScanColumn | null
      readonly shownGroups: ShownGroups
    }
  | {
      readonly kind: 'description'
      readonly column: ScanColumn
      readonly amount: ScanColumn | null
      readonly description: Description
    }
  | { readonly kind: 'sample'; readonly amount: ScanColumn | null; readonly sample: TakenSample }
  | { readonly kind: 'exceptions'; readonly results: readonly RuleResult[] }
  | {
      readonly kind: 'rows'
      readonly conditions: readonly RowCondition[]
      readonly amount: ScanColumn | null
      readonly result: MatchingRows
    }
