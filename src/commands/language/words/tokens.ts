/**
 * Cuts a typed line into words, numbers and signs, each with its place in the line. Nothing is understood here: what
 * '12,5' means depends on what is asked for, so digits and signs stay apart and `glued` tells what touched.
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import { FIXED_EXPRESSIONS, IGNORED_WORDS } from './vocabulary.ts'

/** What a token is made of. */
export type TokenKind = 'word' | 'number' | 'sign' | 'quoted'

/** A piece of the line that is read as one. */
export interface Token {
  kind: TokenKind
  /** Folded; for 'quoted' what stands between the quotes, as typed. */
  text: string
  /** UTF-16 offsets in the line, end exclusive. */
  start: number
  end: number
  /** No space between this and the token before. */
  isGlued: boolean
  /** Mere politeness (commands/language/words/README §3): it may be passed over. */
  isPolite?: true
  /** It may be passed over, and it may be meant. */
  isOptional?: true
  /** It is passed over although it says something that the language does not know: the operator is told. */
  unknown?: true
  /** A long list of numbers ('12, 15-18, …') stands as one number: the tokens that it is made of. */
  listTokens?: readonly Token[]
}

const isLetter = (char: string) => /[\p{L}\p{M}]/u.test(char)
const isDigit = (char: string) => char >= '0' && char <= '9'
const isSpace = (char: string) => /\s/u.test(char)

/** Signs that part words and say nothing by themselves. */
const SEPARATOR_SIGNS = new Set('-–—−/\\.,:;\'"“”()[]{}!?=|·•…&_°')

/** One token may be passed over: a separating sign or an ignored word. */
export const isSkippable = (token: Token): boolean =>
  token.isPolite === true ||
  token.isOptional === true ||
  (token.kind === 'sign'
    ? SEPARATOR_SIGNS.has(token.text) || /[\p{So}\p{Sk}\p{Mn}\p{Cf}]/u.test(token.text)
    : token.kind === 'word' && IGNORED_WORDS.has(token.text))

/** What stands there as one says it: spaces that were pressed twice are one. */
export const getNormalizedText = (text: string, start?: number, end?: number): string =>
  text.slice(start, end).replaceAll(/\s+/g, ' ').trim()

function findRunEnd(chars: readonly string[], from: number, belongs: (char: string) => boolean): number {
  let end = from
  while (belongs(chars[end] ?? '')) end++
  return end
}

/** Where the quotation that opens at `from` closes, or -1; a doubled quote stands for itself. */
function findQuoteEnd(chars: readonly string[], from: number): number {
  for (let at = from + 1; at < chars.length; at++) {
    if (chars[at] !== '"') continue
    if (chars[at + 1] === '"') at++
    else return at
  }
  return -1
}

/** An accent that was pressed beside its letter: 'transaç~oes', 'lim´par'. */
const DETACHED_ACCENTS = /(?<=\p{L})[~´`^¨]+(?=\p{L})/gu

/** An emoji, and what follows one as part of it. */
const EMOJI = /^\p{Extended_Pictographic}$/u
const EMOJI_PART = /^[\p{Emoji_Modifier}\uFE0F\u{E0020}-\u{E007F}]$/u

/** Where the emoji that begins at `from` ends, with all those that are joined to it; `from` where none does. */
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

/** The dashes that stand between two numbers in the place of a hyphen, as text programs put them there: '100–500'. */
const DASHES = new Set(['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015'])

/** Two words that mean one thing ('de novo') become one token, so that its 'de' is not ignored. */
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

/** 'quantas de cada tipo', 'em cada status' are counted 'por'; 'de cada vez' is not. */
const replaceEach = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const isEach = (index: number) =>
      tokens[index]?.text === 'cada' &&
      /^(?:em|de|pa?ra|por)$/.test(tokens[index - 1]?.text ?? '') &&
      !/^(?:vez|pag\w*|uma?|\d.*)?$/.test(tokens[index + 1]?.text ?? '')
    if (isEach(at)) return []
    return isEach(at + 1) ? [{ ...token, text: 'por', end: tokens[at + 1]!.end }] : [token]
  })

/** So many numbers one after the other are one list, as pasted ids are: what they are is read once, by who wants ids. */
const MIN_LIST_NUMBERS = 24
/** May stand between two numbers of a list. */
const LIST_TOKENS = new Set(', ; & # - – — − e a ao ate o os as n no nº id ids'.split(' '))
/** So many of them at most. */
const MAX_LIST_GAP = 3

/** The tokens with each long list of numbers as one of them. */
function collapseLists(tokens: readonly Token[], line: string): Token[] {
  const listed: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let [end, count] = [at, 0]
    for (let next = at; tokens[next]?.kind === 'number';) {
      end = next + 1
      count++
      next = end
      while (next - end < MAX_LIST_GAP && tokens[next]?.kind !== 'number' && LIST_TOKENS.has(tokens[next]?.text ?? ''))
        next++
    }
    const [first, last] = [tokens[at]!, tokens[end - 1]!]
    if (count >= MIN_LIST_NUMBERS)
      listed.push({
        ...first,
        text: line.slice(first.start, last.end),
        end: last.end,
        listTokens: tokens.slice(at, end),
      })
    else listed.push(...tokens.slice(at, Math.max(end, at + 1)))
    at = Math.max(end, at + 1)
  }
  return listed
}

/** The tokens with those of each list in its place. */
export const expandLists = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ listTokens: list }) => list) ? tokens.flatMap((token) => token.listTokens ?? [token]) : tokens

/** The tokens of a line, in order. Accents and case are folded, offsets are those of the line as typed. */
export function tokenize(line: string): Token[] {
  const chars = [...line]
  const tokens: Token[] = []
  let offset = 0
  let glued = false
  for (let at = 0; at < chars.length;) {
    if (isSpace(chars[at] ?? '')) {
      offset += (chars[at] ?? '').length
      at++
      glued = false
      continue
    }
    const { kind, to, text } = readToken(chars, at)
    const length = chars.slice(at, to).join('').length
    // A word of nothing but loose accents folds to nothing.
    const message = DASHES.has(text) && tokens.at(-1)?.kind === 'number' ? '-' : text
    if (text !== '' || kind === 'quoted')
      tokens.push({ kind, text: message, start: offset, end: offset + length, isGlued: glued })
    glued = true
    offset += length
    at = to
  }
  return collapseLists(replaceEach(joinFixedExpressions(tokens)), line)
}
