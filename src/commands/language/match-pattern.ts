/**
 * Fits a line to a pattern. Every word and number of the line must be taken by an element or a slot of the pattern;
 * what may be left over is the pattern's (each further word narrows, commands/README §4 rule 2).
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

/** A line that could be fitted in very many ways is given up after this many steps. */
const MAX_STEPS = 3000

/** The best fit of a line to a pattern, or null. `better` decides between two fits. */
export function matchPattern(
  pattern: Pattern,
  input: MatchInput,
  options: MatchOptions,
  better: (a: Match, b: Match) => boolean,
): Match | null {
  const search: MatchSearch = { pattern, input, options, isBetter: better, best: null, stepCount: 0 }
  matchFrom(search, 0, { ...INITIAL_STATE, corrections: input.line.typoFixes })
  return search.best
}

function recordMatch(search: MatchSearch, state: MatchState): void {
  const found = toMatch(search, state)
  if (found && (!search.best || search.isBetter(found, search.best))) search.best = found
}

function matchFrom(search: MatchSearch, at: number, state: MatchState): void {
  if (++search.stepCount > MAX_STEPS) return
  const { tokens, segments } = search.input.line
  const token = tokens[at]
  if (!token) return recordMatch(search, state)
  for (const segment of segments[at] ?? []) matchSegment(search, at, state, segment)
  matchSlots(search, at, state)
  if (search.options.allowsNames) {
    matchSign(search, at, state)
    matchNames(search, at, state)
  }
  if (
    isSkippable(token) &&
    !search.pattern.slots.some((slot) => slot.arg.isVerbatim && takesValue(search, slot, state, at))
  )
    matchFrom(search, at + 1, { ...state, trail: extendTrail(search, state, at, at + 1, { role: 'ignored' }) })
  const id = search.options.allowsExtraId && !state.hasExtraId ? parseFullId(tokens, at) : null
  if (id && id.value !== ROW_IDS) {
    const trail = extendTrail(search, state, at, id.end, { role: 'ignored' })
    matchFrom(search, id.end, { ...state, hasExtraId: true, trail })
  }
}

/** The spans so far and one more, from token `at` to before token `end`. */
function extendTrail(
  { input: { line } }: MatchSearch,
  { trail }: MatchState,
  at: number,
  end: number,
  rest: Omit<Span, 'start' | 'end'>,
): SpanTrail {
  const span = { start: line.tokens[at]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0, ...rest }
  return { span, previous: trail }
}

/** The first of several words for it. */
const isPartOfName = ({ singular, plural }: Resource, text: string): boolean =>
  [singular, plural].some((name) => normalizeText(name).startsWith(`${text} `))

/** Takes a stretch of the line for each element that it may mean, and for the list's own noun. */
function matchSegment(search: MatchSearch, at: number, state: MatchState, { end, text, meanings }: Segment): void {
  const { pattern, input } = search
  for (let index = 0; index < pattern.elements.length; index++) {
    const element = pattern.elements[index] as PatternElement
    const hit =
      meanings.get(element.lemma) ??
      (element.alternativeLemma === null ? undefined : meanings.get(element.alternativeLemma))
    if (!hit) continue
    if (state.matchedMask & (1 << index)) {
      // 'cadastrar um produto novo', 'fornecedor novo cadastrar': the verb is said twice; so is a noun, 'item 30 do rv'.
      // Half of it is another word: 'ex: excluir 12', 'rem excluir 12'.
      if (element.role !== 'word' && hit.isFull && hit.correction === null && (state.isFull || !pattern.isWrite))
        matchFrom(search, end, {
          ...state,
          isInOrder: false,
          trail: extendTrail(search, state, at, end, { role: element.role }),
        })
      continue
    }
    // What a screen is called at large begins nothing where the line may do without: 'a tela está clara'.
    if (!hit.isFull && SCREEN_WORDS.has(text) && input.line.tokens[at]?.isOptional) continue
    // Of 'item RV' 'item' alone speaks of any record: on another list than its own of that list's.
    const { resource: screenResource, columns } = input.context
    if (
      columns.length > 0 &&
      element.resource &&
      element.resource !== screenResource &&
      !hit.isFull &&
      isPartOfName(element.resource, text)
    )
      continue
    if (isMarkerTooLate(pattern, index, state.values)) continue
    // 'remove o 12 do plano' is no plan's number; an item is 'o 30 do rv'.
    const isWhose = isTokenText(input.line.tokens, at - 1, 'do', 'da', 'no', 'na')
    const isOne = element.resource !== null && !element.resource.singular.includes(' ')
    if (isWhose && isOne && pattern.isWrite && pattern.takesIds && state.values.size > 0) continue
    // Beside a name nothing may be half a word, but for a noun that is nearly whole.
    if (search.options.allowsNames && !hit.isFull && (element.resource === null || text.length < 4)) continue
    // One letter begins too many words to be one that should stand before what was said: 'tema c' is no 'cor … tema'.
    if (text.length === 1 && !hit.isFull && (index < state.lastElementIndex || state.lastSlotPosition >= index))
      continue
    const trail = extendTrail(search, state, at, end, { role: element.role })
    matchFrom(search, end, addElement(pattern, state, index, hit, text, trail))
  }
  const noun = state.hasExtraNoun ? null : getListLemma(pattern, input.context)
  const hit = noun === null ? undefined : meanings.get(noun)
  if (!hit?.isFull) return
  const trail = extendTrail(search, state, at, end, { role: 'noun' })
  matchFrom(search, end, { ...state, hasExtraNoun: true, trail, corrections: addCorrection(state, trail, hit) })
}

