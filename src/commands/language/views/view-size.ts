/** Page and rows a page as clauses of a view: '100 por página', 'os 5 últimos', 'top 3', 'página 2'. */
import { parseCount, isTokenText } from '#commands/language/words/parse-numbers.ts'
import type { ViewClause, ClauseInput } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { matchDirection, getNewestSort } from './view-order.ts'
import { skipListNoun } from './view-words.ts'

const ROWS_WORDS = '(?:linha|ite[mn]|registro|resultado)s? '
const PAGE_PATTERN = createPattern(`pag(?:ina)? ([1-9]\\d*) (?!por |${ROWS_WORDS})`)
const SIZE_OPENING = createPattern(
  `(?:(ult(?:im[oa]s?)?)|top|((?:${ROWS_WORDS}|qtd |quantidade )?por pag(?:ina)?|pag(?:ina)? (?:de|com))) (?:[:=] )?`,
)
const OF_WORDS = createPattern('d[eoa]s? |com ')
const LAST_WORDS = createPattern('ultim[oa]s? ')
/** '100 linhas', '100 por página', 'de uma vez', '100 em 100'. */
const PER_PAGE_WORDS = createPattern(
  `(?:${ROWS_WORDS}|(?:p(?:or|ara)?|de|em|n[ao]|/) (?:cada |uma |/ )?(?:pag(?:ina)?|vez|tela|folha|cada) |em \\d+ )+`,
)

/** The page, or how many rows of it; so many of the newest or of the dearest stand first on the next larger page. */
export function parseSizeClause({ line, tokens, at, listSchema }: ClauseInput): ViewClause | null {
  const page = matchWords(PAGE_PATTERN, tokens, at)
  if (page) return { end: page.end, view: { page: Number(page.groups[1]) - 1 } }
  const { end: from = at, groups: [, last, paged] = [] } = matchWords(SIZE_OPENING, tokens, at) ?? {}
  const count = parseCount(tokens, from, 1)
  if (!count)
    return last && skipListNoun(line, from, listSchema) > from ? { end: from, view: getNewestSort(listSchema) } : null
  const behind = skipPattern(LAST_WORDS, tokens, count.end)
  const noun = skipListNoun(line, behind, listSchema)
  const end = skipPattern(PER_PAGE_WORDS, tokens, noun)
  const isNewest = last !== undefined || behind > count.end
  const isMost = matchDirection(tokens, skipPattern(OF_WORDS, tokens, noun)) !== null
  const isMeant = end > noun || paged !== undefined
  if (!isNewest && !isMost && !isMeant && noun === behind) return null
  const leads = paged?.startsWith('q') === true || isTokenText(tokens, end - 1, 'vez')
  const told = { end, namesList: noun > behind, hasPriority: leads }
  const size = isNewest || (isMost && !isMeant) ? listSchema.sizes.find((each) => each >= count.value) : count.value
  if (count.problem === undefined && size !== undefined && listSchema.sizes.includes(size))
    return { ...told, view: { ...(isNewest && getNewestSort(listSchema)), size } }
  return { ...told, view: {}, problem: `Tamanhos de página: ${listSchema.sizes.join(', ')}` }
}
