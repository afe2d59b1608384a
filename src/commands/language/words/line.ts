/** Prepares a typed line once for all patterns: its tokens, and what each group of tokens may mean. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { markCourtesy } from './courtesy.ts'
import { getEditDistance, isTransposition } from './edit-distance.ts'
import type { Lemma } from './lemma.ts'
import type { LemmaMatch, Lexicon } from './lexicon.ts'
import { getLineWords } from './line-words.ts'
import { memoizeByObject, memoizeByText } from './memoize.ts'
import { replaceNumberWords } from './number-words.ts'
import { markOptionalWords, markUnknownWords } from './optional-words.ts'
import { isPossessiveBefore } from './token-text.ts'
import { createSegments, NO_MEANINGS, type Segment, type WordCorrections } from './segments.ts'
import type { IsWord } from './split-joined-words.ts'
import { isSkippable, type Token } from './tokens.ts'
import { type GrammaticalNumber, IGNORED_WORDS } from './vocabulary.ts'
import { replaceActionNouns } from './wishes.ts'

/** A typed line as tokens, with every possible meaning. */
export interface Line {
  text: string
  /**
   * The line before words were marked as optional; absent if none was marked. Its tokens have the same words and
   * offsets, so that what depends on the words alone is read there once for all passes.
   */
  unmarked?: Line
  /** Equal for lines that are interpreted alike. */
  cacheKey: string
  tokens: readonly Token[]
  /** For each token: the segments that begin there, longest first. */
  segments: readonly (readonly Segment[])[]
  /** For each token: every meaning of a segment that covers it; null for a skippable token. */
  coveringLemmas: readonly (ReadonlySet<Lemma> | null)[]
  /** Corrected words of values: their UTF-16 offsets in the line, and the word that was meant. */
  typoFixes: readonly { start: number; end: number; form: string }[]
  /** A skipped word says how an action is meant, so no write command is allowed. */
  allowsHarmlessOnly: boolean
}

/** How freely a line is prepared. */
export interface PrepareOptions {
  isKnownWord?: IsWord
  /** Allows corrections; returns the value word that a mistyped word was meant to be, or null. */
  correctWord?: (word: string) => string | null
  /**
   * Skips words for the screen, and verbs of showing and changing beside another word
   * (commands/language/words/README §4).
   */
  allowsLooseWords?: boolean
  /** Also skips words that the language does not know. */
  skipsUnknownWords?: boolean
  /** Also skips words that the language knows. */
  skipsAnyWord?: boolean
}

/**
 * The meanings of the line's whole words. Corrected words count only with `includesCorrected`; words in the number
 * `exceptNumber` are left out. A 'link' is a thing and no verb.
 */
export const getFullLemmas = (
  { segments }: Pick<Line, 'segments'>,
  exceptNumber?: GrammaticalNumber,
  includesCorrected = false,
): ReadonlySet<Lemma> =>
  new Set(
    segments.flatMap((each) =>
      each.flatMap(({ text, meanings }) =>
        [...(text === 'link' ? [] : meanings.values())].flatMap(({ lemma, isFull, correction, grammaticalNumber }) =>
          isFull && (includesCorrected || correction === null) && grammaticalNumber !== exceptNumber ? [lemma] : [],
        ),
      ),
    ),
  )

/** The line without its last word, if that may be the beginning of 'por' or 'do', or is a '#'; else null. */
export function removeHalfTypedWord({ text, tokens }: Line): string | null {
  const last = tokens.at(-1)
  if (!last || tokens.length < 2) return null
  const isBegun = last.kind === 'word' && [...IGNORED_WORDS].some((word) => word.startsWith(last.text))
  // Without the space the text is prepared and matched once with the request that ends there (`split-requests.ts`).
  return isBegun || last.text === '#' ? text.slice(0, last.start).trimEnd() : null
}

const isNeverWord: IsWord = () => false
const noCorrection = () => null
/** Corrects verbs and nouns only, and no words of values. */
export const correctNoValueWords = (): null => null

/** The words of a text, by lexicon and by the words that the screen knows. */
const wordsByLexicon = memoizeByObject((lexicon: Lexicon) =>
  memoizeByObject((isWord: IsWord) => memoizeByText((text) => getLineWords(text, lexicon, isWord))),
)
/** The words with numbers as digits and courtesies marked. */
const courtesyByWords = memoizeByObject((lexicon: Lexicon) =>
  memoizeByObject((words: readonly Token[]) => replaceActionNouns(markCourtesy(replaceNumberWords(words)), lexicon)),
)
/** Prepared lines, by everything that they depend on. */
const linesByLexicon = memoizeByObject((_: Lexicon) =>
  memoizeByObject((_isWord: IsWord) =>
    memoizeByObject((_correctWord: (word: string) => string | null) => new Map<string, Line>()),
  ),
)
const MAX_CACHED_LINES = 200

/** Prepares a line: its words and what they may mean. The passes share the result, which is computed once. */
export function prepareLine(text: string, lexicon: Lexicon, options: PrepareOptions = {}): Line {
  const {
    isKnownWord = isNeverWord,
    correctWord = noCorrection,
    allowsLooseWords = false,
    skipsUnknownWords = false,
    skipsAnyWord = false,
  } = options
  const lines = linesByLexicon(lexicon)(isKnownWord)(correctWord)
  const key = `${allowsLooseWords} ${skipsUnknownWords} ${skipsAnyWord} ${text}`
  let line = lines.get(key)
  if (!line) {
    if (lines.size >= MAX_CACHED_LINES) lines.clear()
    lines.set(key, (line = computeLine(text, lexicon, { ...options, isKnownWord })))
  }
  return line
}

