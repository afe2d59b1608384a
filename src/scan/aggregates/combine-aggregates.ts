/** Several folds over one stream: the pages are read once. */
import type { Aggregate, RunningAggregate } from './aggregate.ts'

type Results<Folds extends Readonly<Record<string, Aggregate<unknown>>>> = {
  [Name in keyof Folds]: Folds[Name] extends Aggregate<infer Result> ? Result : never
}

/** Runs all of them side by side; their results stand under the same names. */
export function combineAggregates<const Folds extends Readonly<Record<string, Aggregate<unknown>>>>(
  folds: Folds,
): Aggregate<Results<Folds>> {
  return {
    start() {
      const running = Object.entries(folds).map(([name, fold]): [string, RunningAggregate<unknown>] => [
        name,
        fold.start(),
      ])
      return {
        add(rows) {
          for (const [, fold] of running) fold.add(rows)
        },
        getResult: () => Object.fromEntries(running.map(([name, fold]) => [name, fold.getResult()])) as Results<Folds>,
      }
    },
  }
}