/** A single number right before the noun: how many, but for 'produto' in the singular and a line that begins so. */
function isQuantityBeforeNoun(
  { values, matchedMask }: MatchState,
  trail: SpanTrail,
  { resource, ownWord }: PatternElement,
  { grammaticalNumber }: LemmaMatch,
  text: string,
): boolean {
  const before = trail.previous?.span
  const ids = before?.arg === undefined ? undefined : values.get(before.arg)?.value
  // 'pra 500 registros': of a word alone only its plural tells.
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
  hit: LemmaMatch,
  text: string,
  trail: SpanTrail,
): MatchState {
  const element = pattern.elements[index] as PatternElement
  // The bare noun goes to its list by whatever name.
  const isOwn =
    text === element.ownWord || (pattern.isNavigation && state.matchedMask === 0 && element.resource !== null)
  const isOtherNumber =
    element.grammaticalNumber !== null &&
    hit.grammaticalNumber !== null &&
    element.grammaticalNumber !== hit.grammaticalNumber
  const begins = hit.isCanonical || element.ownWord.startsWith(text)
  return {
    ...state,
    matchedMask: state.matchedMask | (1 << index),
    lastElementIndex: index,
    trail,
    isFull: state.isFull && hit.isFull && (!isOtherNumber || pattern.takesIds),
    isInOrder: state.isInOrder && index > state.lastElementIndex && index > state.lastSlotPosition,
    isCount: state.isCount || isQuantityBeforeNoun(state, trail, element, hit, text),
    isOwnWords: state.isOwnWords && hit.isFull && isOwn,
    isCanonical: state.isCanonical && begins && hit.lemma !== element.alternativeLemma,
    corrections: addCorrection(state, trail, hit),
  }
}

/** Free text takes the rest once every word before it is said, but for nouns. */
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
  at: number,
): boolean {
  if (state.values.has(slot.name)) return false
  if (slot.arg.kind === 'texto') return canTakeText(pattern, slot, state)
  if (slot.arg.kind === 'coluna' && pattern.command.args['grupo'] && isTokenText(line.tokens, at - 1, 'por'))
    return slot.isGroupBy
  // 'somar por mês' parts the time; 'soma deste mês' tells which one is meant.
  if (slot.isGroupBy && slot.arg.kind === 'escolha' && SINGULAR_ARTICLE.test(line.tokens[at - 1]?.text ?? ''))
    return false
  if (!isNumeric(slot.arg.kind)) return true
  return isAnchored(pattern, slot, line, {
    tokenIndex: at,
    lastElementIndex: state.lastElementIndex,
    isFilled: ({ name }) => state.values.has(name),
    isElidable: (index) => isElidable(pattern, index, context),
  })
}