/** The corrected words of a line: the tokens with the words that were meant, and where each of them stands. */
function correctTokens(
  typed: readonly Token[],
  lexicon: Lexicon,
  { isKnownWord = isNeverWord, correctWord }: PrepareOptions,
): { tokens: readonly Token[]; typoFixes: Line['typoFixes'] } {
  const typoFixes: { start: number; end: number; form: string }[] = []
  const words: Token[] = []
  for (const [index, token] of typed.entries()) {
    const { kind, text: word, start, end } = token
    words.push(token)
    const isCorrectable = correctWord && kind === 'word' && !lexicon.isKnown(word) && !isKnownWord(word)
    const form = isCorrectable ? correctWord(word) : null
    if (form === null) continue
    // 'do márcio' is no month, but 'limtie de credtio' is one term. A verb or a noun may be just as near.
    const isName =
      isPossessiveBefore(words, index) &&
      !form.endsWith('ontem') &&
      !lexicon.isKnown(`${words[index - 2]?.text} ${form}`)
    const errors = getEditDistance(word, form)
    const isOtherMeaning = ({ correction }: LemmaMatch) => {
      const other = normalizeText(correction ?? '')
      // If letters are swapped, no other word is as near: 'dais' is 'dias' rather than 'mais'.
      return (
        other !== form &&
        getEditDistance(word, other) <= errors &&
        (!isTransposition(word, form) || isTransposition(word, other))
      )
    }
    if (isName || [...lexicon.findCorrections(word).values()].some(isOtherMeaning)) continue
    typoFixes.push({ start, end, form })
    words[index] = { ...token, text: form }
  }
  return { tokens: typoFixes.length > 0 ? words : typed, typoFixes }
}

function computeLine(text: string, lexicon: Lexicon, options: PrepareOptions): Line {
  const { isKnownWord = isNeverWord, correctWord, allowsLooseWords, skipsUnknownWords } = options
  if (allowsLooseWords || skipsUnknownWords) return markLine(text, lexicon, options)
  const { tokens: words, typoFixes } = correctTokens(wordsByLexicon(lexicon)(isKnownWord)(text), lexicon, options)
  const tokens = courtesyByWords(lexicon)(words)
  const corrections = createCorrections(lexicon, options)
  const isCorrected = tokens.some(({ kind, text: word }) => kind === 'word' && corrections(word).size > 0)
  // A line without a typing error is prepared once, whether or not corrections are allowed, and one without a mistyped
  // word of a value once for both kinds of corrections.
  if (correctWord && typoFixes.length === 0) {
    if (!isCorrected) return prepareLine(text, lexicon, { isKnownWord })
    if (correctWord !== correctNoValueWords)
      return prepareLine(text, lexicon, { isKnownWord, correctWord: correctNoValueWords })
  }
  return createLine({ text, tokens, typoFixes, allowsHarmlessOnly: false }, isCorrected, lexicon, corrections)
}

const createCorrections =
  (lexicon: Lexicon, { isKnownWord = isNeverWord, correctWord }: PrepareOptions): WordCorrections =>
  (word) =>
    correctWord && !lexicon.isKnown(word) && !isKnownWord(word) ? lexicon.findCorrections(word) : NO_MEANINGS

/** The line with the words marked that may be skipped. */
function markLine(text: string, lexicon: Lexicon, options: PrepareOptions): Line {
  const { isKnownWord = isNeverWord, correctWord, allowsLooseWords, skipsUnknownWords, skipsAnyWord = false } = options
  const unmarked = prepareLine(text, lexicon, { isKnownWord, ...(correctWord && { correctWord }) })
  if (correctWord && unmarked === prepareLine(text, lexicon, { isKnownWord })) {
    const { correctWord: _, ...marking } = options
    return prepareLine(text, lexicon, marking)
  }
  const loosened = allowsLooseWords
    ? markOptionalWords(unmarked.tokens, lexicon)
    : { tokens: unmarked.tokens, allowsHarmlessOnly: false }
  const allowsHarmlessOnly = loosened.allowsHarmlessOnly || skipsUnknownWords === true
  const tokens = skipsUnknownWords
    ? markUnknownWords(loosened.tokens, lexicon, isKnownWord, skipsAnyWord)
    : loosened.tokens
  if (tokens.every((token, index) => token === unmarked.tokens[index]))
    return allowsHarmlessOnly ? { ...unmarked, unmarked, allowsHarmlessOnly } : unmarked
  const { typoFixes } = unmarked
  const corrections = createCorrections(lexicon, options)
  const isCorrected = correctWord !== undefined
  return {
    ...createLine({ text, tokens, typoFixes, allowsHarmlessOnly }, isCorrected, lexicon, corrections),
    unmarked,
  }
}

/** Looks up what the tokens may mean. */
function createLine(
  line: Pick<Line, 'text' | 'tokens' | 'typoFixes' | 'allowsHarmlessOnly'>,
  isCorrected: boolean,
  lexicon: Lexicon,
  corrections: WordCorrections,
): Line {
  const { text, tokens, typoFixes } = line
  const segments = tokens.map((_, index) => createSegments(tokens, index, lexicon, corrections))
  const coveringLemmas = tokens.map((token) => (isSkippable(token) ? null : new Set<Lemma>()))
  segments.forEach((list, index) => {
    for (const { end, meanings } of list)
      for (let token = index; token < end; token++)
        for (const lemma of meanings.keys()) coveringLemmas[token]?.add(lemma)
  })
  const marks = tokens.map((token) => `${token.text} ${isSkippable(token)} ${token.isPolite}`)
  return {
    ...line,
    cacheKey: [text, isCorrected, typoFixes.length, ...marks].join(),
    segments,
    coveringLemmas,
  }
}
