/** The folds by their names: a name and plain arguments go to the worker, which makes the fold there. */
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { aggregateShownGroups } from '#scan/aggregates/group-by.ts'
import { sumMagnitude, sampleRows, sampleByValue } from '#scan/aggregates/sample.ts'
import { aggregateTotals } from '#scan/aggregates/totals.ts'

const aggregates = {
  totals: aggregateTotals,
  groupsToShow: aggregateShownGroups,
  describeColumn,
  sample: sampleRows,
  sampleByValue,
  magnitude: sumMagnitude,
}

type Aggregates = typeof aggregates
/** The folds that the worker can be asked for. */
export type AggregateName = keyof Aggregates
/** What the fold of this name is told. */
export type AggregateArguments<Name extends AggregateName> = Parameters<Aggregates[Name]>
/** What the fold of this name makes of all rows. */
export type AggregateResult<Name extends AggregateName> =
  ReturnType<Aggregates[Name]> extends Aggregate<infer Result> ? Result : never

/** A fold by its name, as it is sent to the worker. */
export interface AggregateRequest {
  readonly name: AggregateName
  readonly args: readonly unknown[]
}

/** The fold that was asked for. */
export const createAggregate = ({ name, args: given }: AggregateRequest): Aggregate<unknown> =>
  (aggregates[name] as (...given: readonly unknown[]) => Aggregate<unknown>)(...given)
