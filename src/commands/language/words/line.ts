/** A typed line, prepared once for all patterns: its tokens, and what each stretch of them may mean. */
import { getEditDistance, isTransposition } from './edit-distance.ts'
import type { LemmaMatch, LemmaMatches, Lemma, Lexicon } from './lexicon.ts'
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

/** A stretch of tokens with its meanings. */
export interface Segment {
  /** First token after it. */
  end: number
  text: string
  meanings: LemmaMatches
}

/** A typed line, cut into tokens, with every meaning that its stretches may have. */
export interface Line {
  text: string
  /** The same for lines whose words are read alike. */
  cacheKey: string
  tokens: readonly Token[]
  /** By the token at which a stretch begins, longest first. */
  segments: readonly (readonly Segment[])[]
  /** By token: every meaning of a stretch that covers it; null for what may be passed over. */
  coveringLemmas: readonly (ReadonlySet<Lemma> | null)[]
  /** Slips of the keyboard in words of values, mended: where, and the word meant. */
  typoFixes: readonly { start: number; end: number; form: string }[]
  /** Something was passed over that says how an act is meant, so that none may be read. */
  harmlessOnly: boolean
}

/** How freely a line is read. */
export interface PrepareOptions {
  isWord?: IsWord
  /** Words are also read as what they may have been meant to be; yields the word of a value that was meant. */
  correctWord?: (word: string) => string | null
  /**
   * Words for where one is, and verbs of showing and changing beside another word, are passed over
   * (commands/language/words/README §4).
   */
  allowsLooseWords?: boolean
  /** Words that the language does not know are passed over as well. */
  skipsUnknownWords?: boolean
  /** So may those that it knows. */
  skipsAnyWord?: boolean
}

/** Further meanings of one word, tried where the line as typed says nothing. */
type WordCorrections = (word: string) => LemmaMatches

const NO_MEANINGS: LemmaMatches = new Map()
const keepAll = (hits: LemmaMatches): LemmaMatches => hits

/** Numbers and signs stand for themselves whole; only words are begun. */
const keepFull = (hits: LemmaMatches): LemmaMatches => new Map([...hits].filter(([, { isFull }]) => isFull))

/** Before a noun in the singular they say its plural: 'os produto', 'das compra'. */
const PLURAL_ARTICLE = /^(?:[dn]?[ao]s|pr[ao]s)$/
const toPlural = (hits: LemmaMatches): LemmaMatches =>
  new Map(
    [...hits].map(([lemma, hit]) => [
      lemma,
      hit.grammaticalNumber === 'one' ? { ...hit, grammaticalNumber: 'many' } : hit,
    ]),
  )

/** What whole words of the line may mean, corrected ones left out but `withSlips`, and those in that number; a 'link' is a thing. */
export const getFullLemmas = (
  { segments }: Pick<Line, 'segments'>,
  exceptNumber?: GrammaticalNumber,
  includesCorrected = false,
): ReadonlySet<Lemma> =>
  new Set(
    segments.flatMap((each) =>
      each.flatMap(({ text, meanings: hits }) =>
        [...(text === 'link' ? [] : hits.values())].flatMap(
          ({ lemma, isFull: full, correction: corrected, grammaticalNumber: number }) =>
            full && (includesCorrected || corrected === null) && number !== exceptNumber ? [lemma] : [],
        ),
      ),
    ),
  )

const isNounToken = (token: Token | undefined, lexicon: Lexicon): boolean =>
  lexicon.getFullMeanings(token?.text ?? '').some((lemma) => lemma.startsWith('n:'))

/** Words joined over what is passed over, from each token on: 'ledger de bônus' -> 'ledger bonus'. */
function createSegments(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  corrections: WordCorrections,
): Segment[] {
  const first = tokens[at]
  const isLast = at === tokens.length - 1
  if (!first || first.kind === 'quoted' || first.listTokens) return []
  if (isSkippable(first) && !first.isOptional && !(isLast && first.kind === 'word')) return []
  if (first.kind !== 'word') return [{ end: at + 1, text: first.text, meanings: keepFull(lexicon.lookup(first.text)) }]
  const segments: Segment[] = []
  // 'a lista de fornecedor'
  const isListed =
    isTokenText(tokens, at - 1, 'de') && isTokenText(tokens, at - 2, 'lista', 'listagem', 'relacao', 'tela')
  const isMany = isListed || PLURAL_ARTICLE.test(tokens[at - 1]?.text ?? '')
  let text = first.text
  let words = 1
  for (let end = at + 1; ; end++) {
    // A word that asks is no half of another: 'era' of 'erase'; nor is what is said of a noun, 'loja nova' of 'novamente'.
    const isWhole = QUESTION_WORDS.has(text) || (text === 'nova' && isNounToken(tokens[at - 1], lexicon))
    if (tokens[end - 1] === first || !isSkippable(tokens[end - 1] ?? first))
      segments.unshift({
        end,
        text,
        meanings: (isMany ? toPlural : keepAll)(
          words > 1
            ? lexicon.lookup(text)
            : (isWhole ? keepFull : keepAll)(lookUpWithCorrections(text, lexicon, corrections)),
        ),
      })
    const next = tokens[end]
    if (!next || (next.kind !== 'word' && !isSkippable(next))) break
    if (isSkippable(next)) continue
    if (++words > lexicon.maxFormWords) break
    text += ` ${next.text}`
  }
  return segments
}

