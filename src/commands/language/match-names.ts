/** Fills the slots of a pattern with names of records (commands/language/views/README §5). */
import { extendTrail, type MatchSearch, type MatchState } from './match-state.ts'
import { isElidable } from './screen-context.ts'
import { isNounLemma } from '#commands/language/words/lemma.ts'
import type { Line } from '#commands/language/words/line.ts'
import { SCREEN_WORDS } from '#commands/language/words/optional-words.ts'
import { isPossessiveBefore } from '#commands/language/words/token-text.ts'
import { matchRecordNames } from '#commands/language/views/record-names.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import type { PatternSlot } from './patterns.ts'

/** '@' announces a person's name: 'auditar @maria'. */
export function matchSign(search: MatchSearch, tokenIndex: number, state: MatchState): void {
  const { pattern, input } = search
  const index = pattern.elements.findIndex(({ resource }) => resource?.sign === input.line.tokens[tokenIndex]?.text)
  if (index < 0 || state.matchedMask & (1 << index)) return
  const trail = extendTrail(search, state, tokenIndex, tokenIndex + 1, { role: 'noun' })
  search.next(tokenIndex + 1, {
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
export function matchNames(search: MatchSearch, tokenIndex: number, initialState: MatchState): void {
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
      search.next(value.end, {
        ...state,
        values: new Map(state.values).set(slot.name, value),
        trail: extendTrail(search, state, tokenIndex, value.end, { role: 'argument', arg: slot.name }),
        lastSlotElement: Math.max(state.lastSlotElement, slot.elementBefore),
        nameWordCount: state.nameWordCount + value.end - tokenIndex,
      })
    }
  }
}
