/**
 * Compiles a command's phrases into patterns: 'excluir produto {ids}' becomes the verb class excluir, the noun class
 * produto and a slot. A word of exactly one class stands for that class. A word of several classes ('atualizar') and
 * any other word stand for themselves.
 */
import type { Arg } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { Vocabulary } from '#commands/language/words/lexicon.ts'
import { isVerbLemma, type Lemma, nounLemma, verbLemma, wordLemma } from '#commands/language/words/lemma.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { isSkippable, type Token, tokenize } from '#commands/language/words/tokens.ts'
import { getReadingOrder } from './slot-values.ts'
import type { GrammaticalNumber } from '#commands/language/words/vocabulary.ts'

/** One word of a phrase, or several words with one meaning. */
export interface PatternElement {
  readonly lemma: Lemma
  /** A second accepted meaning: 'ver produtos' opens the list as 'ir para produtos' does. */
  readonly alternativeLemma: Lemma | null
  /** The phrase's own word, folded: lower case, without accents. */
  readonly ownWord: string
  readonly role: 'verb' | 'noun' | 'word'
  readonly resource: Resource | null
  readonly grammaticalNumber: GrammaticalNumber
}

/** The slot of an argument in a phrase. */
export interface PatternSlot {
  /** The argument's name in the command. */
  readonly name: string
  readonly arg: Arg
  /** Index of the element before the slot; -1 at the beginning. It distinguishes two numbers. */
  readonly elementBefore: number
  /** '{n}' after 'para' or '=': only such a slot takes a number marked that way. */
  readonly isMarked: boolean
  /** '{grupo}' after 'por': a column after 'por' is not summed. */
  readonly isGroupBy: boolean
}

/** A phrase of a command, ready for matching. */
export interface Pattern {
  readonly command: AnyCommand
  /** 0 for the canonical phrase. */
  readonly phraseIndex: number
  readonly elements: readonly PatternElement[]
  readonly slots: readonly PatternSlot[]
  /** Periods first, free text last (commands/README §3). */
  readonly slotsInReadingOrder: readonly PatternSlot[]
  readonly lemmas: ReadonlySet<Lemma>
  /** A phrase without a verb is complete only with its arguments: 'página {n}'. */
  readonly hasVerb: boolean
  /** A bit for each element that is a verb. */
  readonly verbMask: number
  /** 'auditar {faixa}': the verb alone is not enough. */
  readonly hasOnlyVerbs: boolean
  /** The phrase begins with 'ir para', which the line may leave out: the noun alone opens its list. */
  readonly isNavigation: boolean
  readonly takesIds: boolean
  readonly hasNoun: boolean
  /** A write command, confirmed or not: it matches only if the line asks for an action. */
  readonly isWrite: boolean
}

/** A part of a phrase: its words, or the name of a slot. */
export type PhrasePart = { words: string } | { slot: string }

const partsByPhrase = new Map<string, readonly PhrasePart[]>()

/** 'estoque {id} = {n}' -> words and slots in order. Throws if a brace is not closed. */
export function splitPhrase(phrase: string): readonly PhrasePart[] {
  const known = partsByPhrase.get(phrase)
  const pieces = known ?? parsePhrase(phrase)
  if (!known) partsByPhrase.set(phrase, pieces)
  return pieces
}

