/**
 * Parses the value behind the colon of a filter by the filter's type (listing/quick-filter/README §1). Never throws.
 */
import { parseMomentText } from '#commands/language/days/period-text.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { replaceNumberWords } from '#commands/language/words/number-words.ts'
import { type Parsed, parseMoney } from '#commands/language/words/parse-numbers.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { type Token, tokenize } from '#commands/language/words/tokens.ts'
import type { ListState } from '#commands/screen.ts'
import { formatDateTime } from '#lib/format/dates.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { parseNumber } from '#lib/format/parse-number.ts'
import { getFilterChoices, type FilterField, getNumberKind } from '#listing/define.ts'
import type { FilterName } from './filter-names.ts'

type FilterValues = ListState['filters']

/**
 * The result of one term: values by the filters' wire names, or why it is refused. `isUnderstood` if the value was
 * parsed but is not allowed.
 */
export type TermResult = { filters: FilterValues } | { rejection: string; isUnderstood?: true }

/** Parses the value of this filter; `now` is the day for 'ontem'. */
export function parseTermValue(name: FilterName, value: string, now: Date): TermResult {
  const [first, second] = name.fields
  if (name.kind === 'range' && first && second) return parseRangeTerm(name, first, second, value)
  if (name.kind !== 'one' && first && second) return parsePeriodTerm(name, first, second, value, now)
  return first ? parseSingleValue(name, first, value, now) : { rejection: '' }
}

function parseSingleValue(name: FilterName, field: FilterField, value: string, now: Date): TermResult {
  if (field.type === 'datetime') {
    const moment = parseMomentText(value, now, field.rangeEnd === 'upper')
    return moment ? { filters: { [field.name]: moment } } : { rejection: `${name.word}: “${value}” não é uma data` }
  }
  const choices = getFilterChoices(field)
  if (choices.length > 0) {
    const wanted = normalizeText(value)
    const matches = choices.filter((choice) => normalizeText(choice.label).startsWith(wanted))
    const found =
      choices.find((choice) => choice.value === value || normalizeText(choice.label) === wanted) ??
      (new Set(matches.map((choice) => choice.value)).size === 1 ? matches[0] : undefined)
    if (found) return { filters: { [field.name]: found.value } }
    if (matches.length > 1) return { rejection: `${name.word}: ${matches.map(({ label }) => label).join(' ou ')}?` }
    if (field.options) return { rejection: `${name.word}: ${choices.map(({ label }) => label).join(', ')}` }
  }
  const numberKind = getNumberKind(field)
  if (numberKind === null) return { filters: { [field.name]: value } }
  const number = parseNumber(numberKind, value)
  const wanted = field.resource
    ? 'id: escolha um dos nomes oferecidos'
    : numberKind === 'whole'
      ? 'número inteiro'
      : 'número'
  if (typeof number !== 'number') return { rejection: `${name.word}: “${value}” não é um ${wanted}` }
  return rejectTooLow(name, field, number) ?? { filters: { [field.name]: String(number) } }
}

const rejectTooLow = ({ word }: FilterName, { min }: FilterField, number: number): TermResult | null =>
  min !== undefined && number < min ? { rejection: `${word}: o menor valor aceito é ${min}`, isUnderstood: true } : null

/** Parses a text as the palette does; null unless the whole text is consumed. */
function parseWhole<Value>(
  text: string,
  read: (tokens: readonly Token[]) => Parsed<Value> | null,
): Parsed<Value> | null {
  const tokens = replaceNumberWords(tokenize(text))
  const found = read(tokens)
  return found?.end === tokens.length ? found : null
}

const parseAmount = (text: string): number | null | undefined => {
  const amount = parseNumber('money', text)
  return amount === null ? (parseWhole(text, (tokens) => parseMoney(tokens, 0))?.value ?? null) : amount
}

/** Returns both ends of a range: undefined for an open end, null for an invalid one. */
function parseAmounts(value: string): readonly (number | null | undefined)[] {
  // A fraction of a cent is refused, not cut off.
  if (/,\d{3}/.test(value)) return [null]
  const [, lower, upper = ''] = /^(.*?)\.\.(.*)$/.exec(value) ?? []
  if (lower !== undefined) return [parseAmount(lower), parseAmount(upper)]
  const both = parseAmount(value)
  const range =
    both === null ? parseWhole(value, (tokens) => parseMoneyRange(tokens, 0))?.value : { min: both, max: both }
  return range ? [range.min, range.max] : [null]
}

function parseRangeTerm(name: FilterName, lower: FilterField, upper: FilterField, value: string): TermResult {
  const amounts = parseAmounts(value)
  const numbers = amounts.filter((end) => typeof end === 'number')
  if (amounts.includes(null) || numbers.length === 0)
    return { rejection: `${name.word}: “${value}” não é um valor; como 100..500` }
  const tooLow = rejectTooLow(name, lower, Math.min(...numbers))
  if (tooLow) return tooLow
  const [from, to] = amounts.map((end) => (typeof end === 'number' ? String(end) : null))
  const filters = { ...(from && { [lower.name]: from }), ...(to && { [upper.name]: to }) }
  const orderError = validateOrder([name], filters)
  return orderError === null ? { filters } : { rejection: orderError, isUnderstood: true }
}

/** Parses a period as the palette does, and '-7d': the last seven days, as without the sign; null if it is none. */
export const parseTermPeriod = (text: string, now: Date) =>
  parseWhole(text.replace(/^-(?=\d+ ?\p{L})/u, ''), (tokens) => parsePeriodAt(tokens, 0, now))

function parsePeriodTerm(name: FilterName, from: FilterField, to: FilterField, value: string, now: Date): TermResult {
  const isEnd = name.kind === 'until'
  // 'ate:-7d' means the time before those days.
  const daysBack = isEnd && /^-(\d{1,4}) ?d(?:ias?)?$/.exec(normalizeText(value))
  const startDate = daysBack ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(daysBack[1])) : null
  const text = startDate ? formatDateTime(startDate.getTime()).slice(0, 10) : value
  const moment = name.kind === 'period' ? null : parseMomentText(text, now, isEnd)
  const period = moment === null ? parseTermPeriod(text, now) : null
  const { de = moment, ate = moment } = period?.value ?? {}
  if (period?.problem !== undefined)
    return {
      rejection: `${name.word}: ${period.problem[0]?.toLowerCase()}${period.problem.slice(1)}`,
      isUnderstood: true,
    }
  const filters = {
    ...(de && !isEnd && { [from.name]: de }),
    ...(ate && name.kind !== 'since' && { [to.name]: ate }),
  }
  return Object.keys(filters).length > 0 ? { filters } : { rejection: `${name.word}: “${value}” não é uma data` }
}

/** Returns why two ends exclude each other; null if they do not. */
export function validateOrder(names: readonly FilterName[], filters: FilterValues): string | null {
  for (const { word, kind, fields } of names) {
    const [from = '', to = ''] = fields.map(({ name }) => filters[name] ?? '')
    if (from === '' || to === '') continue
    if (kind === 'range' && Number(from) > Number(to)) return `${word}: o mínimo é maior que o máximo`
    if (kind === 'period' && from > to) return `${word}: o fim é antes do início`
  }
  return null
}
