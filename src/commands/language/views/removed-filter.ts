/** Parses clauses that remove a filter: 'sem filtro de status', 'limpar datas', 'qualquer status'. */
import { matchLabelled } from './labelled-items.ts'
import { isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { verbLemmas } from '#commands/language/words/lemma.ts'
import { type ViewClause, type ClauseInput, createChoiceClause, createRefusedClause } from './view-clause.ts'
import { matchWords, createPattern } from '#commands/language/words/word-pattern.ts'
import { matchSortColumn } from './view-order.ts'
import { getFields, getMeasuredFilters } from './measured-filters.ts'
import { createEmptyCondition } from './unsupported-conditions.ts'
import { getTypedText } from './view-texts.ts'
import { isListVerb } from './view-words.ts'

const CLEAR_VERBS = verbLemmas('limpar', 'ocultar')
const REMOVE_VERBS = verbLemmas('excluir')
const FILTER_WORDS = createPattern('(?:[oa]s? )?(filtro )?(?:d[eoa]s? |por )?')

/** 'sem filtro de status', 'limpar datas', 'qualquer status' remove a filter; 'sem estoque' does not. */
export function parseRemovedFilter(input: ClauseInput): ViewClause | null {
  const { line, tokens, at: start, listSchema } = input
  const { end: from, groups } = matchWords(FILTER_WORDS, tokens, start + 1)!
  const isCleared =
    isTokenText(tokens, start, 'qualquer') ||
    isListVerb(line, start, CLEAR_VERBS) ||
    (groups[1] !== undefined && (isTokenText(tokens, start, 'sem') || isListVerb(line, start, REMOVE_VERBS)))
  if (!isCleared && !isTokenText(tokens, start, 'sem')) return null
  const word = getWord(tokens, from)
  const format = /^(?:data|periodo)s?$/.test(word) ? 'datetime' : /^(?:valor|faixa)/.test(word) ? 'money' : ''
  const measured = getMeasuredFilters(listSchema)
  // 'sem filtro de comissão' removes both ends of the range.
  const labelled = matchLabelled(tokens, from, measured)
  const measuredPair =
    labelled && labelled.rank < 2 ? labelled.alternatives : measured.filter(({ type }) => type === format)
  const end = labelled && labelled.rank < 2 ? labelled.end : from + 1
  if (measuredPair.length > 0 && (isCleared || format !== ''))
    return { end, view: { removedFilters: measuredPair.flatMap(getFields).map(({ name }) => name) } }
  const field = matchLabelled(tokens, from, listSchema.filters)
  if (field && isCleared)
    return createChoiceClause(
      field.alternatives.map(({ label, name }) => ({ label, view: { removedFilters: [name] } })),
      field.end,
    )
  if (isCleared || word === '') return null
  const column = matchSortColumn({ ...input, at: from })?.value
  const refusedLabel = column ? getTypedText(input, from).toLowerCase() : `“${getTypedText(input, start, from + 1)}”`
  return createRefusedClause(input, refusedLabel, from + 1, createEmptyCondition(column))
}
