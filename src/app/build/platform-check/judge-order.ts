/** Judges whether a list is ordered by a column, from the rows that the platform sent in both directions. */
import { parseDate } from '#lib/format/dates.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'

/** The rows of one direction: their ids, and the values of the column. */
export interface OrderedRows {
  ids: readonly number[]
  values: readonly unknown[]
}

/**
 * - `honoured`: both directions are ordered.
 * - `ignored`: both directions have the same rows.
 * - `wrong`: they differ, but at least one is not ordered.
 * - `undecidable`: all rows have the same value, or there is only one.
 */
export type OrderVerdict = 'honoured' | 'ignored' | 'wrong' | 'undecidable'

type Comparison = (left: never, right: never) => number

const compare = (left: number | string, right: number | string) => (left < right ? -1 : left > right ? 1 : 0)
const toTime = (value: unknown) => parseDate(value)?.getTime() ?? 0
const collator = new Intl.Collator('pt-BR')

/** Every order of texts that databases use: by bytes, without case, without accents, by language. */
const TEXT_COMPARISONS: readonly ((left: string, right: string) => number)[] = [
  compare,
  (left, right) => compare(left.toLowerCase(), right.toLowerCase()),
  (left, right) => compare(normalizeText(left), normalizeText(right)),
  collator.compare,
  new Intl.Collator('pt-BR', { ignorePunctuation: true }).compare,
]

function getComparisons(values: readonly unknown[], isDate: boolean): readonly Comparison[] {
  if (isDate) return [(left: unknown, right: unknown) => compare(toTime(left), toTime(right))]
  if (values.every((value) => typeof value === 'number' || typeof value === 'boolean'))
    return [(left: number, right: number) => compare(Number(left), Number(right))]
  return TEXT_COMPARISONS.map((by) => (left: unknown, right: unknown) => by(String(left), String(right)))
}

/** True if the values ascend; empty ones may stand at either end. */
function isAscending(values: readonly unknown[], isDate: boolean): boolean {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  const firstFilled = values.findIndex((value) => !isEmpty(value))
  const filled = values.filter((value) => !isEmpty(value))
  const areTogether = values.slice(firstFilled, firstFilled + filled.length).every((value) => !isEmpty(value))
  return (
    firstFilled === -1 ||
    (areTogether &&
      getComparisons(filled, isDate).some((by) =>
        filled.every((value, index) => index === 0 || by(filled[index - 1] as never, value as never) <= 0),
      ))
  )
}

/** Judges a column by the first rows of both directions. */
export function judgeOrder(ascending: OrderedRows, descending: OrderedRows, isDate: boolean): OrderVerdict {
  const all = [...ascending.values, ...descending.values]
  if (new Set(all.map((value) => JSON.stringify(value) ?? '')).size <= 1) return 'undecidable'
  if (isAscending(ascending.values, isDate) && isAscending(descending.values.toReversed(), isDate)) {
    return ascending.ids[0] === descending.ids[0] && ascending.ids.length > 1 ? 'ignored' : 'honoured'
  }
  const isSame = ascending.ids.join() === descending.ids.join()
  return isSame ? 'ignored' : 'wrong'
}
