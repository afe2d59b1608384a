/**
 * Finds the words of a typed line as they are meant: joined words are split, and words are replaced by what they stand
 * for (commands/language/words/README §2, §4).
 */
import type { Lexicon } from './lexicon.ts'
import { rewriteLastDays, rewriteToComePeriod } from './period-rewrites.ts'
import { type IsWord, splitJoinedWords } from './split-joined-words.ts'
import { isTokenText } from './token-text.ts'
import { type Token, tokenize } from './tokens.ts'
import { replaceWishes } from './wishes.ts'
import { findWordInContext, isNounToken, replaceFirstPersonPast } from './words-in-context.ts'

/** The word that an abbreviation stands for beside another word. A single letter counts only inside the line. */
function expandAbbreviation({ kind, text, isGlued }: Token, index: number, all: readonly Token[], lexicon: Lexicon) {
  if (kind !== 'word' || isGlued) return undefined
  if (text === 'd' && all[index - 2]?.text.startsWith('ult')) return 'dias'
  const isWithin = index > 0 && index < all.length - 1
  const isFree = all.length > 1 ? !lexicon.isKnown(text) : lexicon.lookup(text).size === 0
  return (text.length === 1 ? isWithin : isFree) ? lexicon.abbreviations.get(text) : undefined
}

const isForeignWord = ({ kind, text }: Token, lexicon: Lexicon) =>
  // 'filters' are more often filters than a verb form.
  kind === 'word' && (!lexicon.isKnown(text) || text === 'filters') && lexicon.foreignWords.has(text)

/** '88??' leaves open how the number goes on; '+ caros' is 'mais caros'. */
const normalizeSigns = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const next = tokens[index + 1]
    if (token.text === '+' && next?.kind === 'word') return { ...token, kind: 'word', text: 'mais' }
    const isOpen = token.text === '?' && tokens[index - 1]?.kind === 'number' && next?.text === '?'
    return isOpen ? { ...token, text: '…', isGlued: true } : token
  })

/** Separates the ends of a range that are typed without spaces: 'entre 100e500'. */
function separateRangeEnds(tokens: readonly Token[]): readonly Token[] {
  const separated = new Set<Token>()
  for (const [index, joint] of tokens.entries()) {
    const [low, high] = [tokens[index - 1], tokens[index + 1]]
    if (
      isTokenText(tokens, index - 2, 'entre') &&
      low?.kind === 'number' &&
      high?.kind === 'number' &&
      /^(?:e|a|ate)$/.test(joint.text)
    )
      separated.add(joint).add(high)
  }
  return separated.size > 0
    ? tokens.map((token) => (separated.has(token) ? { ...token, isGlued: false } : token))
    : tokens
}

/**
 * The words of a line as they are meant: joined words are split, and words are replaced by what they stand for
 * (commands/language/words/README §2).
 */
export function getLineWords(text: string, lexicon: Lexicon, isWord: IsWord): readonly Token[] {
  const isKnownWord: IsWord = (word) =>
    lexicon.isKnown(word) ||
    isWord(word) ||
    (word.length > 2 && (lexicon.foreignWords.has(word) || (word.length === 3 && lexicon.abbreviations.has(word))))
  // 'dasativar' is a typo of 'desativar' and not 'das ativar'.
  const isPrefix: IsWord = (word) => lexicon.lookup(word).size > 0 || /^d[ao]s/.test(word)
  const splitWords = splitJoinedWords(
    replaceFirstPersonPast(separateRangeEnds(normalizeSigns(tokenize(text)))),
    isKnownWord,
    isPrefix,
  )
  const replaced = splitWords.map((token, index) => {
    const { kind, text: word } = token
    // The last word may be the beginning of a word of the language.
    const isIncomplete = index === splitWords.length - 1 && word !== 'filters' && isPrefix(word)
    const newWord =
      findWordInContext(splitWords, index, lexicon) ??
      (!isIncomplete && isForeignWord(token, lexicon) ? lexicon.foreignWords.get(word) : undefined)
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
