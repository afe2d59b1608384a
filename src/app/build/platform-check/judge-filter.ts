/** Chooses values that show whether a filter works, and judges the results. */
import type { FilterField } from '#listing/define.ts'

/** How many rows a list has; the ids tell two results apart if the platform sends no total. */
export interface Result {
  total: number | null
  ids: readonly number[]
}

/** `undecidable`: the list has no rows that a filter could leave out. */
export type FilterVerdict = 'honoured' | 'ignored' | 'undecidable'

/** Values, as the console sends them, that leave out at least one row of any list with several different rows. */
export function getExcludingValues({ type, options, rangeEnd }: FilterField): readonly string[] {
  if (options) return options.map(({ value }) => value)
  if (type === 'datetime') return [rangeEnd === 'upper' ? '1970-01-02T00:00' : '2999-01-01T00:00']
  if (type === 'money') return [rangeEnd === 'upper' ? '0' : '99999999']
  if (type === 'percent') return ['99.87']
  return type === 'whole' ? ['987654321'] : ['zqxjk987']
}

const isSameResult = (left: Result, right: Result) =>
  left.total === null || right.total === null ? left.ids.join() === right.ids.join() : left.total === right.total

/**
 * Judges a filter by its results. An option that every row has changes nothing, so a filter with options counts as
 * ignored only if several options all leave the list as it was.
 */
export function judgeFilter(without: Result, withValues: readonly Result[]): FilterVerdict {
  if (without.ids.length === 0 || withValues.length === 0) return 'undecidable'
  return withValues.every((result) => isSameResult(without, result)) ? 'ignored' : 'honoured'
}
