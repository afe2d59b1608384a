/** What a phrase has taken of a line so far, and what that comes to at the line's end. */
import { isElidable, standsAlone } from './from-screen.ts'
import type { Line } from '#commands/language/words/line.ts'
import { HOW_IT_IS } from '#commands/language/words/loose.ts'
import { isActLemma } from '#commands/language/words/mood.ts'
import type { Pattern } from './phrases.ts'
import type { ReadingContext, Span } from './reading.ts'
import type { LineValues, SlotValue } from './values.ts'

/** What a fit is made of; ranking weighs it. */
export interface Match {
  pattern: Pattern
  values: ReadonlyMap<string, SlotValue>
  spans: readonly Span[]
  /** Words of the phrase that neither the line nor the screen says. */
  unmatched: number
  /** Nouns that the screen says. */
  elided: number
  full: boolean
  inOrder: boolean
  /** Every word is the phrase's own, no synonym. */
  own: boolean
  /** Every word is, or begins, the phrase's own or a canonical form. */
  canonical: boolean
  /** Corrected words: where, and the form meant. */
  corrected: readonly { start: number; end: number; form: string }[]
  freeText: boolean
  /** The number tells how many, and not which: 'excluir 2 produtos' (commands/language/words/README §5). */
  isCount: boolean
  /** How many words of the line are a name. */
  nameWords: number
}

/** What a line is fitted with. */
export interface Typed {
  line: Line
  values: LineValues
  context: ReadingContext
}

/** How freely a phrase may be matched. */
export interface MatchOptions {
  /** 'pedido 501' goes to the orders although no order can be opened. */
  swallowsId: boolean
  /** A name may stand where an id is wanted (commands/language/views/README §5). */
  names: boolean
  /** Every word of the phrase is said. */
  whole: boolean
}

/** Spans taken so far, last first. */
export interface Trail {
  span: Span
  before: Trail | null
}

/** How far a phrase is fitted, at one token of the line. */
export interface State {
  /** A bit for each element matched. */
  mask: number
  /** Index of the element matched last in the line. */
  last: number
  /** Greatest `after` of the slots filled: what is matched now stands behind it. */
  lastSlot: number
  values: ReadonlyMap<string, SlotValue>
  trail: Trail | null
  full: boolean
  inOrder: boolean
  own: boolean
  canonical: boolean
  /** The line names the list's noun although the phrase does not. */
  surplusNoun: boolean
  /** The line has an id that nothing opens. */
  surplusId: boolean
  /** The number tells how many, and not which: '2 produtos'. */
  isCount: boolean
  nameWords: number
  corrected: Match['corrected']
}

/** Before the first token. */
export const START: State = {
  mask: 0,
  last: -1,
  lastSlot: -1,
  values: new Map(),
  trail: null,
  full: true,
  inOrder: true,
  own: true,
  canonical: true,
  surplusNoun: false,
  surplusId: false,
  isCount: false,
  nameWords: 0,
  corrected: [],
}

function spansOf(trail: Trail | null): Span[] {
  const spans: Span[] = []
  for (let step = trail; step; step = step.before) spans.push(step.span)
  return spans.toReversed()
}

/** One pattern tried on one line, word by word, every way there is. */
export interface Search {
  pattern: Pattern
  typed: Typed
  options: MatchOptions
  better: (a: Match, b: Match) => boolean
  best: Match | null
  steps: number
}

/** Two numbers with nothing between them that tells them apart, or that they are not the same; or a line cut off. */
const BARE_PAIR = /\d(?: *[,;]| +e)? +\d|!=|[,;]\s*$/

/** Arguments that a phrase needs to be whole: one at least without a verb ('página {n}'), and the required ones. */
function openSlots({ slots, hasVerb, hasOnlyVerbs }: Pattern, values: State['values']): number {
  if (hasVerb && !hasOnlyVerbs) return 0
  const isSaid = hasVerb || slots.some(({ name }) => values.has(name))
  return slots.filter(({ name, arg }) => !values.has(name) && (!isSaid || !arg.optional)).length
}

/** What the state is a fit of at the end of the line; null where it is none. */
export function fitOf({ pattern, typed, options }: Search, state: State): Match | null {
  let unmatched = 0
  let elided = 0
  for (let index = 0; index < pattern.elements.length; index++) {
    if (state.mask & (1 << index)) continue
    if (!isElidable(pattern, index, typed.context)) unmatched++
    else if (index > 0 || !pattern.goes) elided++
  }
  if (state.mask === 0 && !standsAlone(pattern, state.values, unmatched, typed.context)) return null
  // 'libera todos' is of records, and no half of 'soltar todas as linhas'.
  const isHalf = unmatched > 0 || pattern.hasOnlyVerbs
  const isOfAll = typed.line.tokens.some(({ text }) => /^(?:tod[oa]s|tudo)$/.test(text))
  if (!pattern.acts && isHalf && isOfAll && [...pattern.lemmas].some(isActLemma)) return null
  // An act is asked for by its verb ('bônus 88 pendente' is none), or by what is to become of it: 'estoque 30 no produto 12'.
  // 'o produto 12 está no plano 3' and 'plano 4 com profundidade 6' tell how it is.
  const verb = pattern.elements.findIndex(({ own }) => /[aei]r$/.test(own))
  const isVerbless = state.mask !== 0 && !(state.mask & (pattern.verbs | (1 << verb)))
  const isToBe =
    (state.values.size > 1 || !pattern.hasVerb) &&
    !typed.line.tokens.some(({ text }) => HOW_IT_IS.test(text)) &&
    // Of 'estoque 33 20' nothing tells that the one becomes the other.
    !BARE_PAIR.test(typed.line.text)
  if (pattern.acts && isVerbless && !isToBe) return null
  const open = openSlots(pattern, state.values)
  // With a name every word of the phrase is said, so that no other act is made of a few words.
  if (options.names && state.nameWords === 0) return null
  if (options.whole && unmatched + open > 0) return null
  return {
    pattern,
    values: state.values,
    spans: spansOf(state.trail),
    unmatched: unmatched + open + Number(state.surplusId),
    elided,
    full: state.full && !state.surplusNoun,
    inOrder: state.inOrder,
    own: state.own,
    canonical: state.canonical,
    corrected: state.corrected,
    isCount: state.isCount,
    nameWords: state.nameWords,
    freeText: pattern.slots.some(({ name, arg }) => arg.kind === 'texto' && state.values.has(name)),
  }
}