function parsePhrase(phrase: string): PhrasePart[] {
  const pieces: PhrasePart[] = []
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

/** The longest form in the vocabulary has this many content words. */
const MAX_FORM_WORDS = 3

function createElement(ownWord: string, { getMeanings }: Vocabulary): PatternElement {
  const meanings = getMeanings(ownWord)
  const canonical = meanings.filter((meaning) => meaning.isCanonical)
  const meaning = canonical.length === 1 ? canonical[0] : meanings.length === 1 ? meanings[0] : undefined
  const lemma = meaning?.lemma ?? wordLemma(ownWord)
  const resource = meaning?.resource ?? null
  return {
    lemma,
    alternativeLemma: null,
    ownWord,
    role: resource ? 'noun' : meanings.some((known) => isVerbLemma(known.lemma)) ? 'verb' : 'word',
    resource,
    grammaticalNumber: meaning?.grammaticalNumber ?? null,
  }
}

/** The elements of one phrase part; the longest known form goes first. */
function createElements(words: string, vocabulary: Vocabulary): PatternElement[] {
  const texts = tokenize(words)
    .filter((token) => !isSkippable(token))
    .map((token) => token.text)
  const elements: PatternElement[] = []
  for (let index = 0; index < texts.length;) {
    let length = Math.min(MAX_FORM_WORDS, texts.length - index)
    while (length > 1 && vocabulary.getMeanings(texts.slice(index, index + length).join(' ')).length === 0) length--
    elements.push(createElement(texts.slice(index, index + length).join(' '), vocabulary))
    index += length
  }
  return elements
}

const IR = verbLemma('ir')

/** 'ver produtos' means 'ir para produtos' if the noun alone shows nothing else. */
const addShowAlternative = (elements: PatternElement[]): PatternElement[] =>
  elements[0]?.lemma === IR ? [{ ...elements[0], alternativeLemma: verbLemma('ver') }, ...elements.slice(1)] : elements

const isNumberMarker = (token: Token | undefined) => token?.text === 'para' || token?.text === '='

/** The pattern of the command's phrase at `index` (0-based). Throws if the phrase has a slot without an argument. */
export function compilePattern(command: AnyCommand, index: number, vocabulary: Vocabulary): Pattern {
  const phrases: readonly string[] = command.phrases
  const phrase = phrases[index] ?? ''
  const args: Readonly<Record<string, Arg>> = command.args
  let elements: PatternElement[] = []
  const slots: PatternSlot[] = []
  let last: Token | undefined
  for (const piece of splitPhrase(phrase)) {
    if ('words' in piece) {
      elements.push(...createElements(piece.words, vocabulary))
      last = tokenize(piece.words).at(-1)
      continue
    }
    const arg = args[piece.slot]
    if (!arg) throw new Error(`${command.id}: the phrase '${phrase}' has a slot {${piece.slot}} without an argument`)
    slots.push({
      name: piece.slot,
      arg,
      elementBefore: elements.length - 1,
      isMarked: slots.length > 0 && isNumberMarker(last),
      isGroupBy: last?.text === 'por',
    })
    last = undefined
  }
  elements = addShowAlternative(elements)
  return {
    command,
    phraseIndex: index,
    elements,
    slots,
    slotsInReadingOrder: slots.toSorted((a, b) => getReadingOrder(a.arg.kind) - getReadingOrder(b.arg.kind)),
    lemmas: new Set(
      elements.flatMap(({ lemma, alternativeLemma }) => (alternativeLemma ? [lemma, alternativeLemma] : [lemma])),
    ),
    hasOnlyVerbs: elements.length > 0 && elements.every(({ role }) => role === 'verb'),
    hasVerb: elements.some(({ role }) => role === 'verb'),
    verbMask: elements.reduce((bits, { role }, position) => (role === 'verb' ? bits | (1 << position) : bits), 0),
    isNavigation: elements[0]?.lemma === IR && elements.length > 1,
    hasNoun: elements.some(({ resource }) => resource !== null),
    isWrite:
      isWriteCommand(command) || (command.group === 'Ações' && elements.some(({ lemma }) => isActionLemma(lemma))),
    takesIds: slots.some(({ arg }) => arg.kind === 'ids'),
  }
}

/**
 * The command changes data on the platform or destroys something: it asks for confirmation or is marked as dangerous.
 */
export const isWriteCommand = ({ confirm, tone, scope, group }: AnyCommand): boolean =>
  tone === 'danger' || (confirm !== undefined && scope !== 'form' && group !== 'Console')

/** Every pattern of a command, the canonical one first. */
export function compilePatterns(command: AnyCommand, vocabulary: Vocabulary): Pattern[] {
  const patterns = command.phrases.map((_, index) => compilePattern(command, index, vocabulary))
  const isWrite = patterns.some((pattern) => pattern.isWrite)
  return patterns.map((pattern) => ({ ...pattern, isWrite }))
}

/** Lemmas of the resources whose name with an id opens a record: those with a phrase like 'categoria {id}'. */
export const findOpenableResources = (patterns: readonly Pattern[]): ReadonlySet<Lemma> =>
  new Set(
    patterns
      .filter(({ elements, slots }) => elements.length === 1 && slots.some(({ arg }) => arg.kind === 'id'))
      .flatMap(({ elements }) => elements.flatMap(({ resource }) => (resource ? [nounLemma(resource)] : []))),
  )
