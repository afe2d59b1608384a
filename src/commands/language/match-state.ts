/** What a phrase has taken of a line so far, and what that comes to at the line's end. */
import { isElidable, isCompleteWithoutWords } from './screen-context.ts'
import type { Line } from '#commands/language/words/line.ts'
import { STATE_WORD } from '#commands/language/words/optional-words.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import type { Pattern } from './patterns.ts'
import type { InterpretationContext, Span } from './interpretation.ts'
import type { LineValues, SlotValue } from './slot-values.ts'

/** What a fit is made of; ranking weighs it. */
export interface Match {
  pattern: Pattern
  values: ReadonlyMap<string, SlotValue>
  spans: readonly Span[]
  /** Words of the phrase that neither the line nor the screen says. */
  unmatchedCount: number
  /** Nouns that the screen says. */
  elidedCount: number
  isFull: boolean
  isInOrder: boolean
  /** Every word is the phrase's own, no synonym. */
  isOwnWords: boolean
  /** Every word is, or begins, the phrase's own or a canonical form. */
  isCanonical: boolean
  /** Corrected words: where, and the form meant. */
  corrections: readonly { start: number; end: number; form: string }[]
  hasFreeText: boolean
  /** The number tells how many, and not which: 'excluir 2 produtos' (commands/language/words/README §5). */
  isCount: boolean
  /** How many words of the line are a name. */
  nameWordCount: number
}

/** What a line is fitted with. */
export interface MatchInput {
  line: Line
  values: LineValues
  context: InterpretationContext
}

/** How freely a phrase may be matched. */
export interface MatchOptions {
  /** 'pedido 501' goes to the orders although no order can be opened. */
  allowsExtraId: boolean
  /** A name may stand where an id is wanted (commands/language/views/README §5). */
  allowsNames: boolean
  /** Every word of the phrase is said. */
  requiresWholePhrase: boolean
}

/** Spans taken so far, last first. */
export interface SpanTrail {
  span: Span
  previous: SpanTrail | null
}

/** How far a phrase is fitted, at one token of the line. */
export interface MatchState {
  /** A bit for each element matched. */
  matchedMask: number
  /** Index of the element matched last in the line. */
  lastElementIndex: number
  /** Greatest `after` of the slots filled: what is matched now stands behind it. */
  lastSlotPosition: number
  values: ReadonlyMap<string, SlotValue>
  trail: SpanTrail | null
  isFull: boolean
  isInOrder: boolean
  isOwnWords: boolean
  isCanonical: boolean
  /** The line names the list's noun although the phrase does not. */
  hasExtraNoun: boolean
  /** The line has an id that nothing opens. */
  hasExtraId: boolean
  /** The number tells how many, and not which: '2 produtos'. */
  isCount: boolean
  nameWordCount: number
  corrections: Match['corrections']
}

/** Before the first token. */
export const INITIAL_STATE: MatchState = {
  matchedMask: 0,
  lastElementIndex: -1,
  lastSlotPosition: -1,
  values: new Map(),
  trail: null,
  isFull: true,
  isInOrder: true,
  isOwnWords: true,
  isCanonical: true,
  hasExtraNoun: false,
  hasExtraId: false,
  isCount: false,
  nameWordCount: 0,
  corrections: [],
}

function toSpans(trail: SpanTrail | null): Span[] {
  const spans: Span[] = []
  for (let step = trail; step; step = step.previous) spans.push(step.span)
  return spans.toReversed()
}

/** One pattern tried on one line, word by word, every way there is. */
export interface MatchSearch {
  pattern: Pattern
  input: MatchInput
  options: MatchOptions
  isBetter: (a: Match, b: Match) => boolean
  best: Match | null
  stepCount: number
}

/** Two numbers with nothing between them that tells them apart, or that they are not the same; or a line cut off. */
const BARE_PAIR = /\d(?: *[,;]| +e)? +\d|!=|[,;]\s*$/

/** Arguments that a phrase needs to be whole: one at least without a verb ('página {n}'), and the required ones. */
function countOpenSlots({ slots, hasVerb, hasOnlyVerbs }: Pattern, values: MatchState['values']): number {
  if (hasVerb && !hasOnlyVerbs) return 0
  const isSaid = hasVerb || slots.some(({ name }) => values.has(name))
  return slots.filter(({ name, arg }) => !values.has(name) && (!isSaid || !arg.optional)).length
}

/** What the state is a fit of at the end of the line; null where it is none. */
export function toMatch({ pattern, input, options }: MatchSearch, state: MatchState): Match | null {
  let unmatched = 0
  let elided = 0
  for (let index = 0; index < pattern.elements.length; index++) {
    if (state.matchedMask & (1 << index)) continue
    if (!isElidable(pattern, index, input.context)) unmatched++
    else if (index > 0 || !pattern.isNavigation) elided++
  }
  if (state.matchedMask === 0 && !isCompleteWithoutWords(pattern, state.values, unmatched, input.context)) return null
  // 'libera todos' is of records, and no half of 'soltar todas as linhas'.
  const isHalf = unmatched > 0 || pattern.hasOnlyVerbs
  const isOfAll = input.line.tokens.some(({ text }) => /^(?:tod[oa]s|tudo)$/.test(text))
  if (!pattern.isWrite && isHalf && isOfAll && [...pattern.lemmas].some(isActionLemma)) return null
  // An act is asked for by its verb ('bônus 88 pendente' is none), or by what is to become of it: 'estoque 30 no produto 12'.
  // 'o produto 12 está no plano 3' and 'plano 4 com profundidade 6' tell how it is.
  const verb = pattern.elements.findIndex(({ ownWord }) => /[aei]r$/.test(ownWord))
  const isVerbless = state.matchedMask !== 0 && !(state.matchedMask & (pattern.verbMask | (1 << verb)))
  const isToBe =
    (state.values.size > 1 || !pattern.hasVerb) &&
    !input.line.tokens.some(({ text }) => STATE_WORD.test(text)) &&
    // Of 'estoque 33 20' nothing tells that the one becomes the other.
    !BARE_PAIR.test(input.line.text)
  if (pattern.isWrite && isVerbless && !isToBe) return null
  const open = countOpenSlots(pattern, state.values)
  // With a name every word of the phrase is said, so that no other act is made of a few words.
  if (options.allowsNames && state.nameWordCount === 0) return null
  if (options.requiresWholePhrase && unmatched + open > 0) return null
  return {
    pattern,
    values: state.values,
    spans: toSpans(state.trail),
    unmatchedCount: unmatched + open + Number(state.hasExtraId),
    elidedCount: elided,
    isFull: state.isFull && !state.hasExtraNoun,
    isInOrder: state.isInOrder,
    isOwnWords: state.isOwnWords,
    isCanonical: state.isCanonical,
    corrections: state.corrections,
    isCount: state.isCount,
    nameWordCount: state.nameWordCount,
    hasFreeText: pattern.slots.some(({ name, arg }) => arg.kind === 'texto' && state.values.has(name)),
  }
}
