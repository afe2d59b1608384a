/** Periods and amounts as clauses of a view: fields of the call, or the reason why there are none. */
import type { Unmet } from '#commands/language/interpretation.ts'
import { type Parsed, parseMoney } from '#commands/language/words/parse-numbers.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { type ViewClause, type ClauseInput, chooseOne, createRefusedClause } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import {
  getFields,
  type MeasuredFilter,
  matchMeasuredName,
  type MeasuredNameMatch,
  getMeasuredFilters,
  getMeasuredName,
} from './measured-filters.ts'
import {
  amountCondition,
  findColumnByLabel,
  findSchemaColumnByFormat,
  createCondition,
} from './unsupported-conditions.ts'
import type { Period } from '#commands/args.ts'
import { formatPeriod } from '#commands/language/words/format-ranges.ts'
import { skipListNoun } from './view-words.ts'

/** What a clause asks of a measured field: the value itself, or one end of it or both. */
interface MeasuredEnds {
  exact?: string | undefined
  lower?: string | undefined
  upper?: string | undefined
}

/** What the fields take of it; null where they have no place for an end that is told. */
function toFilters({ exact, lower, upper }: MeasuredFilter, value: MeasuredEnds): Record<string, string> | null {
  const both = value.exact ?? (value.lower === value.upper ? value.lower : undefined)
  if (both !== undefined && exact) return { [exact.name]: both }
  const ends = { least: value.exact ?? value.lower, most: value.exact ?? value.upper }
  if ((ends.least !== undefined && !lower) || (ends.most !== undefined && !upper)) return null
  return {
    ...(lower && ends.least !== undefined && { [lower.name]: ends.least }),
    ...(upper && ends.most !== undefined && { [upper.name]: ends.most }),
  }
}

/**
 * The ends as filters of the one of these groups that has them; `by` is what a call without them cannot filter by. What
 * several have is asked.
 */
function createMeasuredClause(
  input: ClauseInput,
  groups: readonly MeasuredFilter[],
  label: string,
  found: Parsed<MeasuredEnds>,
  condition: Pick<Unmet, 'condition'>,
): ViewClause {
  const fitting = groups.flatMap((group) => {
    const filters = toFilters(group, found.value)
    if (!filters) return []
    const without = getFields(group).flatMap(({ name }) => (name in filters ? [] : [name]))
    return [{ label: getMeasuredName(group), view: { filters, removedFilters: without } }]
  })
  const clause = chooseOne(fitting, found.end) ?? createRefusedClause(input, label, found.end, condition)
  return found.problem === undefined ? clause : { ...clause, problem: found.problem }
}

const getFiltersOfType = ({ listSchema }: ClauseInput, type: MeasuredFilter['type']) =>
  getMeasuredFilters(listSchema).filter((group) => group.type === type)

/** 'data inicial 05/11', 'fim: ontem'; 'fim de outubro' is a time of its own. */
const SINGLE_END = createPattern('(?:data )?(?:(inici(?:o|al))|fi(?:m|nal)) (?:(?:[:=]|em|para|pra) )*(?!d[eo] )')

const IS_AT_WORDS = createPattern('(?:[:=]|e|foi|em) ')

/** One end of a period by itself, which leaves the other as it stands; null where none is told here. */
function matchSingleEnd(input: ClauseInput, at: number, groups: readonly MeasuredFilter[]): ViewClause | null {
  const said = matchWords(SINGLE_END, input.tokens, at)
  const day = said && parsePeriodAt(input.tokens, said.end, input.context.now)
  if (!day) return null
  const value = said.groups[1] ? { lower: day.value.de } : { upper: day.value.ate }
  const clause = createMeasuredClause(input, groups, 'data', { ...day, value }, dateCondition(input, day.value))
  return { ...clause, view: { ...clause.view, removedFilters: [] } }
}

/** The part of a view that names a period: 'ontem', 'do dia 1 ao 15'; null where it is none. */
export function parsePeriodClause(input: ClauseInput): ViewClause | null {
  const { tokens, at, context } = input
  const all = getFiltersOfType(input, 'datetime')
  const own = matchSingleEnd(input, at, all)
  if (own) return own
  // 'data de 01/10 a 15/10', 'pagos ontem'
  const label = matchMeasuredName(input)
  const isDate = label?.format === 'date'
  const groups = isDate ? label.filters : all
  const from = isDate ? label.end : at
  const one = isDate ? matchSingleEnd(input, from, groups) : null
  if (one) return one
  const found =
    parsePeriodAt(tokens, from, context.now) ??
    parsePeriodAt(tokens, skipPattern(IS_AT_WORDS, tokens, from), context.now)
  if (!found || (!isDate && !parsePeriodAt(tokens, from, context.now))) return null
  const { de, ate } = found.value
  // A day that one filter alone takes is told by its beginning.
  const exact = de !== undefined && de.slice(0, 10) === ate?.slice(0, 10) ? de : undefined
  const acceptsPeriod = (group: MeasuredFilter) => group.exact !== undefined && exact !== undefined && !group.lower
  const single = groups.filter(acceptsPeriod)
  const value = single.length > 0 && groups.every(acceptsPeriod) ? { exact } : { lower: de, upper: ate }
  const condition = dateCondition(input, found.value, isDate ? label.label : undefined)
  return createMeasuredClause(
    input,
    groups,
    isDate && all.length > 0 ? label.label.toLowerCase() : 'data',
    { ...found, value },
    condition,
  )
}

