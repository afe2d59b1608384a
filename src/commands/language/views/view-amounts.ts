/** Parses periods and amounts as clauses of a view: filters of the list, or the reason why there are none. */
import type { UnsupportedCondition } from '#commands/language/interpretation.ts'
import { type Parsed, parseMoney } from '#commands/language/words/parse-numbers.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { type ViewClause, type ClauseInput, createChoiceClause, createRefusedClause } from './view-clause.ts'
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
  createAmountCondition,
  findColumnByLabel,
  findSchemaColumnByFormat,
  createCondition,
} from './unsupported-conditions.ts'
import type { Period } from '#commands/args.ts'
import { formatPeriod } from '#commands/language/words/format-ranges.ts'
import { skipListNoun } from './view-words.ts'

/** The exact value, or one or both ends of a range, that a clause asks for. */
interface MeasuredEnds {
  exact?: string | undefined
  lower?: string | undefined
  upper?: string | undefined
}

/** The filter values; null if an end has no filter. */
function toFilters({ exact, lower, upper }: MeasuredFilter, value: MeasuredEnds): Record<string, string> | null {
  const exactValue = value.exact ?? (value.lower === value.upper ? value.lower : undefined)
  if (exactValue !== undefined && exact) return { [exact.name]: exactValue }
  const ends = { least: value.exact ?? value.lower, most: value.exact ?? value.upper }
  if ((ends.least !== undefined && !lower) || (ends.most !== undefined && !upper)) return null
  return {
    ...(lower && ends.least !== undefined && { [lower.name]: ends.least }),
    ...(upper && ends.most !== undefined && { [upper.name]: ends.most }),
  }
}

/**
 * Sets the ends on the measured filter that has them. If several have them, the clause offers each. If none has them,
 * the clause is refused with `label`.
 */
function createMeasuredClause(
  input: ClauseInput,
  groups: readonly MeasuredFilter[],
  label: string,
  found: Parsed<MeasuredEnds>,
  condition: Pick<UnsupportedCondition, 'condition'>,
): ViewClause {
  const fitting = groups.flatMap((group) => {
    const filters = toFilters(group, found.value)
    if (!filters) return []
    const removedFilters = getFields(group).flatMap(({ name }) => (name in filters ? [] : [name]))
    return [{ label: getMeasuredName(group), view: { filters, removedFilters } }]
  })
  const clause = createChoiceClause(fitting, found.end) ?? createRefusedClause(input, label, found.end, condition)
  return found.problem === undefined ? clause : { ...clause, problem: found.problem }
}

const getFiltersOfType = ({ listSchema }: ClauseInput, type: MeasuredFilter['type']) =>
  getMeasuredFilters(listSchema).filter((group) => group.type === type)

/** 'data inicial 05/11', 'fim: ontem'; 'fim de outubro' is a period of its own. */
const SINGLE_END = createPattern('(?:data )?(?:(inici(?:o|al))|fi(?:m|nal)) (?:(?:[:=]|em|para|pra) )*(?!d[eo] )')

const IS_AT_WORDS = createPattern('(?:[:=]|e|foi|em) ')

/** One end of a period, which leaves the other end unchanged; null if there is none at this token. */
function matchSingleEnd(input: ClauseInput, index: number, groups: readonly MeasuredFilter[]): ViewClause | null {
  const match = matchWords(SINGLE_END, input.tokens, index)
  const day = match && parsePeriodAt(input.tokens, match.end, input.context.now)
  if (!day) return null
  const value = match.groups[1] ? { lower: day.value.de } : { upper: day.value.ate }
  const clause = createMeasuredClause(input, groups, 'data', { ...day, value }, dateCondition(input, day.value))
  return { ...clause, view: { ...clause.view, removedFilters: [] } }
}

/** A clause with a period: 'ontem', 'do dia 1 ao 15'; null if there is none. */
export function parsePeriodClause(input: ClauseInput): ViewClause | null {
  const { tokens, at: index, context } = input
  const filtersOfType = getFiltersOfType(input, 'datetime')
  const singleEnd = matchSingleEnd(input, index, filtersOfType)
  if (singleEnd) return singleEnd
  // 'data de 01/10 a 15/10', 'pagos ontem'
  const label = matchMeasuredName(input)
  const isDate = label?.format === 'date'
  const groups = isDate ? label.filters : filtersOfType
  const from = isDate ? label.end : index
  const namedEnd = isDate ? matchSingleEnd(input, from, groups) : null
  if (namedEnd) return namedEnd
  const found =
    parsePeriodAt(tokens, from, context.now) ??
    parsePeriodAt(tokens, skipPattern(IS_AT_WORDS, tokens, from), context.now)
  if (!found || (!isDate && !parsePeriodAt(tokens, from, context.now))) return null
  const { de, ate } = found.value
  // A filter for a single day takes the beginning of the day.
  const exact = de !== undefined && de.slice(0, 10) === ate?.slice(0, 10) ? de : undefined
  const takesDay = (group: MeasuredFilter) => group.exact !== undefined && exact !== undefined && !group.lower
  const dayFilters = groups.filter(takesDay)
  const value = dayFilters.length > 0 && groups.every(takesDay) ? { exact } : { lower: de, upper: ate }
  const condition = dateCondition(input, found.value, isDate ? label.label : undefined)
  return createMeasuredClause(
    input,
    groups,
    isDate && filtersOfType.length > 0 ? label.label.toLowerCase() : 'data',
    { ...found, value },
    condition,
  )
}

