/** Prepares a typed line once for all patterns: its tokens, and what each group of tokens may mean. */
import { getEditDistance, isTransposition } from './edit-distance.ts'
import type { LemmaMatch, LemmaMatches, Lexicon } from './lexicon.ts'
import { isNounLemma, type Lemma } from './lemma.ts'
import { replaceNumberWords } from './number-words.ts'
import { markCourtesy } from './courtesy.ts'
import { NUMBER_FIELD_WORD, markOptionalWords, markUnknownWords } from './optional-words.ts'
import { isActionWord, QUESTION_WORDS } from './mood.ts'
import { ABBREVIATIONS, ENGLISH_WORDS } from './english.ts'
import { type IsWord, splitJoinedWords } from './split-joined-words.ts'
import { rewriteLastDays, rewriteToComePeriod } from './period-rewrites.ts'
import { replaceActionNouns, replaceWishes } from './wishes.ts'
import { isPossessiveBefore, isTokenText } from './parse-numbers.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { memoizeByText, memoizeByObject } from './memoize.ts'
import { isSkippable, type Token, tokenize } from './tokens.ts'
import { isStatusWord } from './status-words.ts'
import { type GrammaticalNumber, IGNORED_WORDS } from './vocabulary.ts'

/** A group of consecutive tokens with its meanings. */
export interface Segment {
  /** The first token after the group. */
  end: number
  text: string
  meanings: LemmaMatches
}

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

/** Further meanings of one word, used if the line as typed means nothing. */
type WordCorrections = (word: string) => LemmaMatches

const NO_MEANINGS: LemmaMatches = new Map()
const keepAll = (hits: LemmaMatches): LemmaMatches => hits

/** Numbers and signs match whole forms only; words may be incomplete. */
const keepFull = (hits: LemmaMatches): LemmaMatches => new Map([...hits].filter(([, { isFull }]) => isFull))

/** Articles that make a singular noun plural: 'os produto', 'das compra'. */
const PLURAL_ARTICLE = /^(?:[dn]?[ao]s|pr[ao]s)$/
const toPlural = (hits: LemmaMatches): LemmaMatches =>
  new Map(
    [...hits].map(([lemma, hit]) => [
      lemma,
      hit.grammaticalNumber === 'one' ? { ...hit, grammaticalNumber: 'many' } : hit,
    ]),
  )

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

const isNounToken = (token: Token | undefined, lexicon: Lexicon): boolean =>
  lexicon.getFullMeanings(token?.text ?? '').some(isNounLemma)

/**
 * The segments that begin at a token. Words are joined across skippable tokens: 'ledger de bônus' -> 'ledger bonus'.
 */
function createSegments(
  tokens: readonly Token[],
  index: number,
  lexicon: Lexicon,
  corrections: WordCorrections,
): Segment[] {
  const first = tokens[index]
  const isLast = index === tokens.length - 1
  if (!first || first.kind === 'quoted' || first.listTokens) return []
  if (isSkippable(first) && !first.isOptional && !(isLast && first.kind === 'word')) return []
  if (first.kind !== 'word')
    return [{ end: index + 1, text: first.text, meanings: keepFull(lexicon.lookup(first.text)) }]
  const segments: Segment[] = []
  // 'a lista de fornecedor'
  const isListed =
    isTokenText(tokens, index - 1, 'de') && isTokenText(tokens, index - 2, 'lista', 'listagem', 'relacao', 'tela')
  const isPlural = isListed || PLURAL_ARTICLE.test(tokens[index - 1]?.text ?? '')
  let text = first.text
  let wordCount = 1
  for (let end = index + 1; ; end++) {
    // A question word is no half of another word ('era' of 'erase'), nor is an adjective after a noun ('loja nova',
    // 'novamente').
    const isWhole = QUESTION_WORDS.has(text) || (text === 'nova' && isNounToken(tokens[index - 1], lexicon))
    if (tokens[end - 1] === first || !isSkippable(tokens[end - 1] ?? first))
      segments.unshift({
        end,
        text,
        meanings: (isPlural ? toPlural : keepAll)(
          wordCount > 1
            ? lexicon.lookup(text)
            : (isWhole ? keepFull : keepAll)(lookUpWithCorrections(text, lexicon, corrections)),
        ),
      })
    const next = tokens[end]
    if (!next || (next.kind !== 'word' && !isSkippable(next))) break
    if (isSkippable(next)) continue
    if (++wordCount > lexicon.maxFormWords) break
    text += ` ${next.text}`
  }
  return segments
}

/** The meanings of a word with its corrections; what the word means as typed takes precedence. */
const lookUpWithCorrections = (text: string, lexicon: Lexicon, corrections: WordCorrections): LemmaMatches => {
  const correctedMeanings = corrections(text)
  return correctedMeanings.size > 0 ? new Map([...correctedMeanings, ...lexicon.lookup(text)]) : lexicon.lookup(text)
}

