/** Periods and amounts as clauses of a view: fields of the call, or the reason why there are none. */
import type { Unmet } from '#commands/language/reading.ts'
import { type Found, moneyAt } from '#commands/language/words/numbers.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { rangeAt } from '#commands/language/words/range.ts'
import { type Clause, type ClauseInput, oneOf, refused } from './view-clause.ts'
import { after, wordsAt, pattern } from '#commands/language/words/word-pattern.ts'
import { fieldsOf, type Measured, measuredAt, type MeasuredName, measuredOf, measuredName } from './measured.ts'
import { amountCondition, columnCalled, columnOfFormat, conditionOf } from './unmet.ts'
import type { Period } from '#commands/args.ts'
import { writePeriod } from '#commands/language/words/written-ends.ts'
import { afterNoun } from './view-words.ts'

/** What a clause asks of a measured field: the value itself, or one end of it or both. */
interface Ends {
  exact?: string | undefined
  least?: string | undefined
  most?: string | undefined
}

/** What the fields take of it; null where they have no place for an end that is told. */
function filtersFor({ exact, least, most }: Measured, value: Ends): Record<string, string> | null {
  const both = value.exact ?? (value.least === value.most ? value.least : undefined)
  if (both !== undefined && exact) return { [exact.name]: both }
  const ends = { least: value.exact ?? value.least, most: value.exact ?? value.most }
  if ((ends.least !== undefined && !least) || (ends.most !== undefined && !most)) return null
  return {
    ...(least && ends.least !== undefined && { [least.name]: ends.least }),
    ...(most && ends.most !== undefined && { [most.name]: ends.most }),
  }
}

/**
 * The ends as filters of the one of these groups that has them; `by` is what a call without them cannot filter by. What
 * several have is asked.
 */
function placed(
  input: ClauseInput,
  groups: readonly Measured[],
  by: string,
  found: Found<Ends>,
  condition: Pick<Unmet, 'condition'>,
): Clause {
  const fitting = groups.flatMap((group) => {
    const filters = filtersFor(group, found.value)
    if (!filters) return []
    const without = fieldsOf(group).flatMap(({ name }) => (name in filters ? [] : [name]))
    return [{ label: measuredName(group), view: { filters, without } }]
  })
  const clause = oneOf(fitting, found.end) ?? refused(input, by, found.end, condition)
  return found.problem === undefined ? clause : { ...clause, problem: found.problem }
}

const groupsOf = ({ facts }: ClauseInput, type: Measured['type']) =>
  measuredOf(facts).filter((group) => group.type === type)

/** 'data inicial 05/11', 'fim: ontem'; 'fim de outubro' is a time of its own. */
const ONE_END = pattern('(?:data )?(?:(inici(?:o|al))|fi(?:m|nal)) (?:(?:[:=]|em|para|pra) )*(?!d[eo] )')

const IS_AT = pattern('(?:[:=]|e|foi|em) ')

/** One end of a period by itself, which leaves the other as it stands; null where none is told here. */
function oneEndAt(input: ClauseInput, at: number, groups: readonly Measured[]): Clause | null {
  const said = wordsAt(ONE_END, input.tokens, at)
  const day = said && periodAt(input.tokens, said.end, input.context.now)
  if (!day) return null
  const value = said.groups[1] ? { least: day.value.de } : { most: day.value.ate }
  const clause = placed(input, groups, 'data', { ...day, value }, dateCondition(input, day.value))
  return { ...clause, view: { ...clause.view, without: [] } }
}

/** The part of a view that names a period: 'ontem', 'do dia 1 ao 15'; null where it is none. */
export function periodClause(input: ClauseInput): Clause | null {
  const { tokens, at, context } = input
  const all = groupsOf(input, 'datetime')
  const own = oneEndAt(input, at, all)
  if (own) return own
  // 'data de 01/10 a 15/10', 'pagos ontem'
  const label = measuredAt(input)
  const isDate = label?.format === 'date'
  const groups = isDate ? label.groups : all
  const from = isDate ? label.end : at
  const one = isDate ? oneEndAt(input, from, groups) : null
  if (one) return one
  const found = periodAt(tokens, from, context.now) ?? periodAt(tokens, after(IS_AT, tokens, from), context.now)
  if (!found || (!isDate && !periodAt(tokens, from, context.now))) return null
  const { de, ate } = found.value
  // A day that one filter alone takes is told by its beginning.
  const exact = de !== undefined && de.slice(0, 10) === ate?.slice(0, 10) ? de : undefined
  const takes = (group: Measured) => group.exact !== undefined && exact !== undefined && !group.least
  const single = groups.filter(takes)
  const value = single.length > 0 && groups.every(takes) ? { exact } : { least: de, most: ate }
  const condition = dateCondition(input, found.value, isDate ? label.label : undefined)
  return placed(
    input,
    groups,
    isDate && all.length > 0 ? label.label.toLowerCase() : 'data',
    { ...found, value },
    condition,
  )
}

