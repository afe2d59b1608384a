/** Several folds over one stream: the pages are read once. */
import type { Fold, RunningFold } from './fold.ts'

type Results<Folds extends Readonly<Record<string, Fold<unknown>>>> = {
  [Name in keyof Folds]: Folds[Name] extends Fold<infer Result> ? Result : never
}

/** Runs all of them side by side; their results stand under the same names. */
export function several<const Folds extends Readonly<Record<string, Fold<unknown>>>>(
  folds: Folds,
): Fold<Results<Folds>> {
  return {
    start() {
      const running = Object.entries(folds).map(([name, fold]): [string, RunningFold<unknown>] => [name, fold.start()])
      return {
        add(rows) {
          for (const [, fold] of running) fold.add(rows)
        },
        end: () => Object.fromEntries(running.map(([name, fold]) => [name, fold.end()])) as Results<Folds>,
      }
    },
  }
}