/** The line without its last word, if that may be the beginning of 'por' or 'do', or is a '#'; else null. */
export function removeHalfTypedWord({ text, tokens }: Line): string | null {
  const last = tokens.at(-1)
  if (!last || tokens.length < 2) return null
  const isBegun = last.kind === 'word' && [...IGNORED_WORDS].some((word) => word.startsWith(last.text))
  return isBegun || last.text === '#' ? text.slice(0, last.start) : null
}

/** The word that an abbreviation stands for beside another word. A single letter counts only inside the line. */
function expandAbbreviation({ kind, text, isGlued }: Token, index: number, all: readonly Token[], lexicon: Lexicon) {
  if (kind !== 'word' || isGlued) return undefined
  if (text === 'd' && all[index - 2]?.text.startsWith('ult')) return 'dias'
  const isWithin = index > 0 && index < all.length - 1
  const isFree = all.length > 1 ? !lexicon.isKnown(text) : lexicon.lookup(text).size === 0
  return (text.length === 1 ? isWithin : isFree) ? ABBREVIATIONS.get(text) : undefined
}

const isEnglishWord = ({ kind, text }: Token, lexicon: Lexicon) =>
  // 'filters' are more often filters than a verb form.
  kind === 'word' && (!lexicon.isKnown(text) || text === 'filters') && ENGLISH_WORDS.has(text)

/** '88??' leaves open how the number goes on; '+ caros' is 'mais caros'. */
const normalizeSigns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const next = tokens[index + 1]
    if (token.text === '+' && next?.kind === 'word') return { ...token, kind: 'word', text: 'mais' }
    const isOpen = token.text === '?' && tokens[index - 1]?.kind === 'number' && next?.text === '?'
    return isOpen ? { ...token, text: '…', isGlued: true } : token
  })

/**
 * The result of what the operator did, by the verb in the first person: 'tudo que eu selecionei' are the selected rows.
 */
const FIRST_PERSON_PAST: Readonly<Record<string, string>> = {
  selecionei: 'selecionados',
  marquei: 'selecionados',
  escolhi: 'selecionados',
  colei: 'colado',
  copiei: 'colado',
  mudei: 'mudancas',
  mexi: 'mudancas',
  alterei: 'alteracoes',
  filtrei: 'filtros',
}
/** Words before such a verb. */
const PAST_OPENING = /^(?:que|q|eu|ja|tudo|tod[oa]s|ess[ea]s|[oa]s?|aquilo)$/

function replaceFirstPersonPast(tokens: readonly Token[]): readonly Token[] {
  const tokenIndex = tokens.findIndex(({ text }) => Object.hasOwn(FIRST_PERSON_PAST, text))
  let from = tokenIndex
  while (from > 0 && PAST_OPENING.test(tokens[from - 1]!.text)) from--
  if (!tokens.slice(from, tokenIndex).some(({ text }) => /^q(?:ue)?$/.test(text))) return tokens
  return tokens.map((token, index) =>
    index < from || index > tokenIndex
      ? token
      : { ...token, text: index < tokenIndex ? 'os' : FIRST_PERSON_PAST[token.text]! },
  )
}

/** The line puts something into a record and names no number field. */
const isPlacedInRecord = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some((token, index) => isTokenText(tokens, index - 1, 'no', 'na') && isNounToken(token, lexicon)) &&
  !tokens.some(({ text }) => NUMBER_FIELD_WORD.test(text))

