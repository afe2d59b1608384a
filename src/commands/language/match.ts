/**
 * Fits a line to a pattern. Every word and number of the line must be taken by an element or a slot of the pattern;
 * what may be left over is the pattern's (each further word narrows, commands.md §4 rule 2).
 */
import type { Arg } from '#commands/args.ts'
import type { ReadingContext, Span } from '#commands/reading.ts'
import { isAnchored } from './anchor.ts'
import type { Hit, Lemma } from './lexicon.ts'
import type { Line } from './line.ts'
import { FROM_ROW, idAt } from './numbers.ts'
import type { Element, Pattern, Slot } from './phrases.ts'
import { isSkippable } from './tokens.ts'
import { isNumeric, type LineValues, precedence, type SlotValue } from './values.ts'

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
}

interface State {
  mask: number
  /** Index of the element matched last in the line. */
  last: number
  /** Greatest `after` of the slots filled: what is matched now stands behind it. */
  lastSlot: number
  values: ReadonlyMap<string, SlotValue>
  spans: readonly Span[]
  full: boolean
  inOrder: boolean
  own: boolean
  canonical: boolean
  /** The line names the list's noun although the phrase does not. */
  surplusNoun: boolean
  /** The line has an id that nothing opens. */
  surplusId: boolean
  corrected: Match['corrected']
}

const START: State = {
  mask: 0,
  last: -1,
  lastSlot: -1,
  values: new Map(),
  spans: [],
  full: true,
  inOrder: true,
  own: true,
  canonical: true,
  surplusNoun: false,
  surplusId: false,
  corrected: [],
}

/** A line that could be fitted in very many ways is given up after this many steps. */
const MOST_STEPS = 3000

/** What a line is fitted with. */
export interface Typed {
  line: Line
  values: LineValues
  context: ReadingContext
}

/** A word or number of the line has a place in the pattern. */
function takes(pattern: Pattern, { values }: Typed, lemmas: ReadonlySet<Lemma>, at: number): boolean {
  for (const lemma of pattern.lemmas) if (lemmas.has(lemma)) return true
  for (const { arg } of pattern.slots) if (values.covers(arg)[at]) return true
  return false
}

/** Quick refusal: the line has a word or number that nothing in the pattern can take. Runs for every phrase. */
export function couldMatch(pattern: Pattern, typed: Typed, { swallowsId }: MatchOptions): boolean {
  const { covering, tokens } = typed.line
  for (let at = 0; at < covering.length; at++) {
    const lemmas = covering[at]
    if (!lemmas || takes(pattern, typed, lemmas, at)) continue
    if (swallowsId && tokens[at]?.kind !== 'word') continue
    const noun = surplusNoun(pattern, typed.context)
    if (noun === null || !lemmas.has(noun)) return false
  }
  return true
}

/** The noun that the screen's list shows, where the phrase names none of its own: 'recarregar [produtos]'. */
function surplusNoun({ command, hasNoun }: Pattern, context: ReadingContext): string | null {
  const ofScreen = command.place === 'list' && (!command.noun || command.noun === context.noun)
  return ofScreen && context.noun && !hasNoun ? `n:${context.noun}` : null
}

/** The screen says this noun, or 'ir para' goes without saying. */
function isElidable({ command, goes }: Pattern, element: Element, index: number, context: ReadingContext): boolean {
  if (goes && index === 0) return true
  if (!element.noun || !command.noun || !context.noun) return false
  if (element.noun === context.noun) return true
  // On the ledger 'reprocessar 501' speaks of an order: the command's own argument says so.
  const args: Readonly<Record<string, Arg>> = command.args
  return command.noun === context.noun && Object.values(args).some(({ noun }) => noun === element.noun)
}

export interface MatchOptions {
  /** 'pedido 501' goes to the orders although no order can be opened. */
  swallowsId: boolean
}

