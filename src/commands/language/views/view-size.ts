/** Page and rows a page as clauses of a view: '100 por página', 'os 5 últimos', 'top 3', 'página 2'. */
import { countAt, isText } from '#commands/language/words/numbers.ts'
import type { Clause, ClauseInput } from './view-clause.ts'
import { after, wordsAt, pattern } from '#commands/language/words/word-pattern.ts'
import { directionAt, newest } from './view-order.ts'
import { afterNoun } from './view-words.ts'

const ROWS = '(?:linha|ite[mn]|registro|resultado)s? '
const PAGE = pattern(`pag(?:ina)? ([1-9]\\d*) (?!por |${ROWS})`)
const BEFORE = pattern(
  `(?:(ult(?:im[oa]s?)?)|top|((?:${ROWS}|qtd |quantidade )?por pag(?:ina)?|pag(?:ina)? (?:de|com))) (?:[:=] )?`,
)
const OF = pattern('d[eoa]s? |com ')
const LAST = pattern('ultim[oa]s? ')
/** '100 linhas', '100 por página', 'de uma vez', '100 em 100'. */
const EACH = pattern(
  `(?:${ROWS}|(?:p(?:or|ara)?|de|em|n[ao]|/) (?:cada |uma |/ )?(?:pag(?:ina)?|vez|tela|folha|cada) |em \\d+ )+`,
)

/** The page, or how many rows of it; so many of the newest or of the dearest stand first on the next larger page. */
export function sizeClause({ line, tokens, at, facts }: ClauseInput): Clause | null {
  const page = wordsAt(PAGE, tokens, at)
  if (page) return { end: page.end, view: { page: Number(page.groups[1]) - 1 } }
  const { end: from = at, groups: [, last, paged] = [] } = wordsAt(BEFORE, tokens, at) ?? {}
  const count = countAt(tokens, from, 1)
  if (!count) return last && afterNoun(line, from, facts) > from ? { end: from, view: newest(facts) } : null
  const behind = after(LAST, tokens, count.end)
  const noun = afterNoun(line, behind, facts)
  const end = after(EACH, tokens, noun)
  const isNewest = last !== undefined || behind > count.end
  const isMost = directionAt(tokens, after(OF, tokens, noun)) !== null
  const isMeant = end > noun || paged !== undefined
  if (!isNewest && !isMost && !isMeant && noun === behind) return null
  const leads = paged?.startsWith('q') === true || isText(tokens, end - 1, 'vez')
  const told = { end, isNamed: noun > behind, leads }
  const size = isNewest || (isMost && !isMeant) ? facts.sizes.find((each) => each >= count.value) : count.value
  if (count.problem === undefined && size !== undefined && facts.sizes.includes(size))
    return { ...told, view: { ...(isNewest && newest(facts)), size } }
  return { ...told, view: {}, problem: `Tamanhos de página: ${facts.sizes.join(', ')}` }
}
