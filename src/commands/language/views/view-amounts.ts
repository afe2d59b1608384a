/** Periods and amounts as clauses of a view: a pair of fields of the call, or the reason why there is none. */
import type { FilterFacts } from '#commands/args.ts'
import { type Found, moneyAt } from '#commands/language/words/numbers.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { rangeAt } from '#commands/language/words/range.ts'
import { type Clause, type ClauseInput, refused } from './view-clause.ts'
import { after, wordsAt, pattern } from '#commands/language/words/word-pattern.ts'
import { columnIn } from './view-order.ts'

interface Ends {
  least?: string | undefined
  most?: string | undefined
}

/** Both ends as the pair of fields of this type; `by` is what a call without them cannot filter by. */
function paired(input: ClauseInput, type: FilterFacts['type'], by: string, found: Found<Ends>): Clause {
  const fields = input.facts.filters.filter((field) => field.type === type && field.end !== undefined)
  if (fields.length < 2) return refused(input, by, found.end)
  const filters: Record<string, string> = {}
  const without: string[] = []
  for (const { name, end = 'least' } of fields) {
    const value = found.value[end]
    if (value === undefined) without.push(name)
    else filters[name] = value
  }
  return { end: found.end, view: { filters, without }, ...(found.problem !== undefined && { problem: found.problem }) }
}

/** 'data inicial 05/11', 'fim: ontem'; 'fim de outubro' is a time of its own. */
const ONE_END = pattern('(?:data )?(?:(inici(?:o|al))|fi(?:m|nal)) (?:(?:[:=]|em|para|pra) )*(?!d[eo] )')

const IS_AT = pattern('[:=] ')

/** The part of a view that names a period: 'ontem', 'do dia 1 ao 15'; null where it is none. */
export function periodClause(input: ClauseInput): Clause | null {
  const one = wordsAt(ONE_END, input.tokens, input.at)
  const day = one && periodAt(input.tokens, one.end, input.context.now)
  if (day) {
    const value = one.groups[1] ? { least: day.value.de } : { most: day.value.ate }
    const clause = paired(input, 'datetime', 'data', { ...day, value })
    return { ...clause, view: { ...clause.view, without: [] } }
  }
  // 'data de 01/10 a 15/10'
  const label = columnIn(input)
  const at = label?.value.format === 'date' ? after(IS_AT, input.tokens, label.end) : input.at
  const found = periodAt(input.tokens, at, input.context.now)
  return (
    found && paired(input, 'datetime', 'data', { ...found, value: { least: found.value.de, most: found.value.ate } })
  )
}

const IS = pattern('(?:(?:e|de|igual|a|:|=|com) )*')
const PER_CENT = pattern('% |por cento ')

/** '5%', '2,5 por cento', 'percentual 5'; 'acima de 100', 'entre 50 e 80 reais', 'preço menor que 50'. */
export function amountClause(input: ClauseInput): Clause | null {
  const { tokens, facts } = input
  const label = columnIn(input)
  const at = label ? after(IS, tokens, label.end) : input.at
  const { format } = label?.value ?? {}
  const exact = moneyAt(tokens, at)
  const range = rangeAt(tokens, at)
  // Of 'entre 5% e 10%' and '5% pra cima' the signs are passed over.
  const found =
    range ??
    rangeAt(
      tokens.filter(({ text }, place) => place < at || text !== '%'),
      at,
    )
  if (!found && exact && (format === 'percent' || wordsAt(PER_CENT, tokens, exact.end))) {
    const end = after(PER_CENT, tokens, exact.end)
    const field = facts.filters.find(({ type }) => type === 'percent')
    return field ? { end, view: { filters: { [field.name]: `${exact.value}` } } } : refused(input, 'percentual', end)
  }
  if (!found) return null
  const signs = range ? [] : tokens.slice(at, found.end + 2).filter(({ text }) => text === '%')
  const end = after(PER_CENT, tokens, found.end + signs.length)
  if (end > found.end || (label && format !== 'money'))
    return refused(input, `faixa de ${label?.value.label ?? 'percentual'}`, end)
  const { min, max } = found.value
  return paired(input, 'money', 'faixa de valor', {
    ...found,
    value: { least: min?.toString(), most: max?.toString() },
  })
}
