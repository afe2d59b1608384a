/**
 * Splits a typed line into words, numbers and signs with their offsets. Nothing is interpreted here: what '12,5' means
 * depends on the argument, so digits and signs stay separate and `isGlued` marks tokens that touch.
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { FIXED_EXPRESSIONS, IGNORED_WORDS } from './vocabulary.ts'

/** The kinds of tokens. */
export type TokenKind = 'word' | 'number' | 'sign' | 'quoted'

/** A token of the line. */
export interface Token {
  kind: TokenKind
  /** Folded; for 'quoted' the text between the quotes, as typed. */
  text: string
  /** UTF-16 offsets in the line, end exclusive. */
  start: number
  end: number
  /** No space separates this token from the one before. */
  isGlued: boolean
  /** A courtesy (commands/language/words/README §3): it may be skipped. */
  isPolite?: true
  /** It may be skipped, and it may also have a meaning. */
  isOptional?: true
  /** It is skipped although it has a meaning that the language does not know: the operator is told. */
  isUnknown?: true
  /** Set for a long list of numbers ('12, 15-18, …'), which is one number token: the tokens of the list. */
  listTokens?: readonly Token[]
}

const isLetter = (char: string) => /[\p{L}\p{M}]/u.test(char)
const isDigit = (char: string) => char >= '0' && char <= '9'
const isSpace = (char: string) => /\s/u.test(char)

/** Signs that separate words and have no meaning of their own. */
const SEPARATOR_SIGNS = new Set('-–—−/\\.,:;\'"“”()[]{}!?=|·•…&_°')

/** The token may be skipped: a separating sign, an ignored word, a courtesy or an optional word. */
export const isSkippable = (token: Token): boolean =>
  token.isPolite === true ||
  token.isOptional === true ||
  (token.kind === 'sign'
    ? SEPARATOR_SIGNS.has(token.text) || /[\p{So}\p{Sk}\p{Mn}\p{Cf}]/u.test(token.text)
    : token.kind === 'word' && IGNORED_WORDS.has(token.text))

/** The text from `start` to `end`, with every run of spaces as one space. */
export const getNormalizedText = (text: string, start?: number, end?: number): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').trim()

function findRunEnd(chars: readonly string[], from: number, belongs: (char: string) => boolean): number {
  let end = from
  while (belongs(chars[end] ?? '')) end++
  return end
}

/** The index of the closing quote for the quote at `from`, or -1. A doubled quote is a quote in the text. */
function findQuoteEnd(chars: readonly string[], from: number): number {
  for (let index = from + 1; index < chars.length; index++) {
    if (chars[index] !== '"') continue
    if (chars[index + 1] === '"') index++
    else return index
  }
  return -1
}

/** An accent that was typed beside its letter: 'transaç~oes', 'lim´par'. */
const DETACHED_ACCENTS = /(?<=\p{L})[~´`^¨]+(?=\p{L})/gu

/** An emoji, and characters that continue one. */
const EMOJI = /^\p{Extended_Pictographic}$/u
const EMOJI_PART = /^[\p{Emoji_Modifier}\uFE0F\u{E0020}-\u{E007F}]$/u

/** The index after the emoji at `from`, with everything joined to it; `from` if there is none. */
function findEmojiEnd(chars: readonly string[], from: number): number {
  if (!EMOJI.test(chars[from] ?? '')) return from
  let to = findRunEnd(chars, from + 1, (char) => EMOJI_PART.test(char))
  while (chars[to] === '\u200D' && EMOJI.test(chars[to + 1] ?? ''))
    to = findRunEnd(chars, to + 2, (char) => EMOJI_PART.test(char))
  return to
}

function readToken(chars: readonly string[], from: number): { kind: TokenKind; to: number; text: string } {
  const char = chars[from] ?? ''
  const slice = (to: number) => chars.slice(from, to).join('')
  if (isLetter(char)) {
    let to = findRunEnd(chars, from, isLetter)
    while (/[~´`^¨]/.test(chars[to] ?? '') && isLetter(chars[to + 1] ?? '')) to = findRunEnd(chars, to + 1, isLetter)
    return { kind: 'word', to, text: normalizeText(slice(to).replace(DETACHED_ACCENTS, '')) }
  }
  if (isDigit(char)) {
    const to = findRunEnd(chars, from, isDigit)
    return { kind: 'number', to, text: slice(to) }
  }
  const close = char === '"' ? findQuoteEnd(chars, from) : -1
  if (close > 0) {
    const inside = chars
      .slice(from + 1, close)
      .join('')
      .replaceAll('""', '"')
    return { kind: 'quoted', to: close + 1, text: inside }
  }
  const to = Math.max(findEmojiEnd(chars, from), from + 1)
  return { kind: 'sign', to, text: char === '\u2212' ? '-' : slice(to) }
}