/** The days that the list's date is to be in; of several dates the one that is told, else the first. */
function dateCondition({ facts }: ClauseInput, { de, ate }: Period, label?: string): Pick<Unmet, 'condition'> {
  const column = facts.columns.find((each) => each.format === 'date' && (label === undefined || each.label === label))
  return conditionOf(column, writePeriod({ ...(de && { de }), ...(ate && { ate }) }))
}

/** Formats of columns that an amount may be of. */
const MEASURED = new Set(['money', 'percent', 'number'])

const IS = pattern('(?:(?:e|de|igual|a|:|=|com) )*')
const PER_CENT = pattern('% |por cento ')
const OF = pattern('(?:d[eoa]s?|em|n[oa]s?) ')
const REAIS = /^(?:rea(?:l|is)|contos?|pilas?|paus?|mangos?)$/

interface Amount extends Found<Ends> {
  isPercent: boolean
  /** Said to be an amount of money. */
  isMoney: boolean
}

/** An amount, or a range of them, at this place: '5%', 'acima de 100', 'entre 50 e 80 reais'. */
function amountAt({ tokens }: ClauseInput, at: number): Amount | null {
  const range = rangeAt(tokens, at)
  const hasSigns = tokens.some(({ text }, place) => place >= at && text === '%')
  // Of 'entre 5% e 10%' and '5% pra cima' the signs are passed over.
  const plain = hasSigns ? tokens.filter(({ text }, place) => place < at || text !== '%') : tokens
  const found = range ?? (hasSigns ? rangeAt(plain, at) : null)
  if (found) {
    const signs = range ? [] : tokens.slice(at, found.end + 2).filter(({ text }) => text === '%')
    const last = found.end + signs.length
    const end = after(PER_CENT, tokens, last)
    const { min, max } = found.value
    const value = { least: min?.toString(), most: max?.toString() }
    return { ...found, end, value, isPercent: end > found.end, isMoney: false }
  }
  const exact = moneyAt(tokens, at)
  if (!exact) return null
  const end = after(PER_CENT, tokens, exact.end)
  const isMoney = tokens[at]?.text === 'r' || REAIS.test(tokens[exact.end - 1]?.text ?? '')
  return { end, value: { exact: `${exact.value}` }, isPercent: end > exact.end, isMoney }
}

/** 'de comissão' behind an amount: what it is of, but for the list's own noun. */
function nameBehind(input: ClauseInput, end: number): MeasuredName | null {
  const at = after(OF, input.tokens, end)
  const isNoun = afterNoun(input.line, at, input.facts) > at
  return at === end || isNoun ? null : measuredAt({ ...input, at })
}

/** '5%', '2,5 por cento', 'percentual 5'; 'acima de 100', 'entre 50 e 80 reais', 'preço menor que 50', '5% de comissão'. */
export function amountClause(input: ClauseInput): Clause | null {
  const { tokens } = input
  const before = measuredAt(input)
  const amount = amountAt(input, before ? after(IS, tokens, before.end) : input.at)
  if (!amount) return null
  const behind = before ? null : nameBehind(input, amount.end)
  const isBehind =
    behind !== null && behind.format !== 'date' && (behind.groups.length > 0 || MEASURED.has(behind.format ?? ''))
  const name = before ?? (isBehind ? behind : null)
  const end = isBehind ? behind.end : amount.end
  const { isPercent, isMoney } = amount
  const isExact = amount.value.exact !== undefined
  const type = isPercent || (name?.format === 'percent' && !isMoney) ? 'percent' : 'money'
  const all = groupsOf(input, type)
  const isTaken = (group: Measured) => group.type === type || (group.type === 'whole' && !isPercent && !isMoney)
  const groups = name ? name.groups.filter(isTaken) : all
  // '100' by itself is no amount, nor is that of a column that no filter takes.
  const isAmount = isPercent || name?.format === 'percent' || ((name || isMoney) && groups.some(({ exact }) => exact))
  if (isExact && !isAmount) return null
  const label = name && (all.length > 0 || name.format !== type) ? name.label : null
  const plain = type === 'percent' ? 'percentual' : 'valor'
  const by = isExact ? (label?.toLowerCase() ?? plain) : `faixa de ${label ?? plain}`
  const column = name ? columnCalled(input.facts, name.label) : columnOfFormat(input.facts, type)
  return placed(input, groups, by, { ...amount, end }, amountCondition(column, amount.value))
}
