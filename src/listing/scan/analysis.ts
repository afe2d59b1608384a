/** What the panel shows of a whole reading besides its totals: made by a command, gone with the reading. */
import type { RuleResult } from '#scan/exceptions/rule.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { Description } from '#scan/aggregates/describe-column.ts'
import type { ShownGroups } from '#scan/aggregates/group-by.ts'
import type { DrawnRow } from '#scan/aggregates/sample.ts'
import type { Totals } from '#scan/aggregates/totals.ts'

/** A sample with all that is needed to draw it again. */
export interface TakenSample {
  readonly count: number
  readonly seed: string
  /** By value: cents between two points; null where ids alone decide. */
  readonly interval: bigint | null
  readonly drawn: readonly DrawnRow[]
}

/** What was asked of a whole reading, and its answer. */
export type Analysis =
  | { readonly kind: 'totals'; readonly column: ScanColumn; readonly totals: Totals }
  | {
      readonly kind: 'groups'
      /** 'Valor por Status', 'Linhas por dia'. */
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
