/**
 * Compiles a command's phrases: 'excluir produto {ids}' becomes the verb class excluir, the noun class produto and a
 * slot. A word that belongs to one class stands for the class; one that belongs to several ('atualizar') and any other
 * word stands for itself.
 */
import type { Arg } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { type Lemma, nounLemma, verbLemma, type Vocabulary, wordLemma } from '#commands/language/words/lexicon.ts'
import { isActLemma } from '#commands/language/words/mood.ts'
import { isSkippable, type Token, tokenize } from '#commands/language/words/tokens.ts'
import { readingOrder } from './values.ts'
import type { GrammaticalNumber } from '#commands/language/words/vocabulary.ts'

/** One word of a phrase, or several that mean one thing. */
export interface Element {
  readonly lemma: Lemma
  /** A second meaning that will do: 'ver produtos' goes to the list as 'ir para produtos' does. */
  readonly also: Lemma | null
  /** The phrase's own word, folded. */
  readonly own: string
  readonly role: 'verb' | 'noun' | 'word'
  readonly noun: Noun | null
  readonly number: GrammaticalNumber
}

/** The place of an argument in a phrase. */
export interface Slot {
  /** The argument's name in the command. */
  readonly name: string
  readonly arg: Arg
  /** Index of the element before it; -1 at the beginning. Tells two numbers apart. */
  readonly after: number
  /** 'para {n}' and '= {n}': a number so marked goes into such a slot alone. */
  readonly marked: boolean
  /** 'por {grupo}': a column so said is none that is summed. */
  readonly by: boolean
}

/** A phrase of a command, ready to be matched. */
export interface Pattern {
  readonly command: AnyCommand
  /** 0 for the canonical phrase. */
  readonly index: number
  readonly elements: readonly Element[]
  readonly slots: readonly Slot[]
  /** Period first, free text last (commands/README §3). */
  readonly slotsInReadingOrder: readonly Slot[]
  readonly lemmas: ReadonlySet<Lemma>
  /** Without a verb a phrase is whole only with its arguments: 'página {n}'. */
  readonly hasVerb: boolean
  /** A bit for each element that is a verb. */
  readonly verbs: number
  /** 'auditar {faixa}': the verb alone says too little. */
  readonly hasOnlyVerbs: boolean
  /** 'ir para' may be left out: the bare noun goes to its list. */
  readonly goes: boolean
  readonly takesIds: boolean
  readonly hasNoun: boolean
  /** It changes something on the platform, confirmed or not: nothing of it is read where no act is asked for. */
  readonly acts: boolean
}

/** A piece of a phrase: its words, or the name of a slot. */
export type Piece = { words: string } | { slot: string }

const cut = new Map<string, readonly Piece[]>()

/** 'estoque {id} = {n}' -> words and slots in order. Throws on a brace that is not closed. */
export function piecesOf(phrase: string): readonly Piece[] {
  const known = cut.get(phrase)
  const pieces = known ?? cutPieces(phrase)
  if (!known) cut.set(phrase, pieces)
  return pieces
}

function cutPieces(phrase: string): Piece[] {
  const pieces: Piece[] = []
  let rest = phrase
  while (rest !== '') {
    const open = rest.indexOf('{')
    const close = rest.indexOf('}', open)
    if (open >= 0 && close < 0) throw new Error(`Unclosed slot in the phrase '${phrase}'`)
    const words = open < 0 ? rest : rest.slice(0, open)
    if (words.trim() !== '') pieces.push({ words: words.trim() })
    if (open < 0) break
    pieces.push({ slot: rest.slice(open + 1, close) })
    rest = rest.slice(close + 1)
  }
  return pieces
}

/** The longest form in the vocabulary has this many telling words. */
const LONGEST_FORM = 3

function elementOf(own: string, { meanings }: Vocabulary): Element {
  const found = meanings(own)
  const canonical = found.filter((meaning) => meaning.canonical)
  const meaning = canonical.length === 1 ? canonical[0] : found.length === 1 ? found[0] : undefined
  const lemma = meaning?.lemma ?? wordLemma(own)
  const noun = meaning?.noun ?? null
  return {
    lemma,
    also: null,
    own,
    role: noun ? 'noun' : found.some((one) => one.lemma.startsWith('v:')) ? 'verb' : 'word',
    noun,
    number: meaning?.number ?? null,
  }
}

