/** The differences between records of one list, field by field, for the comparison. */
import type { Row } from '#commands/resource.ts'
import { toCents, formatCents } from '#lib/format/cents.ts'
import { parseDate } from '#lib/format/dates.ts'
import { formatDecimal, formatSignedDecimal } from '#lib/format/decimal.ts'
import { formatShownText } from '#listing/cell/cell-text.ts'
import { getCellValue, type Column } from '#listing/define.ts'

/** One column of the compared records. */
export interface FieldDifference {
  column: Column
  /** Texts as on the screen, one for each record. */
  texts: readonly string[]
  /** Difference from the first to the second record of a pair: '+R$ 18,00 (4,24 %)', '+2 min'; '' if there is none. */
  delta: string
  isSame: boolean
}

const TIME_UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/** Compares every column of the list; `rows` are two to eight records. */
export function compareFields(columns: readonly Column[], rows: readonly Row[]): FieldDifference[] {
  return columns.map((column) => {
    const texts = rows.map((row) => formatShownText(column, row))
    const isSame = texts.every((text) => text === texts[0])
    const [first, second] = rows
    const isPair = rows.length === 2 && first !== undefined && second !== undefined && !isSame
    return {
      column,
      texts,
      isSame,
      delta: isPair ? formatDelta(column, getCellValue(column, first), getCellValue(column, second)) : '',
    }
  })
}

function formatDelta({ format }: Column, first: unknown, second: unknown): string {
  if (format === 'money') {
    const [from, to] = [toCents(first), toCents(second)]
    if (from === null || to === null) return ''
    // In whole cents, because the difference of two binary fractions is not exact.
    const share = from === 0 ? '' : ` (${formatDecimal(((to - from) / Math.abs(from)) * 100, 0, 2)}\u00A0%)`
    return `${to > from ? '+' : ''}${formatCents(to - from)}${share}`
  }
  if (format === 'date') {
    const [from, to] = [parseDate(first), parseDate(second)]
    return from && to ? formatDuration(to.getTime() - from.getTime()) : ''
  }
  // An id is no amount: the difference of two ids means nothing.
  const isName = format === 'status' || format === 'flag' || format === 'id'
  if (typeof first !== 'number' || typeof second !== 'number' || isName) return ''
  return format === 'percent'
    ? `${formatSignedDecimal(second - first, 0, 2)}\u00A0p.p.`
    : formatSignedDecimal(second - first, 0, 0)
}

/** Returns '+2 min', '-1 d 3 h': the two largest units. */
function formatDuration(ms: number): string {
  let rest = Math.round(Math.abs(ms) / 1000)
  const parts: string[] = []
  for (const [unit, seconds] of TIME_UNITS) {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    if (count > 0 && parts.length < 2) parts.push(`${count} ${unit}`)
  }
  return parts.length === 0 ? '' : `${ms < 0 ? '-' : '+'}${parts.join(' ')}`
}

/**
 * Splits the texts of a pair into three parts: common beginning, difference, common end. Amounts and dates are compared
 * by character. Other texts differ as a whole. Ids and equal texts have no different part.
 */
export function splitChangedTexts({
  column,
  texts,
  isSame,
}: FieldDifference): readonly (readonly [string, string, string])[] {
  const [first = '', second = ''] = texts
  if (isSame || texts.length !== 2 || column.format === 'id') return texts.map((text) => [text, '', ''])
  if (column.format !== 'money' && column.format !== 'date') return texts.map((text) => ['', text, ''])
  const minLength = Math.min(first.length, second.length)
  let from = 0
  while (from < minLength && first[from] === second[from]) from++
  let end = 0
  while (end < minLength - from && first.at(-1 - end) === second.at(-1 - end)) end++
  return texts.map((text) => [text.slice(0, from), text.slice(from, text.length - end), text.slice(text.length - end)])
}

/** Returns the comparison as lines of cells, for the clipboard. */
export function toDifferenceTable(fields: readonly FieldDifference[], ids: readonly number[]): string[][] {
  const isPair = ids.length === 2
  return [
    ['Campo', ...ids.map((id) => `#${id}`), ...(isPair ? ['Δ'] : [])],
    ...fields.map(({ column, texts, delta }) => [column.label, ...texts, ...(isPair ? [delta] : [])]),
  ]
}
