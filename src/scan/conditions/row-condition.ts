/**
 * Conditions on the rows of a scan, for what a list's own filters cannot select. Conditions are plain data, because they
 * are sent to the worker (scan/conditions/README §1).
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { createColumnReader, formatValue, type ScanColumn } from '#scan/aggregates/scan-column.ts'
import { toMinute } from '#scan/aggregates/date-parts.ts'
import type { ScanRow } from '#scan/protocol/scan-environment.ts'

/** Limits of a number, in the unit of the rows: money is in reais. The limits belong to the range unless excluded. */
export interface NumberTest {
  readonly kind: 'number'
  readonly min?: number
  readonly max?: number
  readonly excludesMin?: true
  readonly excludesMax?: true
  /** Keeps the numbers outside the range instead. */
  readonly isNegated?: true
}

/** What a value must fulfil. */
export type ValueTest =
  | NumberTest
  /** Both ends are minutes of the platform's clock, 'yyyy-MM-ddTHH:mm', and belong to the period. */
  | { readonly kind: 'period'; readonly de?: string; readonly ate?: string }
  /** 'contains': every word occurs in the text. 'equals': the same text. 'words': the text has these whole words. */
  | {
      readonly kind: 'text'
      readonly match: 'contains' | 'equals' | 'words'
      readonly text: string
      readonly isNegated?: true
    }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  | { readonly kind: 'empty'; readonly isNegated?: true }

/** A condition on one column. */
export interface RowCondition {
  /** For a number that is the id behind a name, the column of the id. */
  readonly column: ScanColumn
  readonly test: ValueTest
}

/**
 * Whether a value fulfils a condition. 'empty': there is no value; 'unreadable': the value is of another kind than the
 * condition compares. Neither fulfils it, and neither can be said to miss it.
 */
export type ConditionResult = 'match' | 'other' | 'empty' | 'unreadable'

/** Words in the masculine singular, so that 'Inativas' and 'inativo' are the same status. */
const toStatusWords = (text: string): string =>
  ` ${normalizeText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.{3})s$/, '').replace(/(?<=.{3})a$/, 'o'))
    .join(' ')} `

const isWithin = (value: number, { min, max, excludesMin, excludesMax }: NumberTest): boolean =>
  (min === undefined || (excludesMin ? value > min : value >= min)) &&
  (max === undefined || (excludesMax ? value < max : value <= max))

/** Creates the comparison for a value that is not empty; null if the value cannot be compared. */
function createComparison({ column, test }: RowCondition): (value: unknown) => boolean | null {
  switch (test.kind) {
    case 'number':
      return (value) => {
        const isReadable = typeof value === 'number' && Number.isFinite(value)
        if (!isReadable || (column.format === 'id' && !isRecordId(value))) return null
        return isWithin(value, test) !== (test.isNegated === true)
      }
    case 'period': {
      const { de = '', ate } = test
      return (value) => {
        const minute = toMinute(value)
        return minute === null ? null : minute >= de && (ate === undefined || minute <= ate)
      }
    }
    case 'text': {
      const compare = createTextComparison(test)
      return (value) => {
        const text = formatValue(column, value)
        return text === '' ? null : compare(text) !== (test.isNegated === true)
      }
    }
    case 'flag':
      return (value) => (typeof value === 'boolean' ? value === test.isOn : null)
    case 'empty':
      return () => test.isNegated === true
  }
}

function createTextComparison({ match, text }: Extract<ValueTest, { kind: 'text' }>): (value: string) => boolean {
  const wanted = normalizeText(text).trim()
  if (match === 'equals') return (value) => normalizeText(value).trim() === wanted
  if (match === 'words') {
    const statusWords = toStatusWords(text)
    return (value) => toStatusWords(value).includes(statusWords)
  }
  const words = wanted.split(/\s+/)
  return (value) => {
    const normalized = normalizeText(value)
    return words.every((word) => normalized.includes(word))
  }
}

/** Creates the test of one condition. Create it once; it is called once a row. */
export function createConditionTest(condition: RowCondition): (row: ScanRow) => ConditionResult {
  const read = createColumnReader(condition.column.field)
  const compare = createComparison(condition)
  const asksEmpty = condition.test.kind === 'empty'
  const emptyResult = asksEmpty ? (condition.test.isNegated ? 'other' : 'match') : 'empty'
  return (row) => {
    const value = read(row)
    if (value === null || value === undefined || value === '') return emptyResult
    const isMatch = compare(value)
    return isMatch === null ? 'unreadable' : isMatch ? 'match' : 'other'
  }
}

/** Creates a filter for the rows that fulfil all conditions. */
export function createRowFilter(conditions: readonly RowCondition[]): (row: ScanRow) => boolean {
  const tests = conditions.map(createConditionTest)
  return (row) => tests.every((test) => test(row) === 'match')
}
