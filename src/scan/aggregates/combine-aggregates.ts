/** Combines several aggregates into one, so that the pages are read once. */
import type { Aggregate, RunningAggregate } from './aggregate.ts'

type Results<Aggregates extends Readonly<Record<string, Aggregate<unknown>>>> = {
  [Name in keyof Aggregates]: Aggregates[Name] extends Aggregate<infer Result> ? Result : never
}

/** Runs all aggregates together; the results have the same names. */
export function combineAggregates<const Aggregates extends Readonly<Record<string, Aggregate<unknown>>>>(
  aggregates: Aggregates,
): Aggregate<Results<Aggregates>> {
  return {
    start() {
      const running = Object.entries(aggregates).map(([name, aggregate]): [string, RunningAggregate<unknown>] => [
        name,
        aggregate.start(),
      ])
      return {
        add(rows) {
          for (const [, aggregate] of running) aggregate.add(rows)
        },
        getResult: () =>
          Object.fromEntries(running.map(([name, aggregate]) => [name, aggregate.getResult()])) as Results<Aggregates>,
      }
    },
  }
}