/** What the word says as it stands goes before what it may have been meant to be. */
const lookUpWithCorrections = (text: string, lexicon: Lexicon, corrections: WordCorrections): LemmaMatches => {
  const extra = corrections(text)
  return extra.size > 0 ? new Map([...extra, ...lexicon.lookup(text)]) : lexicon.lookup(text)
}

/** The line without a last word that is no more than the beginning of 'por' or 'do', or a sign before a number. */
export function removeHalfTypedWord({ text, tokens }: Line): string | null {
  const last = tokens.at(-1)
  if (!last || tokens.length < 2) return null
  const isBegun = last.kind === 'word' && [...IGNORED_WORDS].some((word) => word.startsWith(last.text))
  return isBegun || last.text === '#' ? text.slice(0, last.start) : null
}

/** What a short form stands for, beside another word; a letter says so only within the line. */
function expandAbbreviation({ kind, text, isGlued }: Token, at: number, all: readonly Token[], lexicon: Lexicon) {
  if (kind !== 'word' || isGlued) return undefined
  if (text === 'd' && all[at - 2]?.text.startsWith('ult')) return 'dias'
  const isWithin = at > 0 && at < all.length - 1
  const isFree = all.length > 1 ? !lexicon.isKnown(text) : lexicon.lookup(text).size === 0
  return (text.length === 1 ? isWithin : isFree) ? ABBREVIATIONS.get(text) : undefined
}

const isEnglishWord = ({ kind, text }: Token, lexicon: Lexicon) =>
  // 'filters' are more often filters than what somebody does.
  kind === 'word' && (!lexicon.isKnown(text) || text === 'filters') && ENGLISH_WORDS.has(text)

/** '88??' leaves open how the number goes on; '+ caros' is 'mais caros'. */
const normalizeSigns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const next = tokens[at + 1]
    if (token.text === '+' && next?.kind === 'word') return { ...token, kind: 'word', text: 'mais' }
    const isOpen = token.text === '?' && tokens[at - 1]?.kind === 'number' && next?.text === '?'
    return isOpen ? { ...token, text: '…', isGlued: true } : token
  })

/** What one says that one did is what has become of it: 'tudo que eu selecionei' are the chosen ones. */
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
/** Leads to it. */
const PAST_OPENING = /^(?:que|q|eu|ja|tudo|tod[oa]s|ess[ea]s|[oa]s?|aquilo)$/

function replaceFirstPersonPast(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => Object.hasOwn(FIRST_PERSON_PAST, text))
  let from = at
  while (from > 0 && PAST_OPENING.test(tokens[from - 1]!.text)) from--
  if (!tokens.slice(from, at).some(({ text }) => /^q(?:ue)?$/.test(text))) return tokens
  return tokens.map((token, index) =>
    index < from || index > at ? token : { ...token, text: index < at ? 'os' : FIRST_PERSON_PAST[token.text]! },
  )
}

/** Says into which record something is put, and not a number of it. */
const isPlacedInRecord = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some((token, at) => isTokenText(tokens, at - 1, 'no', 'na') && isNounToken(token, lexicon)) &&
  !tokens.some(({ text }) => NUMBER_FIELD_WORD.test(text))