/** Words of one piece, longest known form first. */
function elementsOf(words: string, vocabulary: Vocabulary): Element[] {
  const texts = tokenize(words)
    .filter((token) => !isSkippable(token))
    .map((token) => token.text)
  const elements: Element[] = []
  for (let at = 0; at < texts.length;) {
    let length = Math.min(LONGEST_FORM, texts.length - at)
    while (length > 1 && vocabulary.meanings(texts.slice(at, at + length).join(' ')).length === 0) length--
    elements.push(elementOf(texts.slice(at, at + length).join(' '), vocabulary))
    at += length
  }
  return elements
}

const IR = verbLemma('ir')

/** 'ver produtos' is 'ir para produtos' where nothing is shown by that noun alone. */
const withVer = (elements: Element[]): Element[] =>
  elements[0]?.lemma === IR ? [{ ...elements[0], also: verbLemma('ver') }, ...elements.slice(1)] : elements

const isMark = (token: Token | undefined) => token?.text === 'para' || token?.text === '='

/** The pattern of the command's phrase at `index` (0-based). Throws where it names a slot that the command has no argument for. */
export function compile(command: AnyCommand, index: number, vocabulary: Vocabulary): Pattern {
  const phrases: readonly string[] = command.phrases
  const phrase = phrases[index] ?? ''
  const args: Readonly<Record<string, Arg>> = command.args
  let elements: Element[] = []
  const slots: Slot[] = []
  let last: Token | undefined
  for (const piece of piecesOf(phrase)) {
    if ('words' in piece) {
      elements.push(...elementsOf(piece.words, vocabulary))
      last = tokenize(piece.words).at(-1)
      continue
    }
    const arg = args[piece.slot]
    if (!arg) throw new Error(`${command.id}: the phrase '${phrase}' has a slot {${piece.slot}} without an argument`)
    slots.push({
      name: piece.slot,
      arg,
      after: elements.length - 1,
      marked: slots.length > 0 && isMark(last),
      by: last?.text === 'por',
    })
    last = undefined
  }
  elements = withVer(elements)
  return {
    command,
    index,
    elements,
    slots,
    slotsInReadingOrder: slots.toSorted((a, b) => readingOrder(a.arg.kind) - readingOrder(b.arg.kind)),
    lemmas: new Set(elements.flatMap(({ lemma, also }) => (also ? [lemma, also] : [lemma]))),
    hasOnlyVerbs: elements.length > 0 && elements.every(({ role }) => role === 'verb'),
    hasVerb: elements.some(({ role }) => role === 'verb'),
    verbs: elements.reduce((bits, { role }, place) => (role === 'verb' ? bits | (1 << place) : bits), 0),
    goes: elements[0]?.lemma === IR && elements.length > 1,
    hasNoun: elements.some(({ noun }) => noun !== null),
    acts: changes(command) || (command.group === 'Ações' && elements.some(({ lemma }) => isActLemma(lemma))),
    takesIds: slots.some(({ arg }) => arg.kind === 'ids'),
  }
}

/** A command that changes something on the platform or destroys: what asks first, and what is marked as dangerous. */
export const changes = ({ confirm, tone, place, group }: AnyCommand): boolean =>
  tone === 'danger' || (confirm !== undefined && place !== 'form' && group !== 'Console')

/** Every pattern of a command, the canonical one first. */
export function patternsOf(command: AnyCommand, vocabulary: Vocabulary): Pattern[] {
  const patterns = command.phrases.map((_, index) => compile(command, index, vocabulary))
  const acts = patterns.some((pattern) => pattern.acts)
  return patterns.map((pattern) => ({ ...pattern, acts }))
}

/** The nouns whose bare name with an id opens a record: those with a phrase like 'categoria {id}'. */
export const openableNouns = (patterns: readonly Pattern[]): ReadonlySet<Lemma> =>
  new Set(
    patterns
      .filter(({ elements, slots }) => elements.length === 1 && slots.some(({ arg }) => arg.kind === 'id'))
      .flatMap(({ elements }) => elements.flatMap(({ noun }) => (noun ? [nounLemma(noun)] : []))),
  )
