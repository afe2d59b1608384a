/** Parses the page and the page size as clauses of a view: '100 por página', 'os 5 últimos', 'top 3', 'página 2'. */
import { parseCount } from '#commands/language/words/parse-numbers.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
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

/**
 * A clause with the page (1-based in the text, 0-based in the view) or the page size. For a number of newest or of top
 * records the next larger page size is used.
 */
export function parseSizeClause({ line, tokens, at: index, listSchema }: ClauseInput): ViewClause | null {
  const page = matchWords(PAGE_PATTERN, tokens, index)
  if (page) return { end: page.end, view: { page: Number(page.groups[1]) - 1 } }
  const { end: from = index, groups: [, last, perPage] = [] } = matchWords(SIZE_OPENING, tokens, index) ?? {}
  const count = parseCount(tokens, from, 1)
  if (!count)
    return last && skipListNoun(line, from, listSchema) > from ? { end: from, view: getNewestSort(listSchema) } : null
  const afterLast = skipPattern(LAST_WORDS, tokens, count.end)
  const noun = skipListNoun(line, afterLast, listSchema)
  const end = skipPattern(PER_PAGE_WORDS, tokens, noun)
  const isNewest = last !== undefined || afterLast > count.end
  const hasDirection = matchDirection(tokens, skipPattern(OF_WORDS, tokens, noun)) !== null
  const isPageSize = end > noun || perPage !== undefined
  if (!isNewest && !hasDirection && !isPageSize && noun === afterLast) return null
  const hasPriority = perPage?.startsWith('q') === true || isTokenText(tokens, end - 1, 'vez')
  const base = { end, namesList: noun > afterLast, hasPriority }
  const size =
    isNewest || (hasDirection && !isPageSize)
      ? listSchema.sizes.find((listSize) => listSize >= count.value)
      : count.value
  if (count.problem === undefined && size !== undefined && listSchema.sizes.includes(size))
    return { ...base, view: { ...(isNewest && getNewestSort(listSchema)), size } }
  return { ...base, view: {}, problem: `Tamanhos de página: ${listSchema.sizes.join(', ')}` }
}