/** What a word means beside the next or the one before it; undefined for what it says by itself. */
function replaceInContext(tokens: readonly Token[], at: number, lexicon: Lexicon): string | undefined {
  const [before = '', text = '', next = ''] = [at - 1, at, at + 1].map((index) => tokens[index]?.text)
  // 'last week' is 'semana passada'; 'last 7 days' and 'last page' are the last of them.
  if (text === 'last' && /^(?:week|month|year)$/.test(next)) return 'passada'
  // 'para de acompanhar' begins with the verb, and with no preposition.
  if (text === 'para' && at === 0 && next === 'de') return 'parar'
  // 'num apague', but 'num instante' and 'num 12'.
  if (text === 'num' && /^(?!um|uma|so$|inst|min|seg|dia|mes)[a-z]{2}/.test(next)) return 'nao'
  // 'no borrar', 'no lo borres' deny as well, 'no, borrar', and not 'no lugar'.
  const isDenied = /^(?:l[ao]s?|se|me|quiero|hay|debe\w*|puede\w*|(?!lug|cel)\w{3,}[aei]r)$/.test(next)
  if (text === 'no' && (next === ',' || isDenied || isActionWord(lexicon, ENGLISH_WORDS.get(next) ?? next, 'v')))
    return 'nao'
  // 'stock del producto 8' removes nothing.
  if (text === 'del' && (before === 'el' || isNounToken(tokens[at - 1], lexicon))) return 'do'
  // What a phone makes of 'pedido 60' and 'produto 14'.
  if (tokens[at + 1]?.kind === 'number' && /^(?:perdi|produzi)do$/.test(text))
    return text.replace('erd', 'ed').replace('zid', 't')
  // 'põe o 12 no plano 3' is no manner of asking for the plan.
  if (/^(?:poe|ponha|bot[ae]|coloc(?:a|que))$/.test(text) && next !== 'mais' && isPlacedInRecord(tokens, lexicon))
    return 'colocar'
  // 'todos os bônus selecionados' are 'os bônus selecionados'.
  if (/^tod[oa]s$/.test(text) && /^(?:selecion|marc)ad[oa]s$/.test(tokens[at + 3]?.text ?? '')) return 'os'
  // 'o que tem de novo' repeats nothing.
  if (text === 'de novo' && /^(?:tem|ha)$/.test(before)) return 'novidade'
  // 'quantos tem do 15', 'quantas peças tem do 15', 'quanto tem do item 15'
  if (/^(?:tem|pecas|unidades)$/.test(text) && /^(?:quant[oa]s?|pecas|unidades)$/.test(before)) return 'existem'
  if (text === 'quanto' && next === 'tem' && isTokenText(tokens, at + 2, 'do', 'no')) return 'quantos'
  // 'roda o 501 de novo'
  const again = `${text} de novo`
  if (tokens.slice(at + 2).some((token) => token.text === 'de novo') && isActionWord(lexicon, again, 'v')) return again
  // 'fica de olho na lista'
  if (text === 'olho' && before === 'de') return 'acompanhar'
  if (/^falt(?:ou|aram)$/.test(text)) return 'falta'
  // 'tira os inativos da tela' leaves them out, and removes none.
  if (/^(?:tir(?:ar?|e)|escond\w+|ocult\w+) [oa]s$/.test(`${text} ${next}`) && isStatusWord(tokens[at + 2]?.text ?? ''))
    return 'menos'
  // 'o cadastro da loja' is what there is of it.
  if (text === 'cadastro' && /^d[ao]$/.test(next)) return 'ficha'
  // 'release 12 to 15'
  const isBetween = tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
  if (text === 'to' && isBetween && !tokens.some((each) => /^(?:set|stock|depth)$/.test(each.text))) return 'ate'
  // 'onde tô' is asked of oneself, and 'to' in English of a place.
  return text === 'to' && /^(?:eu|onde|que)$/.test(before) ? 'estou' : undefined
}

/**
 * The words of a line as they are meant: parted where run together, numbers as digits (commands/language/words/README
 * §2).
 */
function getLineWords(text: string, lexicon: Lexicon, isWord: IsWord): readonly Token[] {
  const isKnownWord: IsWord = (word) =>
    lexicon.isKnown(word) ||
    isWord(word) ||
    (word.length > 2 && (ENGLISH_WORDS.has(word) || (word.length === 3 && ABBREVIATIONS.has(word))))
  // 'dasativar' is a slip of 'desativar', and no 'das ativar'.
  const isPrefix: IsWord = (word) => lexicon.lookup(word).size > 0 || /^d[ao]s/.test(word)
  const parted = splitJoinedWords(replaceFirstPersonPast(normalizeSigns(tokenize(text))), isKnownWord, isPrefix)
  const meant = parted.map((token, at) => {
    const { kind, text: message } = token
    // The last word may be the beginning of one of the language.
    const isBegun = at === parted.length - 1 && message !== 'filters' && isPrefix(message)
    const word =
      replaceInContext(parted, at, lexicon) ??
      (!isBegun && isEnglishWord(token, lexicon) ? ENGLISH_WORDS.get(message) : undefined)
    const shown = word ?? expandAbbreviation(token, at, parted, lexicon)
    // 'lojinha', 'comecinho', and 'activo' as it was spelled.
    const base = message.replace(/z?inh([oa]s?)$/, '$1').replace(/[cp](?=[ct])/, '')
    return { ...token, text: shown ?? (kind === 'word' && isKnownWord(base) && !isPrefix(message) ? base : message) }
  })
  const told = rewriteLastDays(rewriteToComePeriod(meant, (token) => isNounToken(token, lexicon)))
  return replaceWishes(told, lexicon.isKnown)
}

