/** Fills the slots of a pattern with the values that begin at a token of the line. */
import type { Resource } from '#commands/resource.ts'
import { extendTrail, type MatchSearch, type MatchState } from './match-state.ts'
import { isAnchored } from './number-anchor.ts'
import { isElidable } from './screen-context.ts'
import type { Line } from '#commands/language/words/line.ts'
import { NUMBER_FIELD_WORD } from '#commands/language/words/optional-words.ts'
import { getWord, isTokenText } from '#commands/language/words/token-text.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import type { Pattern, PatternSlot } from './patterns.ts'
import { isNumeric, type SlotValue } from './slot-values.ts'

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
export const takesValue = (search: MatchSearch, slot: PatternSlot, state: MatchState, index: number): boolean =>
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
export function matchSlots(search: MatchSearch, index: number, state: MatchState): void {
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
    search.next(value.end, {
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
