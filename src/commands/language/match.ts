/**
 * Fits a line to a pattern. Every word and number of the line must be taken by an element or a slot of the pattern;
 * what may be left over is the pattern's (each further word narrows, commands/README §4 rule 2).
 */
import type { Noun } from '#commands/noun.ts'
import { fold } from '#lib/written/fold.ts'
import type { Span } from './reading.ts'
import { fitOf, type Match, type MatchOptions, type Search, START, type State, type Trail, type Typed } from './fit.ts'
import { isAnchored, isTooLate } from './anchor.ts'
import { isElidable, listNoun } from './from-screen.ts'
import type { Hit } from '#commands/language/words/lexicon.ts'
import type { Line, Segment } from '#commands/language/words/line.ts'
import { PLACES, THING } from '#commands/language/words/loose.ts'
import { FROM_ROW, isOfSomebody, isText, wholeIdAt, wordAt } from '#commands/language/words/numbers.ts'
import { namesAt } from '#commands/language/views/names.ts'
import { nounAt } from '#commands/language/views/view-words.ts'
import type { Element, Pattern, Slot } from './phrases.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { isNumeric, type SlotValue } from './values.ts'

/** A line that could be fitted in very many ways is given up after this many steps. */
const MOST_STEPS = 3000

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

function finish(search: Search, state: State): void {
  const found = fitOf(search, state)
  if (found && (!search.best || search.better(found, search.best))) search.best = found
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
  if (isSkippable(token) && !search.pattern.slots.some((slot) => slot.arg.given && takes(search, slot, state, at)))
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

/** The first of several words for it. */
const isHalf = ({ singular, plural }: Noun, text: string): boolean =>
  [singular, plural].some((name) => fold(name).startsWith(`${text} `))

/** Takes a stretch of the line for each element that it may mean, and for the list's own noun. */
function walkSegment(search: Search, at: number, state: State, { end, text, hits }: Segment): void {
  const { pattern, typed } = search
  for (let index = 0; index < pattern.elements.length; index++) {
    const element = pattern.elements[index] as Element
    const hit = hits.get(element.lemma) ?? (element.also === null ? undefined : hits.get(element.also))
    if (!hit) continue
    if (state.mask & (1 << index)) {
      // 'cadastrar um produto novo', 'fornecedor novo cadastrar': the verb is said twice; so is a noun, 'item 30 do rv'.
      // Half of it is another word: 'ex: excluir 12', 'rem excluir 12'.
      if (element.role !== 'word' && hit.full && hit.corrected === null && (state.full || !pattern.acts))
        walk(search, end, { ...state, inOrder: false, trail: further(search, state, at, end, { role: element.role }) })
      continue
    }
    // What a screen is called at large begins nothing where the line may do without: 'a tela está clara'.
    if (!hit.full && PLACES.has(text) && typed.line.tokens[at]?.loose) continue
    // Of 'item RV' 'item' alone speaks of any record: on another list than its own of that list's.
    const { noun: here, columns } = typed.context
    if (columns.length > 0 && element.noun && element.noun !== here && !hit.full && isHalf(element.noun, text)) continue
    if (isTooLate(pattern, index, state.values)) continue
    // 'remove o 12 do plano' is no plan's number; an item is 'o 30 do rv'.
    const isWhose = isText(typed.line.tokens, at - 1, 'do', 'da', 'no', 'na')
    const isOne = element.noun !== null && !element.noun.singular.includes(' ')
    if (isWhose && isOne && pattern.acts && pattern.takesIds && state.values.size > 0) continue
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

/** 'do', 'neste', 'desse' */
const OF_ONE = /^[dn]?(?:[eo]|est[ea]|ess[ea])$/

function mayTake({ pattern, typed: { line, context } }: Search, slot: Slot, state: State, at: number): boolean {
  if (state.values.has(slot.name)) return false
  if (slot.arg.kind === 'texto') return mayTakeText(pattern, slot, state)
  if (slot.arg.kind === 'coluna' && pattern.command.args['grupo'] && isText(line.tokens, at - 1, 'por')) return slot.by
  // 'somar por mês' parts the time; 'soma deste mês' tells which one is meant.
  if (slot.by && slot.arg.kind === 'escolha' && OF_ONE.test(line.tokens[at - 1]?.text ?? '')) return false
  if (!isNumeric(slot.arg.kind)) return true
  return isAnchored(pattern, slot, line, {
    at,
    last: state.last,
    isFilled: ({ name }) => state.values.has(name),
    isElidable: (index) => isElidable(pattern, index, context),
  })
}

/** A value of the slot stands here, and may. */
const takes = (search: Search, slot: Slot, state: State, at: number): boolean =>
  mayTake(search, slot, state, at) && search.typed.values.at(slot.arg, at) !== null

/** What is half typed belongs to a command that the line or the screen speaks of. */
const mayBegin = ({ pattern: { command }, typed }: Search, state: State): boolean =>
  state.mask !== 0 || (command.noun !== undefined && command.noun === typed.context.noun)

/** 'liberar bônus de 88', 'o bônus do 15', 'reprocessar bônus 88': what it is worth, whose, or another's, and not which. */
const isWorth = (line: Line, at: number, { id }: Noun, end: number): boolean => {
  const { tokens } = line
  const said = nounAt(line, at - 1)?.noun ?? id
  // 'plano de cashback 2'
  if (said !== id && !isText(tokens, at - 2, 'de') && !THING.test(said)) return true
  const number = tokens[at]?.kind === 'word' ? at + 1 : at
  const of = isText(tokens, number - 1, 'o') ? number - 2 : number - 1
  // 'os produtos do 12 ao 15'
  const isRange = end > number + 1 && isText(tokens, number + 1, 'a', 'ao', 'ate', '-')
  return !isRange && OF.test(wordAt(tokens, of)) && !/^(?:estoque|.*[aei]r|)$/.test(wordAt(tokens, of - 1))
}
const OF = /^(?:d[eoa]s?|n[oa]s?|p(?:ar|r|el)[oa]|ao|em|com)$/

/** 'excluir 12 itens', 'excluir os 12', 'apaga esses 3': how many, and not which. */
const isHowMany = ({ tokens }: Line, at: number, { value, end }: SlotValue): boolean =>
  (typeof value === 'number' || (Array.isArray(value) && value.length === 1)) &&
  (/^(?:[oa]s|umas|uns|(?:ess|est|aquel)[ea]s)$/.test(tokens[at - 1]?.text ?? '') ||
    /^(?:iten|registro|linha|coisa|unidade|peca)s$/.test(tokens[end]?.text ?? ''))

/** 'usuário 42 outubro': the number behind its noun is the record's, and no day. */
function isIdHere(search: Search, state: State, at: number): boolean {
  const { line } = search.typed
  return search.pattern.slots.some((slot) => {
    const { noun } = slot.arg
    const said = noun && nounAt(line, at - 1)
    return noun && said?.noun === noun.id && said.end === at && takes(search, slot, state, at)
  })
}

/** Fills each slot whose value begins here, in the order of reading (commands/README §3). */
function walkSlots(search: Search, at: number, state: State): void {
  for (const slot of search.pattern.slotsInReadingOrder) {
    const value = search.typed.values.at(slot.arg, at)
    if (!value || !mayTake(search, slot, state, at)) continue
    if (value.isUnfinished && !mayBegin(search, state)) continue
    if (slot.arg.kind === 'periodo' && isIdHere(search, state, at)) continue
    if (search.pattern.acts && slot.arg.noun && isWorth(search.typed.line, at, slot.arg.noun, value.end)) continue
    walk(search, value.end, {
      ...state,
      values: new Map(state.values).set(slot.name, value),
      trail: further(search, state, at, value.end, { role: 'argument', arg: slot.name }),
      full: state.full && value.full !== false,
      isCount: state.isCount || (slot.arg.noun !== undefined && isHowMany(search.typed.line, at, value)),
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
  // 'produto Apaga Fogo' is of that name.
  if (search.pattern.acts && !before.inOrder) return
  const { line } = search.typed
  for (const slot of search.pattern.slots) {
    const isSaid = search.pattern.elements.some(
      ({ noun }, index) => noun === slot.arg.noun && before.mask & (1 << index),
    )
    // 'remover coluna' on a list speaks of what the console calls so, and of no record of that name.
    const { kind, text = '' } = line.tokens[at] ?? {}
    if (!isSaid && kind === 'word' && (isWordAt(line, at) || PLACES.has(text))) continue
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
