/** Matches a segment of the line with the elements of a pattern. */
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { extendTrail, type MatchSearch, type MatchState, type SpanTrail } from './match-state.ts'
import { isMarkerTooLate } from './number-anchor.ts'
import { getListLemma } from './screen-context.ts'
import type { LemmaMatch } from '#commands/language/words/lexicon.ts'
import type { Segment } from '#commands/language/words/segments.ts'
import { SCREEN_WORDS } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import type { Pattern, PatternElement } from './patterns.ts'

/** The text is the first word of a name of several words. */
const isPartOfName = ({ singular, plural }: Resource, text: string): boolean =>
  [singular, plural].some((name) => normalizeText(name).startsWith(`${text} `))

/** Matches a segment of the line with each element that it may mean, and with the noun of the list on the screen. */
export function matchSegment(
  search: MatchSearch,
  tokenIndex: number,
  state: MatchState,
  { end, text, meanings }: Segment,
): void {
  const { pattern, input } = search
  for (let index = 0; index < pattern.elements.length; index++) {
    const element = pattern.elements[index] as PatternElement
    const lemmaMatch =
      meanings.get(element.lemma) ??
      (element.alternativeLemma === null ? undefined : meanings.get(element.alternativeLemma))
    if (!lemmaMatch) continue
    if (state.matchedMask & (1 << index)) {
      // 'cadastrar um produto novo', 'fornecedor novo cadastrar' repeat the verb; 'item 30 do rv' repeats the noun. Half
      // of a repeated word is another word: 'ex: excluir 12', 'rem excluir 12'.
      if (
        element.role !== 'word' &&
        lemmaMatch.isFull &&
        lemmaMatch.correction === null &&
        (state.isFull || !pattern.isWrite)
      )
        search.next(end, {
          ...state,
          isInOrder: false,
          trail: extendTrail(search, state, tokenIndex, end, { role: element.role }),
        })
      continue
    }
    // A general word for the screen is no prefix of an element if the line may do without it: 'a tela está clara'.
    if (!lemmaMatch.isFull && SCREEN_WORDS.has(text) && input.line.tokens[tokenIndex]?.isOptional) continue
    // 'item' alone, of 'item RV', means any record. On the list of another resource it means the records of that list.
    const { resource: screenResource, columns } = input.context
    if (
      columns.length > 0 &&
      element.resource &&
      element.resource !== screenResource &&
      !lemmaMatch.isFull &&
      isPartOfName(element.resource, text)
    )
      continue
    if (isMarkerTooLate(pattern, index, state.values)) continue
    // In 'remove o 12 do plano' the number is not the plan's; 'o 30 do rv' is an item.
    const isWhose = isTokenText(input.line.tokens, tokenIndex - 1, 'do', 'da', 'no', 'na')
    const isSingleWordNoun = element.resource !== null && !element.resource.singular.includes(' ')
    if (isWhose && isSingleWordNoun && pattern.isWrite && pattern.takesIds && state.values.size > 0) continue
    // Beside a record name every word must be whole, except a noun of four letters or more.
    if (search.options.allowsNames && !lemmaMatch.isFull && (element.resource === null || text.length < 4)) continue
    // One letter begins too many words to match out of order: 'tema c' is not 'cor … tema'.
    if (text.length === 1 && !lemmaMatch.isFull && (index < state.lastElementIndex || state.lastSlotElement >= index))
      continue
    const trail = extendTrail(search, state, tokenIndex, end, { role: element.role })
    search.next(end, addElement(pattern, state, index, lemmaMatch, text, trail))
  }
  const noun = state.hasExtraNoun ? null : getListLemma(pattern, input.context)
  const hit = noun === null ? undefined : meanings.get(noun)
  if (!hit?.isFull) return
  const trail = extendTrail(search, state, tokenIndex, end, { role: 'noun' })
  search.next(end, { ...state, hasExtraNoun: true, trail, corrections: addCorrection(state, trail, hit) })
}

/**
 * A single number right before the noun is a quantity, unless the noun is singular or begins the line ('12 produto').
 */
function isQuantityBeforeNoun(
  { values, matchedMask }: MatchState,
  trail: SpanTrail,
  { resource, ownWord }: PatternElement,
  { grammaticalNumber }: LemmaMatch,
  text: string,
): boolean {
  const before = trail.previous?.span
  const ids = before?.arg === undefined ? undefined : values.get(before.arg)?.value
  // 'pra 500 registros': a plain word shows only by its plural that the number is a quantity.
  if (resource === null) return ids !== undefined && text === `${ownWord}s`
  if (!Array.isArray(ids) || ids.length !== 1) return false
  return grammaticalNumber === 'many' || (grammaticalNumber === null && matchedMask !== 0)
}

const addCorrection = (
  { corrections }: MatchState,
  { span: { start, end } }: SpanTrail,
  { correction: form }: LemmaMatch,
) => (form === null ? corrections : [...corrections, { start, end, form }])

function addElement(
  pattern: Pattern,
  state: MatchState,
  index: number,
  lemmaMatch: LemmaMatch,
  text: string,
  trail: SpanTrail,
): MatchState {
  const element = pattern.elements[index] as PatternElement
  // Any name of a resource alone opens its list.
  const isOwnWord =
    text === element.ownWord || (pattern.isNavigation && state.matchedMask === 0 && element.resource !== null)
  const isOtherNumber =
    element.grammaticalNumber !== null &&
    lemmaMatch.grammaticalNumber !== null &&
    element.grammaticalNumber !== lemmaMatch.grammaticalNumber
  const begins = lemmaMatch.isCanonical || element.ownWord.startsWith(text)
  return {
    ...state,
    matchedMask: state.matchedMask | (1 << index),
    lastElementIndex: index,
    trail,
    isFull: state.isFull && lemmaMatch.isFull && (!isOtherNumber || pattern.takesIds),
    isInOrder: state.isInOrder && index > state.lastElementIndex && index > state.lastSlotElement,
    isCount: state.isCount || isQuantityBeforeNoun(state, trail, element, lemmaMatch, text),
    isOwnWords: state.isOwnWords && lemmaMatch.isFull && isOwnWord,
    isCanonical: state.isCanonical && begins && lemmaMatch.lemma !== element.alternativeLemma,
    corrections: addCorrection(state, trail, lemmaMatch),
  }
}
