/**
 * Compiles a command's phrases: 'excluir produto {ids}' becomes the verb class excluir, the noun class produto and a
 * slot. A word that belongs to one class stands for the class; one that belongs to several ('atualizar') and any other
 * word stands for itself.
 */
import type { Arg } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { type Lemma, nounLemma, verbLemma, type Vocabulary, wordLemma } from '#commands/language/words/lexicon.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import { isSkippable, type Token, tokenize } from '#commands/language/words/tokens.ts'
import { getReadingOrder } from './slot-values.ts'
import type { GrammaticalNumber } from '#commands/language/words/vocabulary.ts'

/** One word of a phrase, or several that mean one thing. */
export interface PatternElement {
  readonly lemma: Lemma
  /** A second meaning that will do: 'ver produtos' goes to the list as 'ir para produtos' does. */
  readonly alternativeLemma: Lemma | null
  /** The phrase's own word, folded. */
  readonly ownWord: string
  readonly role: 'verb' | 'noun' | 'word'
  readonly resource: Resource | null
  readonly grammaticalNumber: GrammaticalNumber
}

/** The place of an argument in a phrase. */
export interface PatternSlot {
  /** The argument's name in the command. */
  readonly name: string
  readonly arg: Arg
  /** Index of the element before it; -1 at the beginning. Tells two numbers apart. */
  readonly elementBefore: number
  /** 'para {n}' and '= {n}': a number so marked goes into such a slot alone. */
  readonly isMarked: boolean
  /** 'por {grupo}': a column so said is none that is summed. */
  readonly isGroupBy: boolean
}

/** A phrase of a command, ready to be matched. */
export interface Pattern {
  readonly command: AnyCommand
  /** 0 for the canonical phrase. */
  readonly phraseIndex: number
  readonly elements: readonly PatternElement[]
  readonly slots: readonly PatternSlot[]
  /** Period first, free text last (commands/README §3). */
  readonly slotsInReadingOrder: readonly PatternSlot[]
  readonly lemmas: ReadonlySet<Lemma>
  /** Without a verb a phrase is whole only with its arguments: 'página {n}'. */
  readonly hasVerb: boolean
  /** A bit for each element that is a verb. */
  readonly verbMask: number
  /** 'auditar {faixa}': the verb alone says too little. */
  readonly hasOnlyVerbs: boolean
  /** 'ir para' may be left out: the bare noun goes to its list. */
  readonly isNavigation: boolean
  readonly takesIds: boolean
  readonly hasNoun: boolean
  /** It changes something on the platform, confirmed or not: nothing of it is read where no act is asked for. */
  readonly isWrite: boolean
}

/** A piece of a phrase: its words, or the name of a slot. */
export type PhrasePart = { words: string } | { slot: string }

const partsByPhrase = new Map<string, readonly PhrasePart[]>()

/** 'estoque {id} = {n}' -> words and slots in order. Throws on a brace that is not closed. */
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

/** The longest form in the vocabulary has this many telling words. */
const MAX_FORM_WORDS = 3

function createElement(own: string, { getMeanings }: Vocabulary): PatternElement {
  const found = getMeanings(own)
  const canonical = found.filter((meaning) => meaning.isCanonical)
  const meaning = canonical.length === 1 ? canonical[0] : found.length === 1 ? found[0] : undefined
  const lemma = meaning?.lemma ?? wordLemma(own)
  const resource = meaning?.resource ?? null
  return {
    lemma,
    alternativeLemma: null,
    ownWord: own,
    role: resource ? 'noun' : found.some((one) => one.lemma.startsWith('v:')) ? 'verb' : 'word',
    resource,
    grammaticalNumber: meaning?.grammaticalNumber ?? null,
  }
}

/** Words of one piece, longest known form first. */
function createElements(words: string, vocabulary: Vocabulary): PatternElement[] {
  const texts = tokenize(words)
    .filter((token) => !isSkippable(token))
    .map((token) => token.text)
  const elements: PatternElement[] = []
  for (let at = 0; at < texts.length;) {
    let length = Math.min(MAX_FORM_WORDS, texts.length - at)
    while (length > 1 && vocabulary.getMeanings(texts.slice(at, at + length).join(' ')).length === 0) length--
    elements.push(createElement(texts.slice(at, at + length).join(' '), vocabulary))
    at += length
  }
  return elements
}

const IR = verbLemma('ir')

/** 'ver produtos' is 'ir para produtos' where nothing is shown by that noun alone. */
const addShowAlternative = (elements: PatternElement[]): PatternElement[] =>
  elements[0]?.lemma === IR ? [{ ...elements[0], alternativeLemma: verbLemma('ver') }, ...elements.slice(1)] : elements

const isNumberMarker = (token: Token | undefined) => token?.text === 'para' || token?.text === '='

/** The pattern of the command's phrase at `index` (0-based). Throws where it names a slot that the command has no argument for. */
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
    verbMask: elements.reduce((bits, { role }, at) => (role === 'verb' ? bits | (1 << at) : bits), 0),
    isNavigation: elements[0]?.lemma === IR && elements.length > 1,
    hasNoun: elements.some(({ resource }) => resource !== null),
    isWrite:
      isWriteCommand(command) || (command.group === 'Ações' && elements.some(({ lemma }) => isActionLemma(lemma))),
    takesIds: slots.some(({ arg }) => arg.kind === 'ids'),
  }
}

/** A command that changes something on the platform or destroys: what asks first, and what is marked as dangerous. */
export const isWriteCommand = ({ confirm, tone, scope: place, group }: AnyCommand): boolean =>
  tone === 'danger' || (confirm !== undefined && place !== 'form' && group !== 'Console')

/** Every pattern of a command, the canonical one first. */
export function compilePatterns(command: AnyCommand, vocabulary: Vocabulary): Pattern[] {
  const patterns = command.phrases.map((_, index) => compilePattern(command, index, vocabulary))
  const isWrite = patterns.some((pattern) => pattern.isWrite)
  return patterns.map((pattern) => ({ ...pattern, isWrite }))
}

/** The nouns whose bare name with an id opens a record: those with a phrase like 'categoria {id}'. */
export const findOpenableResources = (patterns: readonly Pattern[]): ReadonlySet<Lemma> =>
  new Set(
    patterns
      .filter(({ elements, slots }) => elements.length === 1 && slots.some(({ arg }) => arg.kind === 'id'))
      .flatMap(({ elements }) => elements.flatMap(({ resource: noun }) => (noun ? [nounLemma(noun)] : []))),
  )
