/**
 * What is typed behind the colon of a filter, read by the kind of that filter (listing/typed/README §1). Never throws.
 */
import { readMomentText } from '#commands/language/days/period-text.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { withCounted } from '#commands/language/words/counting.ts'
import { type Found, moneyAt } from '#commands/language/words/numbers.ts'
import { rangeAt } from '#commands/language/words/range.ts'
import { type Token, tokenize } from '#commands/language/words/tokens.ts'
import type { ListState } from '#commands/screen.ts'
import { formatDateTime } from '#lib/written/dates.ts'
import { fold } from '#lib/written/fold.ts'
import { readNumber } from '#lib/written/typed-number.ts'
import { choicesOf, type FilterField, numberKindOf } from '#listing/define.ts'
import type { Name } from './filter-names.ts'

type Filters = ListState['filters']

/**
 * What one term means: values by the filters' wire names, or why it cannot be used; `isRead` where it is understood.
 */
export type Meaning = { filters: Filters } | { refused: string; isRead?: true }

/** Reads the value of this filter; `now` settles 'ontem'. */
export function readValue(name: Name, value: string, now: Date): Meaning {
  const [one, other] = name.fields
  if (name.kind === 'range' && one && other) return readRange(name, one, other, value)
  if (name.kind !== 'one' && one && other) return readTime(name, one, other, value, now)
  return one ? readOne(name, one, value, now) : { refused: '' }
}

function readOne(name: Name, field: FilterField, value: string, now: Date): Meaning {
  if (field.type === 'datetime') {
    const moment = readMomentText(value, now, field.end === 'most')
    return moment ? { filters: { [field.name]: moment } } : { refused: `${name.word}: “${value}” não é uma data` }
  }
  const choices = choicesOf(field)
  if (choices.length > 0) {
    const wanted = fold(value)
    const begun = choices.filter((choice) => fold(choice.label).startsWith(wanted))
    const found =
      choices.find((choice) => choice.value === value || fold(choice.label) === wanted) ??
      (new Set(begun.map((choice) => choice.value)).size === 1 ? begun[0] : undefined)
    if (found) return { filters: { [field.name]: found.value } }
    if (begun.length > 1) return { refused: `${name.word}: ${begun.map(({ label }) => label).join(' ou ')}?` }
    if (field.options) return { refused: `${name.word}: ${choices.map(({ label }) => label).join(', ')}` }
  }
  const kind = numberKindOf(field)
  if (kind === null) return { filters: { [field.name]: value } }
  const number = readNumber(kind, value)
  const wanted = field.noun ? 'id: escolha um dos nomes oferecidos' : kind === 'whole' ? 'número inteiro' : 'número'
  if (typeof number !== 'number') return { refused: `${name.word}: “${value}” não é um ${wanted}` }
  return tooLow(name, field, number) ?? { filters: { [field.name]: String(number) } }
}

const tooLow = ({ word }: Name, { min }: FilterField, number: number): Meaning | null =>
  min !== undefined && number < min ? { refused: `${word}: o menor valor aceito é ${min}`, isRead: true } : null

/** All of a text read as the palette reads it; null where something is left. */
function whole<Value>(text: string, read: (tokens: readonly Token[]) => Found<Value> | null): Found<Value> | null {
  const tokens = withCounted(tokenize(text))
  const found = read(tokens)
  return found?.end === tokens.length ? found : null
}

const amountIn = (text: string): number | null | undefined => {
  const amount = readNumber('money', text)
  return amount === null ? (whole(text, (tokens) => moneyAt(tokens, 0))?.value ?? null) : amount
}

/** Both ends of a range: undefined for one that is open, null for what is none. */
function amountsIn(value: string): readonly (number | null | undefined)[] {
  // A part of a cent is refused, and not cut off.
  if (/,\d{3}/.test(value)) return [null]
  const [, least, most = ''] = /^(.*?)\.\.(.*)$/.exec(value) ?? []
  if (least !== undefined) return [amountIn(least), amountIn(most)]
  const both = amountIn(value)
  const range = both === null ? whole(value, (tokens) => rangeAt(tokens, 0))?.value : { min: both, max: both }
  return range ? [range.min, range.max] : [null]
}

function readRange(name: Name, least: FilterField, most: FilterField, value: string): Meaning {
  const read = amountsIn(value)
  const numbers = read.filter((end) => typeof end === 'number')
  if (read.includes(null) || numbers.length === 0)
    return { refused: `${name.word}: “${value}” não é um valor; como 100..500` }
  const low = tooLow(name, least, Math.min(...numbers))
  if (low) return low
  const [from, to] = read.map((end) => (typeof end === 'number' ? String(end) : null))
  const filters = { ...(from && { [least.name]: from }), ...(to && { [most.name]: to }) }
  const refused = wrongOrder([name], filters)
  return refused === null ? { filters } : { refused, isRead: true }
}

/** A period as the palette reads it, and '-7d': the last seven days, as without the sign; null for none. */
export const periodIn = (text: string, now: Date) =>
  whole(text.replace(/^-(?=\d+ ?\p{L})/u, ''), (tokens) => periodAt(tokens, 0, now))

function readTime(name: Name, from: FilterField, to: FilterField, value: string, now: Date): Meaning {
  const isEnd = name.kind === 'until'
  // Until then is what lies before those days.
  const back = isEnd && /^-(\d{1,4}) ?d(?:ias?)?$/.exec(fold(value))
  const days = back ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(back[1])) : null
  const text = days ? formatDateTime(days.getTime()).slice(0, 10) : value
  const moment = name.kind === 'period' ? null : readMomentText(text, now, isEnd)
  const period = moment === null ? periodIn(text, now) : null
  const { de = moment, ate = moment } = period?.value ?? {}
  if (period?.problem !== undefined)
    return { refused: `${name.word}: ${period.problem[0]?.toLowerCase()}${period.problem.slice(1)}`, isRead: true }
  const filters = {
    ...(de && !isEnd && { [from.name]: de }),
    ...(ate && name.kind !== 'since' && { [to.name]: ate }),
  }
  return Object.keys(filters).length > 0 ? { filters } : { refused: `${name.word}: “${value}” não é uma data` }
}

/** Why two ends cannot both be, in words; null where they can. */
export function wrongOrder(names: readonly Name[], filters: Filters): string | null {
  for (const { word, kind, fields } of names) {
    const [from = '', to = ''] = fields.map(({ name }) => filters[name] ?? '')
    if (from === '' || to === '') continue
    if (kind === 'range' && Number(from) > Number(to)) return `${word}: o mínimo é maior que o máximo`
    if (kind === 'period' && from > to) return `${word}: o fim é antes do início`
  }
  return null
}