/** The best fit of a line to a pattern, or null. `better` decides between two fits. */
export function match(
  pattern: Pattern,
  { line, values: slotValues, context }: Typed,
  { swallowsId }: MatchOptions,
  better: (a: Match, b: Match) => boolean,
): Match | null {
  const { tokens } = line
  const { elements, slots } = pattern
  const byPrecedence = slots.toSorted((a, b) => precedence(a.arg.kind) - precedence(b.arg.kind))
  const listNoun = surplusNoun(pattern, context)
  const elidable = elements.map((element, index) => isElidable(pattern, element, index, context))
  let best: Match | null = null
  let steps = 0

  const takesNumber = (slot: Slot, state: State, at: number): boolean =>
    isAnchored(pattern, slot, line, {
      at,
      last: state.last,
      isFilled: ({ name }) => state.values.has(name),
      isElidable: (index) => elidable[index] ?? true,
    })

  /** Free text takes the rest once every word before it is said, but for nouns. */
  const mayTakeText = (slot: Slot, state: State): boolean => {
    if (state.mask === 0 && state.values.size === 0) return false
    return elements.every((element, index) => index > slot.after || state.mask & (1 << index) || element.noun !== null)
  }

  const finish = (state: State) => {
    let unmatched = 0
    let elided = 0
    elements.forEach((_, index) => {
      if (state.mask & (1 << index)) return
      if (!elidable[index]) unmatched++
      else if (index > 0 || !pattern.goes) elided++
    })
    const unfilled = slots.filter(({ name }) => !state.values.has(name)).length
    if (state.mask === 0 && !standsAlone(pattern, state.values, unmatched, context)) return
    const found: Match = {
      pattern,
      values: state.values,
      spans: state.spans,
      unmatched: unmatched + (pattern.hasVerb ? 0 : unfilled) + Number(state.surplusId),
      elided,
      full: state.full && !state.surplusNoun,
      inOrder: state.inOrder,
      own: state.own,
      canonical: state.canonical,
      corrected: state.corrected,
      freeText: slots.some(({ name, arg }) => arg.kind === 'texto' && state.values.has(name)),
    }
    if (!best || better(found, best)) best = found
  }

  const span = (from: number, end: number, rest: Omit<Span, 'start' | 'end'>): Span => {
    return { start: tokens[from]?.start ?? 0, end: tokens[end - 1]?.end ?? 0, ...rest }
  }

  const takeElement = (state: State, index: number, hit: Hit, at: number, end: number, text: string): State => {
    const element = elements[index]!
    const place = span(at, end, { role: element.role })
    // The bare noun goes to its list by whatever name (commands.md §7).
    const isOwn = hit.full && (text === element.own || (pattern.goes && state.mask === 0 && element.noun !== null))
    const wrongNumber = element.number !== null && hit.number !== null && element.number !== hit.number
    return {
      ...state,
      mask: state.mask | (1 << index),
      last: index,
      spans: [...state.spans, place],
      full: state.full && hit.full && !(wrongNumber && !pattern.takesIds),
      inOrder: state.inOrder && index > state.last && index > state.lastSlot,
      own: state.own && isOwn,
      canonical: state.canonical && (hit.canonical || element.own.startsWith(text)) && hit.lemma !== element.also,
      corrected: hit.corrected === null ? state.corrected : [...state.corrected, { ...place, form: hit.corrected }],
    }
  }

  const walkElements = (at: number, state: State) => {
    for (const { end, text, hits } of line.segments[at] ?? [])
      for (const hit of hits) {
        elements.forEach((element, index) => {
          const fits = element.lemma === hit.lemma || element.also === hit.lemma
          if (fits && !(state.mask & (1 << index))) walk(end, takeElement(state, index, hit, at, end, text))
        })
        if (hit.lemma === listNoun && !state.surplusNoun && hit.full)
          walk(end, { ...state, surplusNoun: true, spans: [...state.spans, span(at, end, { role: 'substantivo' })] })
      }
  }

  const walkSlots = (at: number, state: State) => {
    for (const slot of byPrecedence) {
      if (state.values.has(slot.name)) continue
      if (isNumeric(slot.arg.kind) && !takesNumber(slot, state, at)) continue
      if (slot.arg.kind === 'texto' && !mayTakeText(slot, state)) continue
      const value = slotValues.at(slot.arg, at)
      if (!value) continue
      walk(value.end, {
        ...state,
        values: new Map(state.values).set(slot.name, value),
        spans: [...state.spans, span(at, value.end, { role: 'argumento', arg: slot.name })],
        full: state.full && value.full !== false,
        inOrder: state.inOrder && state.last <= slot.after,
        lastSlot: Math.max(state.lastSlot, slot.after),
      })
      // A period is a period: its numbers are not read as anything else.
      if (slot.arg.kind === 'periodo' || slot.arg.kind === 'faixa') return
    }
  }

  const walk = (at: number, state: State) => {
    if (++steps > MOST_STEPS) return
    const token = tokens[at]
    if (!token) return finish(state)
    walkElements(at, state)
    walkSlots(at, state)
    if (isSkippable(token)) walk(at + 1, { ...state, spans: [...state.spans, span(at, at + 1, { role: 'ignorado' })] })
    const id = swallowsId && !state.surplusId ? idAt(tokens, at) : null
    if (id && id.value !== FROM_ROW)
      walk(id.end, { ...state, surplusId: true, spans: [...state.spans, span(at, id.end, { role: 'ignorado' })] })
  }

  walk(0, START)
  return best
}

/** A line without a word of the phrase: 'ontem', '320', a pasted column of ids. */
function standsAlone(
  { command, slots }: Pattern,
  values: Match['values'],
  unmatched: number,
  context: ReadingContext,
): boolean {
  const filled = slots.filter(({ name }) => values.has(name))
  if (filled.length === 0) return false
  if (unmatched === 0) return filled.some(({ arg }) => arg.kind !== 'texto')
  return filled.some(({ name, arg }) => {
    if (arg.kind === 'faixa' || arg.kind === 'periodo') return true
    const ids = values.get(name)?.value
    return arg.kind === 'ids' && Array.isArray(ids) && (ids.length !== 1 || command.noun === context.noun)
  })
}
