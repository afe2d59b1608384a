/** Periods and amounts as clauses of a view: a pair of fields of the call, or the reason why there is none. */
import { isText, moneyAt } from './numbers.ts'
import { labelAt } from './view-order.ts'
import { periodAt } from './period.ts'
import { rangeAt } from './range.ts'
import type { Clause, ClauseInput } from './view-clause.ts'
import { cannot } from './view-words.ts'

const pair = ({ facts }: ClauseInput, type: 'datetime' | 'money') =>
  facts.filters.filter((field) => field.type === type && field.end !== undefined)

/** The part of a view that names a period: 'ontem', 'do dia 1 ao 15'; null where it is none. */
export function periodClause(input: ClauseInput): Clause | null {
  const found = periodAt(input.tokens, input.at, input.context.now)
  if (!found) return null
  const fields = pair(input, 'datetime')
  if (fields.length < 2) return { end: found.end, view: {}, problem: cannot(input.facts.title, 'data') }
  const { de, ate } = found.value
  const filters = Object.fromEntries(
    fields.flatMap(({ name, end }) => {
      const value = end === 'least' ? de : ate
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const without = fields.filter(({ name }) => !(name in filters)).map(({ name }) => name)
  return { end: found.end, view: { filters, without }, ...(found.problem ? { problem: found.problem } : {}) }
}

const isPercent = ({ tokens }: ClauseInput, at: number): number =>
  isText(tokens, at, '%') ? at + 1 : isText(tokens, at, 'por') && isText(tokens, at + 1, 'cento') ? at + 2 : -1

/** '5%', '2,5 por cento'; 'acima de 100', 'entre 50 e 80 reais', 'preço menor que 50'. */
export function amountClause(input: ClauseInput): Clause | null {
  const amount = amountAt(input)
  if (amount) return amount
  const label = labelAt(input)
  return label === null ? null : amountAt({ ...input, at: isText(input.tokens, label, 'e', 'de') ? label + 1 : label })
}

function amountAt(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const exact = moneyAt(tokens, at)
  const after = exact ? isPercent(input, exact.end) : -1
  if (exact && after > 0) {
    const field = facts.filters.find(({ type }) => type === 'percent')
    if (!field) return { end: after, view: {}, problem: cannot(facts.title, 'percentual') }
    return { end: after, view: { filters: { [field.name]: String(exact.value) } } }
  }
  const found = rangeAt(tokens, at)
  if (!found) return null
  const percent = isPercent(input, found.end)
  if (percent > 0) return { end: percent, view: {}, problem: cannot(facts.title, 'faixa de percentual') }
  const fields = pair(input, 'money')
  if (fields.length < 2) return { end: found.end, view: {}, problem: cannot(facts.title, 'faixa de valor') }
  const { min, max } = found.value
  const filters = Object.fromEntries(
    fields.flatMap(({ name, end }) => {
      const value = end === 'least' ? min : max
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
  const without = fields.filter(({ name }) => !(name in filters)).map(({ name }) => name)
  return { end: found.end, view: { filters, without }, ...(found.problem ? { problem: found.problem } : {}) }
}
