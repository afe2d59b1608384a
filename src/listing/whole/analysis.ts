/** What the panel shows of a whole reading besides its totals: made by a command, gone with the reading. */
import type { RuleResult } from '#reading/exceptions/rule.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import type { Description } from '#reading/folds/describe.ts'
import type { ShownGroups } from '#reading/folds/grouped.ts'
import type { Drawn } from '#reading/folds/sample.ts'
import type { Totals } from '#reading/folds/totals.ts'

/** A sample with all that is needed to draw it again. */
export interface SampleTaken {
  readonly count: number
  readonly seed: string
  /** By value: cents between two points; null where ids alone decide. */
  readonly interval: bigint | null
  readonly drawn: readonly Drawn[]
}

/** What was asked of a whole reading, and its answer. */
export type Analysis =
  | { readonly kind: 'totals'; readonly column: ReadColumn; readonly totals: Totals }
  | {
      readonly kind: 'groups'
      /** 'Valor por Status', 'Linhas por dia'. */
      readonly title: string
      readonly by: 'value' | 'day' | 'month' | 'hour' | 'weekday'
      readonly column: ReadColumn
      readonly amount: ReadColumn | null
      readonly shown: ShownGroups
    }
  | {
      readonly kind: 'description'
      readonly column: ReadColumn
      readonly amount: ReadColumn | null
      readonly description: Description
    }
  | { readonly kind: 'sample'; readonly amount: ReadColumn | null; readonly sample: SampleTaken }
  | { readonly kind: 'exceptions'; readonly results: readonly RuleResult[] }