/** A value of the slot stands here, and may. */
const takesValue = (search: MatchSearch, slot: PatternSlot, state: MatchState, at: number): boolean =>
  canTakeValue(search, slot, state, at) && search.input.values.getValue(slot.arg, at) !== null

/** What is half typed belongs to a command that the line or the screen speaks of. */
const canComplete = ({ pattern: { command }, input }: MatchSearch, state: MatchState): boolean =>
  state.matchedMask !== 0 || (command.resource !== undefined && command.resource === input.context.resource)

/** 'liberar bônus de 88', 'o bônus do 15', 'reprocessar bônus 88': what it is worth, whose, or another's, and not which. */
const isAttributeNumber = (line: Line, at: number, { id }: Resource, end: number): boolean => {
  const { tokens } = line
  const message = matchNoun(line, at - 1)?.noun ?? id
  // 'plano de cashback 2'
  if (message !== id && !isTokenText(tokens, at - 2, 'de') && !NUMBER_FIELD_WORD.test(message)) return true
  const number = tokens[at]?.kind === 'word' ? at + 1 : at
  const of = isTokenText(tokens, number - 1, 'o') ? number - 2 : number - 1
  // 'os produtos do 12 ao 15'
  const isRange = end > number + 1 && isTokenText(tokens, number + 1, 'a', 'ao', 'ate', '-')
  return !isRange && PREPOSITION.test(getWord(tokens, of)) && !/^(?:estoque|.*[aei]r|)$/.test(getWord(tokens, of - 1))
}
const PREPOSITION = /^(?:d[eoa]s?|n[oa]s?|p(?:ar|r|el)[oa]|ao|em|com)$/

/** 'excluir 12 itens', 'excluir os 12', 'apaga esses 3': how many, and not which. */
const isQuantity = ({ tokens }: Line, at: number, { value, end }: SlotValue): boolean =>
  (typeof value === 'number' || (Array.isArray(value) && value.length === 1)) &&
  (/^(?:[oa]s|umas|uns|(?:ess|est|aquel)[ea]s)$/.test(tokens[at - 1]?.text ?? '') ||
    /^(?:iten|registro|linha|coisa|unidade|peca)s$/.test(tokens[end]?.text ?? ''))

/** 'usuário 42 outubro': the number behind its noun is the record's, and no day. */
function isRecordId(search: MatchSearch, state: MatchState, at: number): boolean {
  const { line } = search.input
  return search.pattern.slots.some((slot) => {
    const { resource } = slot.arg
    const said = resource && matchNoun(line, at - 1)
    return resource && said?.noun === resource.id && said.end === at && takesValue(search, slot, state, at)
  })
}

/** Fills each slot whose value begins here, in the order of reading (commands/README §3). */
function matchSlots(search: MatchSearch, at: number, state: MatchState): void {
  for (const slot of search.pattern.slotsInReadingOrder) {
    const value = search.input.values.getValue(slot.arg, at)
    if (!value || !canTakeValue(search, slot, state, at)) continue
    if (value.isUnfinished && !canComplete(search, state)) continue
    if (slot.arg.kind === 'periodo' && isRecordId(search, state, at)) continue
    if (
      search.pattern.isWrite &&
      slot.arg.resource &&
      isAttributeNumber(search.input.line, at, slot.arg.resource, value.end)
    )
      continue
    matchFrom(search, value.end, {
      ...state,
      values: new Map(state.values).set(slot.name, value),
      trail: extendTrail(search, state, at, value.end, { role: 'argument', arg: slot.name }),
      isFull: state.isFull && value.isFull !== false,
      isCount: state.isCount || (slot.arg.resource !== undefined && isQuantity(search.input.line, at, value)),
      isInOrder: state.isInOrder && state.lastElementIndex <= slot.elementBefore,
      lastSlotPosition: Math.max(state.lastSlotPosition, slot.elementBefore),
      // Of a view that names nobody one, so that a line without a name goes before.
      nameWordCount:
        state.nameWordCount +
        (search.options.allowsNames && slot.arg.kind === 'vista'
          ? (value.namedFilter?.text ?? '').split(' ').length
          : 0),
    })
    // A period is a period: its numbers are not read as anything else.
    if (!value.isUnfinished && (slot.arg.kind === 'periodo' || slot.arg.kind === 'faixa')) return
  }
}

