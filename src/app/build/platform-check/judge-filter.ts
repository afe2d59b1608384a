/** Chooses values that show whether a filter works, and judges the results. */
import type { FilterField } from '#listing/define.ts'

/** How many rows a list has; the ids tell two results apart if the platform sends no total. */
export interface Result {
  total: number | null
  ids: readonly number[]
}

/**
 * `ignored`: the filter leaves nothing out. `findsNothing`: it also leaves out the rows that it asks for. `undecidable`:
 * the list has no rows that a filter could leave out.
 */
export type FilterVerdict = 'honoured' | 'ignored' | 'findsNothing' | 'undecidable'

/** Values, as the console sends them, that leave out at least one row of any list with several different rows. */
export function getExcludingValues({ type, options, rangeEnd }: FilterField): readonly string[] {
  if (options) return options.map(({ value }) => value)
  if (type === 'datetime') return [rangeEnd === 'upper' ? '1970-01-02T00:00' : '2999-01-01T00:00']
  if (type === 'money') return [rangeEnd === 'upper' ? '0' : '99999999']
  if (type === 'percent') return ['99.87']
  return type === 'whole' ? ['987654321'] : ['zqxjk987']
}

/** Values, as the console sends them, that find at least this row of the list; none if the row does not tell one. */
export function getFindingValues({ name, type, rangeEnd }: FilterField, row: object | undefined): readonly string[] {
  if (rangeEnd !== undefined && type === 'datetime')
    return [rangeEnd === 'upper' ? '2999-01-01T00:00' : '1970-01-02T00:00']
  if (rangeEnd === 'upper' && type === 'money') return ['99999999']
  const value: unknown = row && Reflect.get(row, name)
  return type === 'text' && typeof value === 'string' && value.trim() !== '' ? [value] : []
}

const isSameResult = (left: Result, right: Result) =>
  left.total === null || right.total === null ? left.ids.join() === right.ids.join() : left.total === right.total

/**
 * Judges a filter by its results with values that leave rows out and with values that find some. An option that every
 * row has changes nothing, so a filter with options counts as ignored only if several options all leave the list as it
 * was.
 */
export function judgeFilter(
  { options }: Pick<FilterField, 'options'>,
  without: Result,
  excluding: readonly Result[],
  finding: readonly Result[],
): FilterVerdict {
  if (without.ids.length === 0 || excluding.length === 0) return 'undecidable'
  if (excluding.every((result) => isSameResult(without, result))) return 'ignored'
  // One of its options has a row, if the list has one.
  const expectedToFind = options ? excluding : finding
  return expectedToFind.length > 0 && expectedToFind.every(({ ids }) => ids.length === 0) ? 'findsNothing' : 'honoured'
}