/** The days that the list's date is to be in; of several dates the one that is told, else the first. */
function dateCondition({ listSchema }: ClauseInput, { de, ate }: Period, label?: string): Pick<Unmet, 'condition'> {
  const column = listSchema.columns.find(
    (each) => each.format === 'date' && (label === undefined || each.label === label),
  )
  return createCondition(column, formatPeriod({ ...(de && { de }), ...(ate && { ate }) }))
}

/** Formats of columns that an amount may be of. */
const MEASURED = new Set(['money', 'percent', 'number'])

const IS_WORDS = createPattern('(?:(?:e|de|igual|a|:|=|com) )*')
const PERCENT_SIGN = createPattern('% |por cento ')
const OF_WORDS = createPattern('(?:d[eoa]s?|em|n[oa]s?) ')
const REAIS_WORDS = /^(?:rea(?:l|is)|contos?|pilas?|paus?|mangos?)$/

interface ParsedAmount extends Parsed<MeasuredEnds> {
  isPercent: boolean
  /** Said to be an amount of money. */
  isMoney: boolean
}

/** An amount, or a range of them, at this place: '5%', 'acima de 100', 'entre 50 e 80 reais'. */
function matchAmount({ tokens }: ClauseInput, at: number): ParsedAmount | null {
  const range = parseMoneyRange(tokens, at)
  const hasSigns = tokens.some(({ text }, index) => index >= at && text === '%')
  // Of 'entre 5% e 10%' and '5% pra cima' the signs are passed over.
  const plain = hasSigns ? tokens.filter(({ text }, index) => index < at || text !== '%') : tokens
  const found = range ?? (hasSigns ? parseMoneyRange(plain, at) : null)
  if (found) {
    const signs = range ? [] : tokens.slice(at, found.end + 2).filter(({ text }) => text === '%')
    const last = found.end + signs.length
    const end = skipPattern(PERCENT_SIGN, tokens, last)
    const { min, max } = found.value
    const value = { lower: min?.toString(), upper: max?.toString() }
    return { ...found, end, value, isPercent: end > found.end, isMoney: false }
  }
  const exact = parseMoney(tokens, at)
  if (!exact) return null
  const end = skipPattern(PERCENT_SIGN, tokens, exact.end)
  const isMoney = tokens[at]?.text === 'r' || REAIS_WORDS.test(tokens[exact.end - 1]?.text ?? '')
  return { end, value: { exact: `${exact.value}` }, isPercent: end > exact.end, isMoney }
}

/** 'de comissão' behind an amount: what it is of, but for the list's own noun. */
function matchNameAfter(input: ClauseInput, end: number): MeasuredNameMatch | null {
  const at = skipPattern(OF_WORDS, input.tokens, end)
  const isNoun = skipListNoun(input.line, at, input.listSchema) > at
  return at === end || isNoun ? null : matchMeasuredName({ ...input, at })
}

/** '5%', '2,5 por cento', 'percentual 5'; 'acima de 100', 'entre 50 e 80 reais', 'preço menor que 50', '5% de comissão'. */
export function parseAmountClause(input: ClauseInput): ViewClause | null {
  const { tokens } = input
  const before = matchMeasuredName(input)
  const amount = matchAmount(input, before ? skipPattern(IS_WORDS, tokens, before.end) : input.at)
  if (!amount) return null
  const behind = before ? null : matchNameAfter(input, amount.end)
  const isBehind =
    behind !== null && behind.format !== 'date' && (behind.filters.length > 0 || MEASURED.has(behind.format ?? ''))
  const name = before ?? (isBehind ? behind : null)
  const end = isBehind ? behind.end : amount.end
  const { isPercent, isMoney } = amount
  const isExact = amount.value.exact !== undefined
  const type = isPercent || (name?.format === 'percent' && !isMoney) ? 'percent' : 'money'
  const all = getFiltersOfType(input, type)
  const acceptsAmount = (group: MeasuredFilter) =>
    group.type === type || (group.type === 'whole' && !isPercent && !isMoney)
  const groups = name ? name.filters.filter(acceptsAmount) : all
  // '100' by itself is no amount, nor is that of a column that no filter takes.
  const isAmount = isPercent || name?.format === 'percent' || ((name || isMoney) && groups.some(({ exact }) => exact))
  if (isExact && !isAmount) return null
  const label = name && (all.length > 0 || name.format !== type) ? name.label : null
  const plain = type === 'percent' ? 'percentual' : 'valor'
  const by = isExact ? (label?.toLowerCase() ?? plain) : `faixa de ${label ?? plain}`
  const column = name
    ? findColumnByLabel(input.listSchema, name.label)
    : findSchemaColumnByFormat(input.listSchema, type)
  return createMeasuredClause(input, groups, by, { ...amount, end }, amountCondition(column, amount.value))
}
