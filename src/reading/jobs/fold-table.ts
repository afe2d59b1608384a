/** The folds by their names: a name and plain arguments go to the worker, which makes the fold there. */
import { describeColumn } from '#reading/folds/describe.ts'
import type { Fold } from '#reading/folds/fold.ts'
import { groupsToShow } from '#reading/folds/grouped.ts'
import { magnitude, sample, sampleByValue } from '#reading/folds/sample.ts'
import { totals } from '#reading/folds/totals.ts'

const folds = { totals, groupsToShow, describeColumn, sample, sampleByValue, magnitude }

type Folds = typeof folds
/** The folds that the worker can be asked for. */
export type FoldName = keyof Folds
/** What the fold of this name is told. */
export type FoldArguments<Name extends FoldName> = Parameters<Folds[Name]>
/** What the fold of this name makes of all rows. */
export type FoldResult<Name extends FoldName> = ReturnType<Folds[Name]> extends Fold<infer Result> ? Result : never

/** A fold by its name, as it is sent to the worker. */
export interface FoldAsked {
  readonly name: FoldName
  readonly given: readonly unknown[]
}

/** The fold that was asked for. */
export const foldOf = ({ name, given }: FoldAsked): Fold<unknown> =>
  (folds[name] as (...given: readonly unknown[]) => Fold<unknown>)(...given)