/** The word to use instead of a word beside its neighbours; undefined if the word stays as it is. */
function replaceInContext(tokens: readonly Token[], tokenIndex: number, lexicon: Lexicon): string | undefined {
  const [before = '', text = '', next = ''] = [tokenIndex - 1, tokenIndex, tokenIndex + 1].map(
    (index) => tokens[index]?.text,
  )
  // 'last week' is 'semana passada'; in 'last 7 days' and 'last page' the word stays.
  if (text === 'last' && /^(?:week|month|year)$/.test(next)) return 'passada'
  // 'para de acompanhar' begins with the verb 'parar' and not with a preposition.
  if (text === 'para' && tokenIndex === 0 && next === 'de') return 'parar'
  // 'num apague' denies; 'num instante' and 'num 12' do not.
  if (text === 'num' && /^(?!um|uma|so$|inst|min|seg|dia|mes)[a-z]{2}/.test(next)) return 'nao'
  // 'no borrar', 'no lo borres' and 'no, borrar' deny; 'no lugar' does not.
  const isDenied = /^(?:l[ao]s?|se|me|quiero|hay|debe\w*|puede\w*|(?!lug|cel)\w{3,}[aei]r)$/.test(next)
  if (text === 'no' && (next === ',' || isDenied || isActionWord(lexicon, ENGLISH_WORDS.get(next) ?? next, 'request')))
    return 'nao'
  // 'stock del producto 8' deletes nothing.
  if (text === 'del' && (before === 'el' || isNounToken(tokens[tokenIndex - 1], lexicon))) return 'do'
  // Autocorrection on a phone writes these words for 'pedido 60' and 'produto 14'.
  if (tokens[tokenIndex + 1]?.kind === 'number' && /^(?:perdi|produzi)do$/.test(text))
    return text.replace('erd', 'ed').replace('zid', 't')
  // In 'põe o 12 no plano 3' the verb is no courtesy before 'plano'.
  if (/^(?:poe|ponha|bot[ae]|coloc(?:a|que))$/.test(text) && next !== 'mais' && isPlacedInRecord(tokens, lexicon))
    return 'colocar'
  // 'todos os bônus selecionados' are 'os bônus selecionados'.
  if (/^tod[oa]s$/.test(text) && /^(?:selecion|marc)ad[oa]s$/.test(tokens[tokenIndex + 3]?.text ?? '')) return 'os'
  // 'o que tem de novo' repeats nothing.
  if (text === 'de novo' && /^(?:tem|ha)$/.test(before)) return 'novidade'
  // 'quantos tem do 15', 'quantas peças tem do 15', 'quanto tem do item 15'
  if (/^(?:tem|pecas|unidades)$/.test(text) && /^(?:quant[oa]s?|pecas|unidades)$/.test(before)) return 'existem'
  if (text === 'quanto' && next === 'tem' && isTokenText(tokens, tokenIndex + 2, 'do', 'no')) return 'quantos'
  // 'roda o 501 de novo'
  const again = `${text} de novo`
  if (tokens.slice(tokenIndex + 2).some((token) => token.text === 'de novo') && isActionWord(lexicon, again, 'request'))
    return again
  // 'fica de olho na lista'
  if (text === 'olho' && before === 'de') return 'acompanhar'
  if (/^falt(?:ou|aram)$/.test(text)) return 'falta'
  // 'tira os inativos da tela' filters them out and deletes none.
  if (
    /^(?:tir(?:ar?|e)|escond\w+|ocult\w+) [oa]s$/.test(`${text} ${next}`) &&
    isStatusWord(tokens[tokenIndex + 2]?.text ?? '')
  )
    return 'menos'
  // 'o cadastro da loja' is the record.
  if (text === 'cadastro' && /^d[ao]$/.test(next)) return 'ficha'
  // 'release 12 to 15'
  const isBetween = tokens[tokenIndex - 1]?.kind === 'number' && tokens[tokenIndex + 1]?.kind === 'number'
  if (text === 'to' && isBetween && !tokens.some((each) => /^(?:set|stock|depth)$/.test(each.text))) return 'ate'
  // 'onde tô' asks where the operator is; English 'to' names a destination.
  return text === 'to' && /^(?:eu|onde|que)$/.test(before) ? 'estou' : undefined
}

/**
 * The words of a line as they are meant: joined words are split, and words are replaced by what they stand for
 * (commands/language/words/README §2).
 */
function getLineWords(text: string, lexicon: Lexicon, isWord: IsWord): readonly Token[] {
  const isKnownWord: IsWord = (word) =>
    lexicon.isKnown(word) ||
    isWord(word) ||
    (word.length > 2 && (ENGLISH_WORDS.has(word) || (word.length === 3 && ABBREVIATIONS.has(word))))
  // 'dasativar' is a typo of 'desativar' and not 'das ativar'.
  const isPrefix: IsWord = (word) => lexicon.lookup(word).size > 0 || /^d[ao]s/.test(word)
  const splitWords = splitJoinedWords(replaceFirstPersonPast(normalizeSigns(tokenize(text))), isKnownWord, isPrefix)
  const replaced = splitWords.map((token, index) => {
    const { kind, text: word } = token
    // The last word may be the beginning of a word of the language.
    const isIncomplete = index === splitWords.length - 1 && word !== 'filters' && isPrefix(word)
    const newWord =
      replaceInContext(splitWords, index, lexicon) ??
      (!isIncomplete && isEnglishWord(token, lexicon) ? ENGLISH_WORDS.get(word) : undefined)
    const replacement = newWord ?? expandAbbreviation(token, index, splitWords, lexicon)
    // 'lojinha', 'comecinho', and the older spelling 'activo'.
    const base = word.replace(/z?inh([oa]s?)$/, '$1').replace(/[cp](?=[ct])/, '')
    return {
      ...token,
      text: replacement ?? (kind === 'word' && isKnownWord(base) && !isPrefix(word) ? base : word),
    }
  })
  const rewritten = rewriteLastDays(rewriteToComePeriod(replaced, (token) => isNounToken(token, lexicon)))
  return replaceWishes(rewritten, lexicon.isKnown)
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