const isNeverWord: IsWord = () => false
const noCorrection = () => null
/** No word is taken for that of a value, while slips in verbs and nouns are corrected. */
export const noWordCorrection = (): null => null

/** The words of a text, by the words that the screen knows. */
const wordsByLexicon = memoizeByObject((lexicon: Lexicon) =>
  memoizeByObject((isWord: IsWord) => memoizeByText((text) => getLineWords(text, lexicon, isWord))),
)
/** Words with numbers as digits and manners marked. */
const courtesyByWords = memoizeByObject((lexicon: Lexicon) =>
  memoizeByObject((words: readonly Token[]) => replaceActionNouns(markCourtesy(replaceNumberWords(words)), lexicon)),
)
/** Lines as they were prepared before, by all that they depend on. */
const linesByLexicon = memoizeByObject((_: Lexicon) =>
  memoizeByObject((_isWord: IsWord) =>
    memoizeByObject((_meant: (word: string) => string | null) => new Map<string, Line>()),
  ),
)
const MAX_CACHED_LINES = 200

/** Prepares a line: its words, and what they may mean. However many passes ask for it, it is prepared once. */
export function prepareLine(text: string, lexicon: Lexicon, how: PrepareOptions = {}): Line {
  const {
    isWord = isNeverWord,
    correctWord = noCorrection,
    allowsLooseWords = false,
    skipsUnknownWords = false,
    skipsAnyWord = false,
  } = how
  const lines = linesByLexicon(lexicon)(isWord)(correctWord)
  const key = `${allowsLooseWords} ${skipsUnknownWords} ${skipsAnyWord} ${text}`
  let line = lines.get(key)
  if (!line) {
    if (lines.size >= MAX_CACHED_LINES) lines.clear()
    lines.set(key, (line = computeLine(text, lexicon, { ...how, isWord })))
  }
  return line
}

function computeLine(
  text: string,
  lexicon: Lexicon,
  {
    isWord = isNeverWord,
    correctWord,
    allowsLooseWords = false,
    skipsUnknownWords = false,
    skipsAnyWord = false,
  }: PrepareOptions,
): Line {
  const corrections: WordCorrections = (word) =>
    correctWord && !lexicon.isKnown(word) && !isWord(word) ? lexicon.findCorrections(word) : NO_MEANINGS
  const mended: { start: number; end: number; form: string }[] = []
  const typed = wordsByLexicon(lexicon)(isWord)(text)
  const words: Token[] = []
  for (const [at, token] of typed.entries()) {
    const { kind, text: word, start, end } = token
    words.push(token)
    const isOpen = correctWord && kind === 'word' && !lexicon.isKnown(word) && !isWord(word)
    const form = isOpen ? correctWord(word) : null
    if (form === null) continue
    // 'do márcio' is no month, but 'limtie de credtio' is one thing; and a verb or noun may be as near.
    const isName =
      isPossessiveBefore(words, at) && !form.endsWith('ontem') && !lexicon.isKnown(`${words[at - 2]?.text} ${form}`)
    const errors = getEditDistance(word, form)
    const isOtherMeaning = ({ correction }: LemmaMatch) => {
      const other = normalizeText(correction ?? '')
      // Of swapped letters nothing else is as near: 'dais' is 'dias' before 'mais'.
      return (
        other !== form &&
        getEditDistance(word, other) <= errors &&
        (!isTransposition(word, form) || isTransposition(word, other))
      )
    }
    if (isName || [...lexicon.findCorrections(word).values()].some(isOtherMeaning)) continue
    mended.push({ start, end, form })
    words[at] = { ...token, text: form }
  }
  const polite = courtesyByWords(lexicon)(mended.length > 0 ? words : typed)
  const looser = allowsLooseWords ? markOptionalWords(polite, lexicon) : { tokens: polite, harmlessOnly: false }
  const harmlessOnly = looser.harmlessOnly || skipsUnknownWords
  const tokens = skipsUnknownWords ? markUnknownWords(looser.tokens, lexicon, isWord, skipsAnyWord) : looser.tokens
  const segments = tokens.map((_, at) => createSegments(tokens, at, lexicon, corrections))
  const covering = tokens.map((token) => (isSkippable(token) ? null : new Set<Lemma>()))
  segments.forEach((list, at) => {
    for (const { end, meanings } of list)
      for (let token = at; token < end; token++) for (const lemma of meanings.keys()) covering[token]?.add(lemma)
  })
  const isCorrected =
    correctWord && tokens.some(({ kind, text: word }) => kind === 'word' && corrections(word).size > 0)
  const marks = tokens.map((token) => `${token.text} ${isSkippable(token)} ${token.isPolite}`)
  const key = [text, isCorrected, mended.length, ...marks].join()
  return { text, cacheKey: key, tokens, segments, coveringLemmas: covering, typoFixes: mended, harmlessOnly }
}
