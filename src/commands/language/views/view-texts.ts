/**
 * Parses clauses about a text that a record contains: 'com fone no nome', 'que contenham fone', 'chamados kit'. Also
 * finds where a typed text ends.
 */
import type { FilterSchema, ListSchema } from '#commands/args.ts'
import { matchLabelled } from './labelled-items.ts'
import { isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { isSkippable, getNormalizedText } from '#commands/language/words/tokens.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { verbLemmas } from '#commands/language/words/lemma.ts'
import { type ViewClause, type ClauseInput, createFilterClause, createRefusedClause } from './view-clause.ts'
import { skipPattern, matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { skipSmallWords, matchSortColumn } from './view-order.ts'
import { findStatusValue } from './view-status.ts'
import { findColumnByLabel, createCondition } from './unsupported-conditions.ts'
import { isFiller, isListVerb } from './view-words.ts'

const HAVE_WORDS = '(?:com|tem|tenham?|tendo|possuam?)'
const CONTAIN_WORDS = 'con(?:tenham?|tem|tendo)'
const HAVING_OPENING = createPattern(`${HAVE_WORDS} (?:alguma? )?`)
/** Words before a text that a record contains, whatever the filter is called. */
const CONTAINING_OPENING = createPattern(
  `(?:${CONTAIN_WORDS}|(?:chamad|intitulad)[oa]s?|(?:se )?chamam?|(?:com|de) (?:a palavra|o termo|sobre ?nome)|fal(?:am?|ando) (?:de|em)) `,
)
/** 'que começam com a': no endpoint compares one end of a text. */
const TEXT_EDGE = createPattern('(?:comec|inici|termin|acab)\\w+ (?:com|em|por) ')
const IN_WORDS = createPattern('(?:n[oa]s?|em) ')
/** Words of comparison between a filter and its text. */
export const TEXT_COMPARISON = createPattern(
  `(?:(?:=|:|de|igual a|(?:que )?(?:${HAVE_WORDS}|${CONTAIN_WORDS})|parecid[oa] com) )*`,
)
/** Words that end a text. */
const TEXT_END_WORDS = createPattern('(?:com|que|por|n[oa]s?|em|ordem|mais|e) ')

/** The text filters: the one for the name if there is one, else all. */
export function getTextFilters({ filters }: ListSchema): readonly FilterSchema[] {
  const texts = filters.filter(({ type }) => type === 'text')
  const names = texts.filter(({ label }) => getContentWords(label).includes('nome'))
  return names.length > 0 ? names : texts
}

/** The text typed from token `from` up to token `end`; the inner text of a quotation. */
export function getTypedText({ tokens, line: { text } }: ClauseInput, from: number, end = from + 1): string {
  const first = tokens[from]
  return first?.kind === 'quoted'
    ? first.text
    : getNormalizedText(text, first?.start, tokens[end - 1]?.end).replace(/(?: a[ií])?[.?!]?$/, '')
}

/** The token where the text that begins at this token ends. */
export function findTextEnd({ tokens, startsClause, listSchema: { filters } }: ClauseInput, start: number): number {
  const isTextEnd = (end: number) => {
    const word = getWord(tokens, end)
    const from = skipSmallWords(tokens, end)
    // 'natal da categoria 5', 'natal 100 por página'
    const hasNumber = [from, from + 1].some((index) => tokens[index]?.kind === 'number')
    // 'produtos da vivo ativos', but not 'chips pré pagos' on a list without such a status.
    if (word.endsWith('s') && filters.some((filter) => findStatusValue(filter, word) !== undefined)) return true
    // 'da claro do tipo recarga'
    if (/^d[aeo]s?$/.test(word) && matchLabelled(tokens, end + 1, filters)?.rank === 0) return true
    return (
      isTokenText(tokens, end, ',') ||
      matchWords(TEXT_END_WORDS, tokens, end) !== null ||
      (hasNumber && startsClause(from))
    )
  }
  let end = start + 1
  while (tokens[start]?.kind !== 'quoted' && end < tokens.length && !isTextEnd(end)) end++
  return end
}

const SEARCH_VERBS = verbLemmas('filtrar')

/** 'procura fone' on a list searches the list on the screen. */
function isSearchTerm({ line, tokens, at: start, listSchema, context, allowsNames }: ClauseInput): boolean {
  if (!allowsNames || start === 0 || context.path !== listSchema.path || isFiller(tokens[start]!)) return false
  const before = tokens.slice(0, start)
  return (
    before.some((_, index) => isListVerb(line, index, SEARCH_VERBS)) &&
    before.every((token, index) => isFiller(token) || isListVerb(line, index, SEARCH_VERBS))
  )
}

/** A clause about a text: 'com fone no nome', 'que contenham fone', 'chamados kit', 'que tenham fone'. */
export function parseContaining(input: ClauseInput): ViewClause | null {
  const { tokens, at: start, listSchema, allowsNames, startsClause } = input
  if (matchWords(TEXT_EDGE, tokens, start))
    return createRefusedClause(input, `“${getTypedText(input, start, tokens.length)}”`, tokens.length)
  const fields = getTextFilters(listSchema)
  const hasText = fields.length > 0
  const openingEnd = skipPattern(CONTAINING_OPENING, tokens, start)
  const isSearched = openingEnd === start && hasText && isSearchTerm(input)
  const from = openingEnd > start ? openingEnd : isSearched ? start : skipPattern(HAVING_OPENING, tokens, start)
  const first = tokens[from]
  if ((from === start && !isSearched) || !first) return null
  for (let last = from + 1; last < tokens.length; last++) {
    const label = skipPattern(IN_WORDS, tokens, last)
    const labelMatch = label > last ? matchLabelled(tokens, label, listSchema.filters) : null
    const texts = labelMatch?.alternatives.filter(({ type }) => type === 'text') ?? []
    if (labelMatch && texts.length > 0)
      return createFilterClause(texts, getTypedText(input, from, last), labelMatch.end)
    if (label === last || !isTokenText(tokens, label, 'nome')) continue
    return (
      createFilterClause(fields, getTypedText(input, from, last), label + 1) ??
      createRefusedClause(
        input,
        'nome',
        label + 1,
        createCondition(findColumnByLabel(listSchema, 'nome'), `contém ${getTypedText(input, from, last)}`),
      )
    )
  }
  const end = findTextEnd(input, from)
  const text = getTypedText(input, from, end)
  const isText =
    openingEnd > start ||
    isSearched ||
    (allowsNames && first.kind === 'word' && !isSkippable(first) && !/mail|\.com/.test(text))
  const isColumn = openingEnd === start && (startsClause(from) || matchSortColumn({ ...input, at: from }) !== null)
  // No name contains a mail domain: 'quem tem gmail'.
  if (!isText && allowsNames && !isColumn && /mail|\.com/.test(text))
    return createRefusedClause(
      input,
      `“${text}”`,
      end,
      createCondition(findColumnByLabel(listSchema, 'mail'), `contém ${text}`),
    )
  if (!isText || isColumn || (openingEnd === start && !hasText)) return null
  return (
    createFilterClause(fields, text, end) ??
    createRefusedClause(input, 'nome', end, createCondition(findColumnByLabel(listSchema, 'nome'), `contém ${text}`))
  )
}
