/**
 * Matches a line against a pattern. An element or a slot of the pattern must take every word and number of the line.
 * The pattern may have more than the line: each further word narrows the choice (commands/README §4 rule 2).
 */
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Span } from './interpretation.ts'
import {
  toMatch,
  type Match,
  type MatchOptions,
  type MatchSearch,
  INITIAL_STATE,
  type MatchState,
  type SpanTrail,
  type MatchInput,
} from './match-state.ts'
import { isAnchored, isMarkerTooLate } from './number-anchor.ts'
import { isElidable, getListLemma } from './screen-context.ts'
import type { LemmaMatch } from '#commands/language/words/lexicon.ts'
import { isNounLemma } from '#commands/language/words/lemma.ts'
import type { Line, Segment } from '#commands/language/words/line.ts'
import { SCREEN_WORDS, NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import {
  ROW_IDS,
  isPossessiveBefore,
  isTokenText,
  parseFullId,
  getWord,
} from '#commands/language/words/parse-numbers.ts'
import { matchRecordNames } from '#commands/language/views/record-names.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import type { PatternElement, Pattern, PatternSlot } from './patterns.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { isNumeric, type SlotValue } from './slot-values.ts'

/** The search gives up after this many steps, because a line may match in very many ways. */
const MAX_STEPS = 3000

/** The best match of a line with a pattern, or null. `isBetter` compares two matches. */
export function matchPattern(
  pattern: Pattern,
  input: MatchInput,
  options: MatchOptions,
  isBetter: (a: Match, b: Match) => boolean,
): Match | null {
  const search: MatchSearch = { pattern, input, options, isBetter, best: null, stepCount: 0 }
  matchFrom(search, 0, { ...INITIAL_STATE, corrections: input.line.typoFixes })
  return search.best
}

function recordMatch(search: MatchSearch, state: MatchState): void {
  const found = toMatch(search, state)
  if (found && (!search.best || search.isBetter(found, search.best))) search.best = found
}

function matchFrom(search: MatchSearch, index: number, state: MatchState): void {
  if (++search.stepCount > MAX_STEPS) return
  const { tokens, segments } = search.input.line
  const token = tokens[index]
  if (!token) return recordMatch(search, state)
  for (const segment of segments[index] ?? []) matchSegment(search, index, state, segment)
  matchSlots(search, index, state)
  if (search.options.allowsNames) {
    matchSign(search, index, state)
    matchNames(search, index, state)
  }
  if (
    isSkippable(token) &&
    !search.pattern.slots.some((slot) => slot.arg.isVerbatim && takesValue(search, slot, state, index))
  )
    matchFrom(search, index + 1, { ...state, trail: extendTrail(search, state, index, index + 1, { role: 'ignored' }) })
  const id = search.options.allowsExtraId && !state.hasExtraId ? parseFullId(tokens, index) : null
  if (id && id.value !== ROW_IDS) {
    const trail = extendTrail(search, state, index, id.end, { role: 'ignored' })
    matchFrom(search, id.end, { ...state, hasExtraId: true, trail })
  }
}

/** Adds a span from the first token up to, but not including, token `end`. */
function extendTrail(
  { input: { line } }: MatchSearch,
  { trail }: MatchState,
  index: number,
  end: number,
  rest: Omit<Span, 'start' | 'end'>,
): SpanTrail {
  const span = { start: line.tokens[index]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0, ...rest }
  return { span, previous: trail }
}

/** The text is the first word of a name of several words. */
const isPartOfName = ({ singular, plural }: Resource, text: string): boolean =>
  [singular, plural].some((name) => normalizeText(name).startsWith(`${text} `))

/** Matches a segment of the line with each element that it may mean, and with the noun of the list on the screen. */
function matchSegment(
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
        matchFrom(search, end, {
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
    matchFrom(search, end, addElement(pattern, state, index, lemmaMatch, text, trail))
  }
  const noun = state.hasExtraNoun ? null : getListLemma(pattern, input.context)
  const hit = noun === null ? undefined : meanings.get(noun)
  if (!hit?.isFull) return
  const trail = extendTrail(search, state, tokenIndex, end, { role: 'noun' })
  matchFrom(search, end, { ...state, hasExtraNoun: true, trail, corrections: addCorrection(state, trail, hit) })
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

/** A text argument takes the rest of the line once every word before it, except nouns, is matched. */
function canTakeText({ elements }: Pattern, slot: PatternSlot, state: MatchState): boolean {
  if (state.matchedMask === 0 && state.values.size === 0) return false
  return elements.every(
    (element, index) => index > slot.elementBefore || state.matchedMask & (1 << index) || element.resource !== null,
  )
}

/** 'do', 'neste', 'desse' */
const SINGULAR_ARTICLE = /^[dn]?(?:[eo]|est[ea]|ess[ea])$/

function canTakeValue(
  { pattern, input: { line, context } }: MatchSearch,
  slot: PatternSlot,
  state: MatchState,
  tokenIndex: number,
): boolean {
  if (state.values.has(slot.name)) return false
  if (slot.arg.kind === 'texto') return canTakeText(pattern, slot, state)
  if (slot.arg.kind === 'coluna' && pattern.command.args['grupo'] && isTokenText(line.tokens, tokenIndex - 1, 'por'))
    return slot.isGroupBy
  // 'somar por mês' groups by month; 'soma deste mês' selects the month.
  if (slot.isGroupBy && slot.arg.kind === 'escolha' && SINGULAR_ARTICLE.test(line.tokens[tokenIndex - 1]?.text ?? ''))
    return false
  if (!isNumeric(slot.arg.kind)) return true
  return isAnchored(pattern, slot, line, {
    tokenIndex,
    lastElementIndex: state.lastElementIndex,
    isFilled: ({ name }) => state.values.has(name),
    isElidable: (index) => isElidable(pattern, index, context),
  })
}

/** The slot has a value at this token and may take it. */
const takesValue = (search: MatchSearch, slot: PatternSlot, state: MatchState, index: number): boolean =>
  canTakeValue(search, slot, state, index) && search.input.values.getValue(slot.arg, index) !== null

/** A half-typed value belongs to a command that the line or the screen refers to. */
const canComplete = ({ pattern: { command }, input }: MatchSearch, state: MatchState): boolean =>
  state.matchedMask !== 0 || (command.resource !== undefined && command.resource === input.context.resource)

/**
 * 'liberar bônus de 88', 'o bônus do 15', 'reprocessar bônus 88': the number is an amount, an owner or the id of
 * another resource, and not the id of the record.
 */
const isAttributeNumber = (line: Line, index: number, { id }: Resource, end: number): boolean => {
  const { tokens } = line
  const nounId = matchNoun(line, index - 1)?.noun ?? id
  // 'plano de cashback 2'
  if (nounId !== id && !isTokenText(tokens, index - 2, 'de') && !NUMBER_FIELD_WORD.test(nounId)) return true
  const number = tokens[index]?.kind === 'word' ? index + 1 : index
  const prepositionIndex = isTokenText(tokens, number - 1, 'o') ? number - 2 : number - 1
  // 'os produtos do 12 ao 15'
  const isRange = end > number + 1 && isTokenText(tokens, number + 1, 'a', 'ao', 'ate', '-')
  return (
    !isRange &&
    PREPOSITION.test(getWord(tokens, prepositionIndex)) &&
    !/^(?:estoque|.*[aei]r|)$/.test(getWord(tokens, prepositionIndex - 1))
  )
}
const PREPOSITION = /^(?:d[eoa]s?|n[oa]s?|p(?:ar|r|el)[oa]|ao|em|com)$/

/** 'excluir 12 itens', 'excluir os 12', 'apaga esses 3': the number is a quantity and no id. */
const isQuantity = ({ tokens }: Line, index: number, { value, end }: SlotValue): boolean =>
  (typeof value === 'number' || (Array.isArray(value) && value.length === 1)) &&
  (/^(?:[oa]s|umas|uns|(?:ess|est|aquel)[ea]s)$/.test(tokens[index - 1]?.text ?? '') ||
    /^(?:iten|registro|linha|coisa|unidade|peca)s$/.test(tokens[end]?.text ?? ''))

/** 'usuário 42 outubro': a number right after its noun is the record's id and not a day. */
function isRecordId(search: MatchSearch, state: MatchState, index: number): boolean {
  const { line } = search.input
  return search.pattern.slots.some((slot) => {
    const { resource } = slot.arg
    const nounMatch = resource && matchNoun(line, index - 1)
    return (
      resource && nounMatch?.noun === resource.id && nounMatch.end === index && takesValue(search, slot, state, index)
    )
  })
}

/** Fills each slot whose value begins at this token, in reading order (commands/README §3). */
function matchSlots(search: MatchSearch, index: number, state: MatchState): void {
  for (const slot of search.pattern.slotsInReadingOrder) {
    const value = search.input.values.getValue(slot.arg, index)
    if (!value || !canTakeValue(search, slot, state, index)) continue
    if (value.isUnfinished && !canComplete(search, state)) continue
    if (slot.arg.kind === 'periodo' && isRecordId(search, state, index)) continue
    if (
      search.pattern.isWrite &&
      slot.arg.resource &&
      isAttributeNumber(search.input.line, index, slot.arg.resource, value.end)
    )
      continue
    matchFrom(search, value.end, {
      ...state,
      values: new Map(state.values).set(slot.name, value),
      trail: extendTrail(search, state, index, value.end, { role: 'argument', arg: slot.name }),
      isFull: state.isFull && value.isFull !== false,
      isCount: state.isCount || (slot.arg.resource !== undefined && isQuantity(search.input.line, index, value)),
      isInOrder: state.isInOrder && state.lastElementIndex <= slot.elementBefore,
      lastSlotElement: Math.max(state.lastSlotElement, slot.elementBefore),
      // A view without a name counts as one word, so that a match without a name ranks first.
      nameWordCount:
        state.nameWordCount +
        (search.options.allowsNames && slot.arg.kind === 'vista'
          ? (value.namedFilter?.text ?? '').split(' ').length
          : 0),
    })
    // The numbers of a period or an amount range are not matched as anything else.
    if (!value.isUnfinished && (slot.arg.kind === 'periodo' || slot.arg.kind === 'faixa')) return
  }
}

/** '@' announces a person's name: 'auditar @maria'. */
function matchSign(search: MatchSearch, tokenIndex: number, state: MatchState): void {
  const { pattern, input } = search
  const index = pattern.elements.findIndex(({ resource }) => resource?.sign === input.line.tokens[tokenIndex]?.text)
  if (index < 0 || state.matchedMask & (1 << index)) return
  const trail = extendTrail(search, state, tokenIndex, tokenIndex + 1, { role: 'noun' })
  matchFrom(search, tokenIndex + 1, {
    ...state,
    matchedMask: state.matchedMask | (1 << index),
    lastElementIndex: index,
    trail,
  })
}

/** A name must follow all that the phrase has before the slot. */
function canBeNamed(
  { pattern: { elements }, input: { context }, pattern }: MatchSearch,
  slot: PatternSlot,
  state: MatchState,
): boolean {
  if (state.matchedMask === 0 || state.values.has(slot.name) || state.lastElementIndex > slot.elementBefore)
    return false
  // 'categoria eletrônicos editar': after its noun, the verb may come last.
  return elements.every(
    ({ role }, index) =>
      index > slot.elementBefore ||
      state.matchedMask & (1 << index) ||
      isElidable(pattern, index, context) ||
      (role === 'verb' && state.lastElementIndex === slot.elementBefore),
  )
}

/** 'auditar maria', 'transações da maria': the line need not say that it means a person. */
function addImpliedPerson(
  { pattern: { elements, hasVerb }, input: { line } }: MatchSearch,
  slot: PatternSlot,
  state: MatchState,
  tokenIndex: number,
) {
  const { resource } = slot.arg
  const index = elements.findIndex((element) => element.resource === resource)
  const isUnsaid =
    resource?.sign !== undefined && index >= 0 && !(state.matchedMask & (1 << index)) && state.matchedMask !== 0
  return isUnsaid && (hasVerb || isPossessiveBefore(line.tokens, tokenIndex))
    ? { ...state, matchedMask: state.matchedMask | (1 << index) }
    : state
}

/** A whole word of the language, other than a noun, begins here. In 'do usuário 6' the noun introduces an owner. */
const isKnownWordAt = ({ segments }: Line, index: number): boolean =>
  (segments[index] ?? []).some(({ meanings }) =>
    [...meanings.values()].some(
      ({ isFull, correction, lemma }) => isFull && correction === null && !isNounLemma(lemma),
    ),
  )

/** Fills a slot for an id with a record's name. */
function matchNames(search: MatchSearch, tokenIndex: number, initialState: MatchState): void {
  // 'produto Apaga Fogo' is the name of a product.
  if (search.pattern.isWrite && !initialState.isInOrder) return
  const { line } = search.input
  for (const slot of search.pattern.slots) {
    const isNounMatched = search.pattern.elements.some(
      ({ resource }, index) => resource === slot.arg.resource && initialState.matchedMask & (1 << index),
    )
    // On a list 'remover coluna' refers to a column of the table and not to a record called 'coluna'.
    const { kind, text = '' } = line.tokens[tokenIndex] ?? {}
    if (!isNounMatched && kind === 'word' && (isKnownWordAt(line, tokenIndex) || SCREEN_WORDS.has(text))) continue
    const state = addImpliedPerson(search, slot, initialState, tokenIndex)
    if (!canBeNamed(search, slot, state)) continue
    for (const value of matchRecordNames(slot.arg, line, tokenIndex)) {
      // 'o produto camiseta', 'ficha do usuário joão' name a record of another resource.
      const startsNoun = (index: number) => index >= tokenIndex && index < value.end - 1 && matchNoun(line, index)
      if (!isNounMatched && !value.value.search.ownedBy && [...line.tokens.keys()].some(startsNoun)) continue
      matchFrom(search, value.end, {
        ...state,
        values: new Map(state.values).set(slot.name, value),
        trail: extendTrail(search, state, tokenIndex, value.end, { role: 'argument', arg: slot.name }),
        lastSlotElement: Math.max(state.lastSlotElement, slot.elementBefore),
        nameWordCount: state.nameWordCount + value.end - tokenIndex,
      })
    }
  }
}