/** '@' says whose name follows: 'auditar @maria'. */
function matchSign(search: MatchSearch, at: number, state: MatchState): void {
  const { pattern, input } = search
  const index = pattern.elements.findIndex(({ resource }) => resource?.sign === input.line.tokens[at]?.text)
  if (index < 0 || state.matchedMask & (1 << index)) return
  const trail = extendTrail(search, state, at, at + 1, { role: 'noun' })
  matchFrom(search, at + 1, { ...state, matchedMask: state.matchedMask | (1 << index), lastElementIndex: index, trail })
}

/** A name stands behind all that the phrase says before it. */
function canBeNamed(
  { pattern: { elements }, input: { context }, pattern }: MatchSearch,
  slot: PatternSlot,
  state: MatchState,
): boolean {
  if (state.matchedMask === 0 || state.values.has(slot.name) || state.lastElementIndex > slot.elementBefore)
    return false
  // 'categoria eletrônicos editar': behind its noun the verb may come last.
  return elements.every(
    ({ role }, index) =>
      index > slot.elementBefore ||
      state.matchedMask & (1 << index) ||
      isElidable(pattern, index, context) ||
      (role === 'verb' && state.lastElementIndex === slot.elementBefore),
  )
}

/** 'auditar maria', 'transações da maria': that a person is meant goes without saying. */
function addImpliedPerson(
  { pattern: { elements, hasVerb }, input: { line } }: MatchSearch,
  slot: PatternSlot,
  state: MatchState,
  at: number,
) {
  const { resource } = slot.arg
  const index = elements.findIndex((element) => element.resource === resource)
  const isUnsaid =
    resource?.sign !== undefined && index >= 0 && !(state.matchedMask & (1 << index)) && state.matchedMask !== 0
  return isUnsaid && (hasVerb || isPossessiveBefore(line.tokens, at))
    ? { ...state, matchedMask: state.matchedMask | (1 << index) }
    : state
}

/** A whole word of the language stands here, and no noun: of 'do usuário 6' the noun begins whose. */
const isKnownWordAt = ({ segments }: Line, at: number): boolean =>
  (segments[at] ?? []).some(({ meanings }) =>
    [...meanings.values()].some(
      ({ isFull, correction, lemma }) => isFull && correction === null && !lemma.startsWith('n:'),
    ),
  )

/** Fills a slot for an id with the name of a record. */
function matchNames(search: MatchSearch, at: number, initialState: MatchState): void {
  // 'produto Apaga Fogo' is of that name.
  if (search.pattern.isWrite && !initialState.isInOrder) return
  const { line } = search.input
  for (const slot of search.pattern.slots) {
    const isSaid = search.pattern.elements.some(
      ({ resource }, index) => resource === slot.arg.resource && initialState.matchedMask & (1 << index),
    )
    // 'remover coluna' on a list speaks of what the console calls so, and of no record of that name.
    const { kind, text = '' } = line.tokens[at] ?? {}
    if (!isSaid && kind === 'word' && (isKnownWordAt(line, at) || SCREEN_WORDS.has(text))) continue
    const state = addImpliedPerson(search, slot, initialState, at)
    if (!canBeNamed(search, slot, state)) continue
    for (const value of matchRecordNames(slot.arg, line, at)) {
      // 'o produto camiseta', 'ficha do usuário joão': a record of another kind is named.
      const startsNoun = (index: number) => index >= at && index < value.end - 1 && matchNoun(line, index)
      if (!isSaid && !value.value.search.ownedBy && [...line.tokens.keys()].some(startsNoun)) continue
      matchFrom(search, value.end, {
        ...state,
        values: new Map(state.values).set(slot.name, value),
        trail: extendTrail(search, state, at, value.end, { role: 'argument', arg: slot.name }),
        lastSlotPosition: Math.max(state.lastSlotPosition, slot.elementBefore),
        nameWordCount: state.nameWordCount + value.end - at,
      })
    }
  }
}
