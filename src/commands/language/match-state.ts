/** State of matching a line with a pattern, and the match that it yields at the end of the line. */
import { isElidable, isCompleteWithoutWords } from './screen-context.ts'
import type { Line } from '#commands/language/words/line.ts'
import { STATE_WORD } from '#commands/language/words/optional-words.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import type { Pattern } from './patterns.ts'
import type { InterpretationContext, Span } from './interpretation.ts'
import type { LineValues } from './line-values.ts'
import type { SlotValue } from './slot-values.ts'

/** A match of a line with a pattern, with what ranking needs. */
export interface Match {
  pattern: Pattern
  values: ReadonlyMap<string, SlotValue>
  spans: readonly Span[]
  /** Words of the phrase that neither the line nor the screen supplies. */
  unmatchedCount: number
  /** Nouns of the phrase that the screen supplies. */
  elidedCount: number
  isFull: boolean
  isInOrder: boolean
  /** Every word is the phrase's own word and no synonym. */
  isOwnWords: boolean
  /** Every word is, or begins, the phrase's own word or a canonical form. */
  isCanonical: boolean
  /** Corrected words: their UTF-16 offsets in the line, and the form that was meant. */
  corrections: readonly { start: number; end: number; form: string }[]
  hasFreeText: boolean
  /** The number is a quantity and no id: 'excluir 2 produtos' (commands/language/words/README §5). */
  isCount: boolean
  /** How many words of the line belong to a record's name. */
  nameWordCount: number
}

/** What a pattern is matched with. */
export interface MatchInput {
  line: Line
  values: LineValues
  context: InterpretationContext
}

/** How freely a line is matched: with names of records, or only with whole phrases. */
export interface MatchMode {
  allowsNames?: boolean
  requiresWholePhrase?: boolean
}

/** How freely a pattern is matched. */
export interface MatchOptions {
  /** 'pedido 501' opens the list of orders although no order can be opened. */
  allowsExtraId: boolean
  /** A record's name may take the place of an id (commands/language/views/README §5). */
  allowsNames: boolean
  /** The line must contain every word of the phrase. */
  requiresWholePhrase: boolean
}

/** Linked list of the spans matched so far, last one first. */
export interface SpanTrail {
  span: Span
  previous: SpanTrail | null
}

/** How far a pattern is matched at one token of the line. */
export interface MatchState {
  /** A bit for each matched element. */
  matchedMask: number
  /** Index of the element matched last; -1 before the first. */
  lastElementIndex: number
  /** Greatest `elementBefore` of the filled slots: a later element must follow it to be in order. */
  lastSlotElement: number
  values: ReadonlyMap<string, SlotValue>
  trail: SpanTrail | null
  isFull: boolean
  isInOrder: boolean
  isOwnWords: boolean
  isCanonical: boolean
  /** The line names the list's noun although the phrase does not. */
  hasExtraNoun: boolean
  /** The line has an id that no command opens. */
  hasExtraId: boolean
  /** The number is a quantity and no id: '2 produtos'. */
  isCount: boolean
  nameWordCount: number
  corrections: Match['corrections']
}

/** The state before the first token. */
export const INITIAL_STATE: MatchState = {
  matchedMask: 0,
  lastElementIndex: -1,
  lastSlotElement: -1,
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

/** The search for the best match of one pattern with one line; it tries every way to match. */
export interface MatchSearch {
  pattern: Pattern
  input: MatchInput
  options: MatchOptions
  isBetter: (a: Match, b: Match) => boolean
  best: Match | null
  stepCount: number
  /** Continues the search from this token on, after an element, a slot or a skipped word was matched. */
  next(index: number, state: MatchState): void
}

/** Adds a span from the first token up to, but not including, token `end`. */
export function extendTrail(
  { input: { line } }: MatchSearch,
  { trail }: MatchState,
  index: number,
  end: number,
  rest: Omit<Span, 'start' | 'end'>,
): SpanTrail {
  const span = { start: line.tokens[index]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0, ...rest }
  return { span, previous: trail }
}

/** Two numbers with nothing between them that gives each its role, a '!=', or a line that breaks off. */
const BARE_PAIR = /\d(?: *[,;]| +e)? +\d|!=|[,;]\s*$/

/**
 * How many slots an incomplete phrase still needs: without a verb at least one ('página {n}'), and the required ones.
 */
function countOpenSlots({ slots, hasVerb, hasOnlyVerbs }: Pattern, values: MatchState['values']): number {
  if (hasVerb && !hasOnlyVerbs) return 0
  const isMentioned = hasVerb || slots.some(({ name }) => values.has(name))
  return slots.filter(({ name, arg }) => !values.has(name) && (!isMentioned || !arg.optional)).length
}

/** The match at the end of the line; null if the state is not a match. */
export function toMatch({ pattern, input, options }: MatchSearch, state: MatchState): Match | null {
  let unmatchedCount = 0
  let elidedCount = 0
  for (let index = 0; index < pattern.elements.length; index++) {
    if (state.matchedMask & (1 << index)) continue
    if (!isElidable(pattern, index, input.context)) unmatchedCount++
    else if (index > 0 || !pattern.isNavigation) elidedCount++
  }
  if (state.matchedMask === 0 && !isCompleteWithoutWords(pattern, state.values, unmatchedCount, input.context))
    return null
  // 'libera todos' is about records and is no half of 'soltar todas as linhas'.
  const isPartial = unmatchedCount > 0 || pattern.hasOnlyVerbs
  const mentionsAll = input.line.tokens.some(({ text }) => /^(?:tod[oa]s|tudo)$/.test(text))
  if (!pattern.isWrite && isPartial && mentionsAll && [...pattern.lemmas].some(isActionLemma)) return null
  // A write command needs its verb ('bônus 88 pendente' has none) or the new value: 'estoque 30 no produto 12'.
  // 'o produto 12 está no plano 3' and 'plano 4 com profundidade 6' describe the current state.
  const verb = pattern.elements.findIndex(({ ownWord }) => /[aei]r$/.test(ownWord))
  const isVerbless = state.matchedMask !== 0 && !(state.matchedMask & (pattern.verbMask | (1 << verb)))
  const setsValue =
    (state.values.size > 1 || !pattern.hasVerb) &&
    !input.line.tokens.some(({ text }) => STATE_WORD.test(text)) &&
    // 'estoque 33 20' does not say that one number replaces the other.
    !BARE_PAIR.test(input.line.text)
  if (pattern.isWrite && isVerbless && !setsValue) return null
  const openSlotCount = countOpenSlots(pattern, state.values)
  // Beside a record name every word of the phrase must be matched, so that a few words never select another command.
  if (options.allowsNames && state.nameWordCount === 0) return null
  if (options.requiresWholePhrase && unmatchedCount + openSlotCount > 0) return null
  return {
    pattern,
    values: state.values,
    spans: toSpans(state.trail),
    unmatchedCount: unmatchedCount + openSlotCount + Number(state.hasExtraId),
    elidedCount,
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
