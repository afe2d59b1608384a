/** What differs between records of one list, field by field. */
import type { Row } from '#commands/resource.ts'
import { toCents, formatCents } from '#lib/format/cents.ts'
import { parseDate } from '#lib/format/dates.ts'
import { formatDecimal, formatSignedDecimal } from '#lib/format/decimal.ts'
import { formatShownText } from '#listing/cell/cell-text.ts'
import { getCellValue, type Column } from '#listing/define.ts'

/** A column of records that are compared. */
export interface FieldDifference {
  column: Column
  /** As on the screen, one for each record. */
  texts: readonly string[]
  /** From the first to the second, of two records: '+R$ 18,00 (4,24 %)', '+2 min'; '' where there is none. */
  delta: string
  isSame: boolean
}

const TIME_UNITS = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const

/** Every column of the list; `rows` are two to eight records. */
export function compareFields(columns: readonly Column[], rows: readonly Row[]): FieldDifference[] {
  return columns.map((column) => {
    const texts = rows.map((row) => formatShownText(column, row))
    const isSame = texts.every((text) => text === texts[0])
    const [one, other] = rows
    const isPair = rows.length === 2 && one !== undefined && other !== undefined && !isSame
    return {
      column,
      texts,
      isSame,
      delta: isPair ? formatDelta(column, getCellValue(column, one), getCellValue(column, other)) : '',
    }
  })
}

function formatDelta({ format }: Column, one: unknown, other: unknown): string {
  if (format === 'money') {
    const [from, to] = [toCents(one), toCents(other)]
    if (from === null || to === null) return ''
    // In whole cents: the difference of two binary fractions is not one.
    const share = from === 0 ? '' : ` (${formatDecimal(((to - from) / Math.abs(from)) * 100, 0, 2)}\u00A0%)`
    return `${to > from ? '+' : ''}${formatCents(to - from)}${share}`
  }
  if (format === 'date') {
    const [from, to] = [parseDate(one), parseDate(other)]
    return from && to ? formatDuration(to.getTime() - from.getTime()) : ''
  }
  // An id is no amount: how far apart two of them are says nothing.
  const isName = format === 'status' || format === 'flag' || format === 'id'
  if (typeof one !== 'number' || typeof other !== 'number' || isName) return ''
  return format === 'percent'
    ? `${formatSignedDecimal(other - one, 0, 2)}\u00A0p.p.`
    : formatSignedDecimal(other - one, 0, 0)
}

/** '+2 min', '-1 d 3 h': the two largest units. */
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
 * The texts of a pair in three: what both begin with, what differs, what both end with. Signs of amounts, dates and
 * numbers tell apart; words do so whole, and ids, and what is the same, have no part that differs.
 */
export function splitChangedTexts({
  column,
  texts,
  isSame,
}: FieldDifference): readonly (readonly [string, string, string])[] {
  const [one = '', other = ''] = texts
  if (isSame || texts.length !== 2 || column.format === 'id') return texts.map((text) => [text, '', ''])
  if (column.format !== 'money' && column.format !== 'date') return texts.map((text) => ['', text, ''])
  const least = Math.min(one.length, other.length)
  let from = 0
  while (from < least && one[from] === other[from]) from++
  let end = 0
  while (end < least - from && one.at(-1 - end) === other.at(-1 - end)) end++
  return texts.map((text) => [text.slice(0, from), text.slice(from, text.length - end), text.slice(text.length - end)])
}

/** The table of a comparison as lines of tab-separated texts, for the clipboard. */
export function toDifferenceTable(found: readonly FieldDifference[], ids: readonly number[]): string[][] {
  const pair = ids.length === 2
  return [
    ['Campo', ...ids.map((id) => `#${id}`), ...(pair ? ['Δ'] : [])],
    ...found.map(({ column, texts, delta }) => [column.label, ...texts, ...(pair ? [delta] : [])]),
  ]
}
