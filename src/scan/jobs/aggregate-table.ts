/**
 * The aggregates by name: the page sends a name and plain arguments to the worker, which creates the aggregate there.
 */
import { describeColumn } from '#scan/aggregates/describe-column.ts'
import type { Aggregate } from '#scan/aggregates/aggregate.ts'
import { aggregateShownGroups } from '#scan/aggregates/group-by.ts'
import { sumMagnitude, sampleRows, sampleByValue } from '#scan/aggregates/sample.ts'
import { aggregateTotals } from '#scan/aggregates/totals.ts'
import { aggregateDistribution } from '#scan/charts/distribution.ts'
import { aggregateLargestGroups, aggregateLargestRows } from '#scan/charts/largest.ts'
import { aggregateTimeline } from '#scan/charts/timeline.ts'
import { filterRows } from '#scan/conditions/matching-rows.ts'

const aggregates = {
  totals: aggregateTotals,
  groupsToShow: aggregateShownGroups,
  describeColumn,
  sample: sampleRows,
  sampleByValue,
  magnitude: sumMagnitude,
  filterRows,
  timeline: aggregateTimeline,
  distribution: aggregateDistribution,
  largestRows: aggregateLargestRows,
  largestGroups: aggregateLargestGroups,
}

type Aggregates = typeof aggregates
/** Names of the aggregates that the worker can run. */
export type AggregateName = keyof Aggregates
/** Arguments of the aggregate with this name. */
export type AggregateArguments<Name extends AggregateName> = Parameters<Aggregates[Name]>
/** Result of the aggregate with this name over all rows. */
export type AggregateResult<Name extends AggregateName> =
  ReturnType<Aggregates[Name]> extends Aggregate<infer Result> ? Result : never

/** A request for an aggregate, as it is sent to the worker. */
export interface AggregateRequest {
  readonly name: AggregateName
  readonly args: readonly unknown[]
}

/** Creates the requested aggregate. */
export const createAggregate = ({ name, args: values }: AggregateRequest): Aggregate<unknown> =>
  (aggregates[name] as (...given: readonly unknown[]) => Aggregate<unknown>)(...values)