/** Dashes that word processors put between two numbers instead of a hyphen: '100–500'. */
const DASHES = new Set(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015'])

/** Joins two words with one meaning ('de novo') into one token, so that its 'de' is not ignored. */
function joinFixedExpressions(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const text = `${before?.text} ${token.text}`.replace(/^qn?to /, 'quanto ').replace(/^de nuevo$/, 'de novo')
    if (before?.kind === 'word' && FIXED_EXPRESSIONS.test(text))
      joined[joined.length - 1] = { ...before, text, end: token.end }
    else joined.push(token.text === 'dnv' ? { ...token, text: 'de novo' } : token)
  }
  return joined
}

/** 'quantas de cada tipo', 'em cada status' group by, as 'por' does; 'de cada vez' does not. */
const replaceEach = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, tokenIndex) => {
    const isEach = (index: number) =>
      tokens[index]?.text === 'cada' &&
      /^(?:em|de|pa?ra|por)$/.test(tokens[index - 1]?.text ?? '') &&
      !/^(?:vez|pag\w*|uma?|\d.*)?$/.test(tokens[index + 1]?.text ?? '')
    if (isEach(tokenIndex)) return []
    return isEach(tokenIndex + 1) ? [{ ...token, text: 'por', end: tokens[tokenIndex + 1]!.end }] : [token]
  })

/** This many consecutive numbers are one list, as pasted ids are. Only arguments for ids parse the list. */
const MIN_LIST_NUMBERS = 24
/** Tokens that may stand between two numbers of a list. */
const LIST_TOKENS = new Set(', ; & # - – — − e a ao ate o os as n no nº id ids'.split(' '))
/** At most this many of them in a row. */
const MAX_LIST_GAP = 3

/** Replaces each long list of numbers by one token. */
function collapseLists(tokens: readonly Token[], line: string): Token[] {
  const result: Token[] = []
  for (let index = 0; index < tokens.length;) {
    let [end, count] = [index, 0]
    for (let next = index; tokens[next]?.kind === 'number';) {
      end = next + 1
      count++
      next = end
      while (next - end < MAX_LIST_GAP && LIST_TOKENS.has(tokens[next]?.text ?? '')) next++
    }
    const [first, last] = [tokens[index]!, tokens[end - 1]!]
    if (count >= MIN_LIST_NUMBERS)
      result.push({
        ...first,
        text: line.slice(first.start, last.end),
        end: last.end,
        listTokens: tokens.slice(index, end),
      })
    else result.push(...tokens.slice(index, Math.max(end, index + 1)))
    index = Math.max(end, index + 1)
  }
  return result
}

/** Replaces each list token by the tokens of the list. */
export const expandLists = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ listTokens: list }) => list) ? tokens.flatMap((token) => token.listTokens ?? [token]) : tokens

/** The tokens of a line, in order. Accents and case are folded; offsets refer to the line as typed. */
export function tokenize(line: string): Token[] {
  const chars = [...line]
  const tokens: Token[] = []
  let offset = 0
  let isGlued = false
  for (let charIndex = 0; charIndex < chars.length;) {
    if (isSpace(chars[charIndex] ?? '')) {
      offset += (chars[charIndex] ?? '').length
      charIndex++
      isGlued = false
      continue
    }
    const { kind, to, text } = readToken(chars, charIndex)
    const length = chars.slice(charIndex, to).join('').length
    // A word of combining accents only folds to an empty text.
    const tokenText = DASHES.has(text) && tokens.at(-1)?.kind === 'number' ? '-' : text
    if (text !== '' || kind === 'quoted')
      tokens.push({ kind, text: tokenText, start: offset, end: offset + length, isGlued })
    isGlued = true
    offset += length
    charIndex = to
  }
  return collapseLists(replaceEach(joinFixedExpressions(tokens)), line)
}
