/**
 * Fits a line to a pattern. Every word and number of the line must be taken by an element or a slot of the pattern;
 * what may be left over is the pattern's (each further word narrows, commands/README §4 rule 2).
 */
import type { ReadingContext, Span } from './reading.ts'
import { isAnchored } from './anchor.ts'
import { isElidable, listNoun, standsAlone } from './from-screen.ts'
import type { Hit } from './lexicon.ts'
import type { Line, Segment } from './line.ts'
import { PLACES } from './loose.ts'
import { FROM_ROW, isOfSomebody, isText, wholeIdAt } from './numbers.ts'
import { isActLemma } from './mood.ts'
import { namesAt } from './names.ts'
import { nounAt } from './view-words.ts'
import type { Element, Pattern, Slot } from './phrases.ts'
import { isSkippable } from './tokens.ts'
import { isNumeric, type LineValues, type SlotValue } from './values.ts'

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
  /** The number tells how many, and not which: 'excluir 2 produtos' (commands/language/README §7). */
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
  /** A name may stand where an id is wanted (commands/language/README §12). */
  names: boolean
  /** Every word of the phrase is said. */
  whole: boolean
}

/** Spans taken so far, last first. */
interface Trail {
  span: Span
  before: Trail | null
}

interface State {
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

const START: State = {
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

/** A line that could be fitted in very many ways is given up after this many steps. */
const MOST_STEPS = 3000

/** One pattern tried on one line, word by word, every way there is. */
interface Search {
  pattern: Pattern
  typed: Typed
  options: MatchOptions
  better: (a: Match, b: Match) => boolean
  best: Match | null
  steps: number
}

/** The best fit of a line to a pattern, or null. `better` decides between two fits. */
export function match(
  pattern: Pattern,
  typed: Typed,
  options: MatchOptions,
  better: (a: Match, b: Match) => boolean,
): Match | null {
  const search: Search = { pattern, typed, options, better, best: null, steps: 0 }
  walk(search, 0, { ...START, corrected: typed.line.mended })
  return search.best
}

function walk(search: Search, at: number, state: State): void {
  if (++search.steps > MOST_STEPS) return
  const { tokens, segments } = search.typed.line
  const token = tokens[at]
  if (!token) return finish(search, state)
  for (const segment of segments[at] ?? []) walkSegment(search, at, state, segment)
  walkSlots(search, at, state)
  if (search.options.names) {
    walkSign(search, at, state)
    walkNames(search, at, state)
  }
  if (isSkippable(token))
    walk(search, at + 1, { ...state, trail: further(search, state, at, at + 1, { role: 'ignored' }) })
  const id = search.options.swallowsId && !state.surplusId ? wholeIdAt(tokens, at) : null
  if (id && id.value !== FROM_ROW) {
    const trail = further(search, state, at, id.end, { role: 'ignored' })
    walk(search, id.end, { ...state, surplusId: true, trail })
  }
}

/** The spans so far and one more, from token `at` to before token `end`. */
function further(
  { typed: { line } }: Search,
  { trail }: State,
  at: number,
  end: number,
  rest: Omit<Span, 'start' | 'end'>,
): Trail {
  const span = { start: line.tokens[at]?.start ?? 0, end: line.tokens[end - 1]?.end ?? 0, ...rest }
  return { span, before: trail }
}

/** Takes a stretch of the line for each element that it may mean, and for the list's own noun. */
function walkSegment(search: Search, at: number, state: State, { end, text, hits }: Segment): void {
  const { pattern, typed } = search
  for (let index = 0; index < pattern.elements.length; index++) {
    const element = pattern.elements[index] as Element
    const hit = hits.get(element.lemma) ?? (element.also === null ? undefined : hits.get(element.also))
    if (!hit) continue
    if (state.mask & (1 << index)) {
      // 'cadastrar um produto novo', 'fornecedor novo cadastrar': the verb is said twice.
      if (element.role === 'verb' && hit.full && hit.corrected === null)
        walk(search, end, { ...state, inOrder: false, trail: further(search, state, at, end, { role: 'verb' }) })
      continue
    }
    // What a screen is called at large begins nothing where the line may do without: 'a tela está clara'.
    if (!hit.full && PLACES.has(text) && typed.line.tokens[at]?.loose) continue
    // Beside a name nothing may be half a word, but for a noun that is nearly whole.
    if (search.options.names && !hit.full && (element.noun === null || text.length < 4)) continue
    // One letter begins too many words to be one that should stand before what was said: 'tema c' is no 'cor … tema'.
    if (text.length === 1 && !hit.full && (index < state.last || state.lastSlot >= index)) continue
    const trail = further(search, state, at, end, { role: element.role })
    walk(search, end, withElement(pattern, state, index, hit, text, trail))
  }
  const noun = state.surplusNoun ? null : listNoun(pattern, typed.context)
  const hit = noun === null ? undefined : hits.get(noun)
  if (!hit?.full) return
  const trail = further(search, state, at, end, { role: 'noun' })
  walk(search, end, { ...state, surplusNoun: true, trail, corrected: withCorrection(state, trail, hit) })
}

/** A single number right before the noun: how many, but for 'produto' in the singular and a line that begins so. */
function counts({ values, mask }: State, trail: Trail, { noun, own }: Element, { number }: Hit, text: string): boolean {
  const before = trail.before?.span
  const ids = before?.arg === undefined ? undefined : values.get(before.arg)?.value
  // 'pra 500 registros': of a word alone only its plural tells.
  if (noun === null) return ids !== undefined && text === `${own}s`
  if (!Array.isArray(ids) || ids.length !== 1) return false
  return number === 'many' || (number === null && mask !== 0)
}

const withCorrection = ({ corrected }: State, { span: { start, end } }: Trail, { corrected: form }: Hit) =>
  form === null ? corrected : [...corrected, { start, end, form }]

function withElement(pattern: Pattern, state: State, index: number, hit: Hit, text: string, trail: Trail): State {
  const element = pattern.elements[index] as Element
  // The bare noun goes to its list by whatever name.
  const isOwn = text === element.own || (pattern.goes && state.mask === 0 && element.noun !== null)
  const isOtherNumber = element.number !== null && hit.number !== null && element.number !== hit.number
  const begins = hit.canonical || element.own.startsWith(text)
  return {
    ...state,
    mask: state.mask | (1 << index),
    last: index,
    trail,
    full: state.full && hit.full && (!isOtherNumber || pattern.takesIds),
    inOrder: state.inOrder && index > state.last && index > state.lastSlot,
    isCount: state.isCount || counts(state, trail, element, hit, text),
    own: state.own && hit.full && isOwn,
    canonical: state.canonical && begins && hit.lemma !== element.also,
    corrected: withCorrection(state, trail, hit),
  }
}

/** Free text takes the rest once every word before it is said, but for nouns. */
function mayTakeText({ elements }: Pattern, slot: Slot, state: State): boolean {
  if (state.mask === 0 && state.values.size === 0) return false
  return elements.every((element, index) => index > slot.after || state.mask & (1 << index) || element.noun !== null)
}

function mayTake({ pattern, typed: { line, context } }: Search, slot: Slot, state: State, at: number): boolean {
  if (state.values.has(slot.name)) return false
  if (slot.arg.kind === 'texto') return mayTakeText(pattern, slot, state)
  if (slot.arg.kind === 'coluna' && pattern.command.args['grupo'] && isText(line.tokens, at - 1, 'por')) return slot.by
  if (!isNumeric(slot.arg.kind)) return true
  return isAnchored(pattern, slot, line, {
    at,
    last: state.last,
    isFilled: ({ name }) => state.values.has(name),
    isElidable: (index) => isElidable(pattern, index, context),
  })
}

/** What is half typed belongs to a command that the line or the screen speaks of. */
const mayBegin = ({ pattern: { command }, typed }: Search, state: State): boolean =>
  state.mask !== 0 || (command.noun !== undefined && command.noun === typed.context.noun)

/** Fills each slot whose value begins here, in the order of reading (commands/README §3). */
function walkSlots(search: Search, at: number, state: State): void {
  for (const slot of search.pattern.slotsInReadingOrder) {
    const value = search.typed.values.at(slot.arg, at)
    if (!value || !mayTake(search, slot, state, at)) continue
    if (value.isUnfinished && !mayBegin(search, state)) continue
    walk(search, value.end, {
      ...state,
      values: new Map(state.values).set(slot.name, value),
      trail: further(search, state, at, value.end, { role: 'argument', arg: slot.name }),
      full: state.full && value.full !== false,
      inOrder: state.inOrder && state.last <= slot.after,
      lastSlot: Math.max(state.lastSlot, slot.after),
      // Of a view that names nobody one, so that a line without a name goes before.
      nameWords:
        state.nameWords +
        (search.options.names && slot.arg.kind === 'vista' ? (value.named?.text ?? '').split(' ').length : 0),
    })
    // A period is a period: its numbers are not read as anything else.
    if (!value.isUnfinished && (slot.arg.kind === 'periodo' || slot.arg.kind === 'faixa')) return
  }
}

/** '@' says whose name follows: 'auditar @maria'. */
function walkSign(search: Search, at: number, state: State): void {
  const { pattern, typed } = search
  const index = pattern.elements.findIndex(({ noun }) => noun?.sign === typed.line.tokens[at]?.text)
  if (index < 0 || state.mask & (1 << index)) return
  const trail = further(search, state, at, at + 1, { role: 'noun' })
  walk(search, at + 1, { ...state, mask: state.mask | (1 << index), last: index, trail })
}

/** A name stands behind all that the phrase says before it. */
function mayBeNamed({ pattern: { elements }, typed: { context }, pattern }: Search, slot: Slot, state: State): boolean {
  if (state.mask === 0 || state.values.has(slot.name) || state.last > slot.after) return false
  // 'categoria eletrônicos editar': behind its noun the verb may come last.
  return elements.every(
    ({ role }, index) =>
      index > slot.after ||
      state.mask & (1 << index) ||
      isElidable(pattern, index, context) ||
      (role === 'verb' && state.last === slot.after),
  )
}

/** 'auditar maria', 'transações da maria': that a person is meant goes without saying. */
function withPerson({ pattern: { elements, hasVerb }, typed: { line } }: Search, slot: Slot, state: State, at: number) {
  const { noun } = slot.arg
  const index = elements.findIndex((element) => element.noun === noun)
  const isUnsaid = noun?.sign !== undefined && index >= 0 && !(state.mask & (1 << index)) && state.mask !== 0
  return isUnsaid && (hasVerb || isOfSomebody(line.tokens, at)) ? { ...state, mask: state.mask | (1 << index) } : state
}

/** A whole word of the language stands here, and no noun: of 'do usuário 6' the noun begins whose. */
const isWordAt = ({ segments }: Line, at: number): boolean =>
  (segments[at] ?? []).some(({ hits }) =>
    [...hits.values()].some(({ full, corrected, lemma }) => full && corrected === null && !lemma.startsWith('n:')),
  )

/** Fills a slot for an id with the name of a record. */
function walkNames(search: Search, at: number, before: State): void {
  const { line } = search.typed
  for (const slot of search.pattern.slots) {
    const isSaid = search.pattern.elements.some(
      ({ noun }, index) => noun === slot.arg.noun && before.mask & (1 << index),
    )
    // 'remover coluna' on a list speaks of what the console calls so, and of no record of that name.
    if (!isSaid && line.tokens[at]?.kind === 'word' && isWordAt(line, at)) continue
    const state = withPerson(search, slot, before, at)
    if (!mayBeNamed(search, slot, state)) continue
    for (const value of namesAt(slot.arg, line, at)) {
      // 'o produto camiseta', 'ficha do usuário joão': a record of another kind is named.
      const isNoun = (place: number) => place >= at && place < value.end - 1 && nounAt(line, place)
      if (!isSaid && !value.value.sought.owned && [...line.tokens.keys()].some(isNoun)) continue
      walk(search, value.end, {
        ...state,
        values: new Map(state.values).set(slot.name, value),
        trail: further(search, state, at, value.end, { role: 'argument', arg: slot.name }),
        lastSlot: Math.max(state.lastSlot, slot.after),
        nameWords: state.nameWords + value.end - at,
      })
    }
  }
}

/** Arguments that a phrase needs to be whole: one at least without a verb ('página {n}'), and the required ones. */
function openSlots({ slots, hasVerb, hasOnlyVerbs }: Pattern, values: State['values']): number {
  if (hasVerb && !hasOnlyVerbs) return 0
  const isSaid = hasVerb || slots.some(({ name }) => values.has(name))
  return slots.filter(({ name, arg }) => !values.has(name) && (!isSaid || !arg.optional)).length
}

function finish(search: Search, state: State): void {
  const { pattern, typed } = search
  let unmatched = 0
  let elided = 0
  for (let index = 0; index < pattern.elements.length; index++) {
    if (state.mask & (1 << index)) continue
    if (!isElidable(pattern, index, typed.context)) unmatched++
    else if (index > 0 || !pattern.goes) elided++
  }
  if (state.mask === 0 && !standsAlone(pattern, state.values, unmatched, typed.context)) return
  // 'libera todos' is of records, and no half of 'soltar todas as linhas'.
  const isHalf = unmatched > 0 || pattern.hasOnlyVerbs
  const isOfAll = typed.line.tokens.some(({ text }) => /^(?:tod[oa]s|tudo)$/.test(text))
  if (!pattern.acts && isHalf && isOfAll && [...pattern.lemmas].some(isActLemma)) return
  // An act is asked for by its verb ('bônus 88 pendente' is none), or by what is to become of it: 'estoque 30 no produto 12'.
  const isVerbless = state.mask !== 0 && !(state.mask & pattern.verbs) && state.values.size < 2
  if (pattern.acts && pattern.hasVerb && isVerbless) return
  const open = openSlots(pattern, state.values)
  // With a name every word of the phrase is said, so that no other act is made of a few words.
  if (search.options.names && state.nameWords === 0) return
  if (search.options.whole && unmatched + open > 0) return
  const found: Match = {
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
  if (!search.best || search.better(found, search.best)) search.best = found
}