/** The period as a condition on the date column with this label, else on the first date column. */
function dateCondition(
  { listSchema }: ClauseInput,
  { de, ate }: Period,
  label?: string,
): Pick<UnsupportedCondition, 'condition'> {
  const column = listSchema.columns.find(
    (schemaColumn) => schemaColumn.format === 'date' && (label === undefined || schemaColumn.label === label),
  )
  return createCondition(column, formatPeriod({ ...(de && { de }), ...(ate && { ate }) }))
}

/** Formats of columns that may have an amount. */
const MEASURED = new Set(['money', 'percent', 'number'])

const IS_WORDS = createPattern('(?:(?:e|de|igual|a|:|=|com) )*')
const PERCENT_SIGN = createPattern('% |por cento ')
const OF_WORDS = createPattern('(?:d[eoa]s?|em|n[oa]s?) ')
const REAIS_WORDS = /^(?:rea(?:l|is)|contos?|pilas?|paus?|mangos?)$/

interface ParsedAmount extends Parsed<MeasuredEnds> {
  isPercent: boolean
  /** The amount is stated in money. */
  isMoney: boolean
}

/** An amount or a range of amounts at this token: '5%', 'acima de 100', 'entre 50 e 80 reais'. */
function matchAmount({ tokens }: ClauseInput, start: number): ParsedAmount | null {
  const range = parseMoneyRange(tokens, start)
  const hasSigns = tokens.some(({ text }, index) => index >= start && text === '%')
  // In 'entre 5% e 10%' and '5% pra cima' the signs are skipped.
  const plainName = hasSigns ? tokens.filter(({ text }, index) => index < start || text !== '%') : tokens
  const found = range ?? (hasSigns ? parseMoneyRange(plainName, start) : null)
  if (found) {
    const signs = range ? [] : tokens.slice(start, found.end + 2).filter(({ text }) => text === '%')
    const last = found.end + signs.length
    const end = skipPattern(PERCENT_SIGN, tokens, last)
    const { min, max } = found.value
    const value = { lower: min?.toString(), upper: max?.toString() }
    return { ...found, end, value, isPercent: end > found.end, isMoney: false }
  }
  const exact = parseMoney(tokens, start)
  if (!exact) return null
  const end = skipPattern(PERCENT_SIGN, tokens, exact.end)
  const isMoney = tokens[start]?.text === 'r' || REAIS_WORDS.test(tokens[exact.end - 1]?.text ?? '')
  return { end, value: { exact: `${exact.value}` }, isPercent: end > exact.end, isMoney }
}

/** 'de comissão' after an amount: the name of the amount, unless it is the list's own noun. */
function matchNameAfter(input: ClauseInput, end: number): MeasuredNameMatch | null {
  const index = skipPattern(OF_WORDS, input.tokens, end)
  const isNoun = skipListNoun(input.line, index, input.listSchema) > index
  return index === end || isNoun ? null : matchMeasuredName({ ...input, at: index })
}

/**
 * A clause with an amount: '5%', '2,5 por cento', 'percentual 5', 'acima de 100', 'preço menor que 50', '5% de
 * comissão'.
 */
export function parseAmountClause(input: ClauseInput): ViewClause | null {
  const { tokens } = input
  const nameBefore = matchMeasuredName(input)
  const amount = matchAmount(input, nameBefore ? skipPattern(IS_WORDS, tokens, nameBefore.end) : input.at)
  if (!amount) return null
  const nameAfter = nameBefore ? null : matchNameAfter(input, amount.end)
  const isNamedAfter =
    nameAfter !== null &&
    nameAfter.format !== 'date' &&
    (nameAfter.filters.length > 0 || MEASURED.has(nameAfter.format ?? ''))
  const name = nameBefore ?? (isNamedAfter ? nameAfter : null)
  const end = isNamedAfter ? nameAfter.end : amount.end
  const { isPercent, isMoney } = amount
  const isExact = amount.value.exact !== undefined
  const type = isPercent || (name?.format === 'percent' && !isMoney) ? 'percent' : 'money'
  const filtersOfType = getFiltersOfType(input, type)
  const acceptsAmount = (group: MeasuredFilter) =>
    group.type === type || (group.type === 'whole' && !isPercent && !isMoney)
  const groups = name ? name.filters.filter(acceptsAmount) : filtersOfType
  // A bare '100' is no amount, nor is the number of a column that no filter takes.
  const isAmount = isPercent || name?.format === 'percent' || ((name || isMoney) && groups.some(({ exact }) => exact))
  if (isExact && !isAmount) return null
  const label = name && (filtersOfType.length > 0 || name.format !== type) ? name.label : null
  const plainName = type === 'percent' ? 'percentual' : 'valor'
  const filterLabel = isExact ? (label?.toLowerCase() ?? plainName) : `faixa de ${label ?? plainName}`
  const column = name
    ? findColumnByLabel(input.listSchema, name.label)
    : findSchemaColumnByFormat(input.listSchema, type)
  return createMeasuredClause(
    input,
    groups,
    filterLabel,
    { ...amount, end },
    createAmountCondition(column, amount.value),
  )
}
