/**
 * Splits words that are run together (commands/language/words/README §2): 'excluirproduto 14' is 'excluir produto 14',
 * '100porpagina' is '100 por pagina'.
 */
import type { Token } from './tokens.ts'
import { IGNORED_WORDS } from './vocabulary.ts'

/** Shorter words are not split. */
const MIN_LETTERS = 6
/** Longer words are not split: in a line without blanks every part would be tried at every letter. */
const MAX_LETTERS = 60
const MAX_PARTS = 4
/** The shortest part, except 'ir'. */
const MIN_PART_LETTERS = 3

/** True if a folded text is a word of the language. */
export type IsWord = (text: string) => boolean

/** Abbreviations of verbs that are no parts: 'liberra' is a typo of 'libera' and does not begin with 'lib'. */
const NO_PARTS = new Set(['lib', 'exc', 'del', 'hab', 'exp'])

/**
 * The fewest known words that make up `text`; of equals the one with the longest first part. null if there are none.
 */
function splitWord(text: string, isWord: IsWord, maxParts = MAX_PARTS, minLetters = MIN_PART_LETTERS): string[] | null {
  if (text.length >= minLetters && !NO_PARTS.has(text) && (isWord(text) || (maxParts < MAX_PARTS && text === 'para')))
    return [text]
  if (maxParts === 1) return null
  let best: string[] | null = null
  for (let cut = text.length - 2; cut >= 2; cut--) {
    const first = text.slice(0, cut)
    const isInner = maxParts < MAX_PARTS && IGNORED_WORDS.has(first)
    if (
      first !== 'ir' &&
      !isInner &&
      (cut < MIN_PART_LETTERS || NO_PARTS.has(first) || (!isWord(first) && !IGNORED_WORDS.has(first)))
    )
      continue
    // 'sincronizarrv' ends with a short noun.
    const rest = splitWord(text.slice(cut), isWord, maxParts - 1, cut >= MIN_LETTERS ? 2 : MIN_PART_LETTERS)
    if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest]
  }
  return best
}

/** Moves a space that was typed one letter too early or too late: 'libera rbonus'. */
function fixMisplacedSpaces(tokens: readonly Token[], isWord: IsWord, isPrefix: IsWord): Token[] {
  const fixed = [...tokens]
  const isLong = (text: string) => text.length >= MIN_PART_LETTERS && isWord(text)
  for (let tokenIndex = 1; tokenIndex < fixed.length; tokenIndex++) {
    const [previous, token] = [fixed[tokenIndex - 1]!, fixed[tokenIndex]!]
    const isPair = previous.kind === 'word' && token.kind === 'word' && !token.isGlued
    const [a, b] = [previous.text, token.text]
    if (!isPair || b.length < 5 || a.length + b.length > MAX_LETTERS || isWord(b) || isPrefix(b)) continue
    const text = a + b
    const cut = [a.length + 1, a.length - 1].find((index) => isLong(text.slice(0, index)) && isLong(text.slice(index)))
    if (!cut) continue
    const start = cut > a.length ? token.start + 1 : previous.end - 1
    fixed[tokenIndex - 1] = { ...previous, text: text.slice(0, cut), end: start }
    fixed[tokenIndex] = { ...token, text: text.slice(cut), start }
  }
  return fixed
}

/** Splits the joined words among the tokens. `isPrefix` is true for a word that may still become a known one. */
export function splitJoinedWords(tokens: readonly Token[], isWord: IsWord, isPrefix: IsWord): Token[] {
  return fixMisplacedSpaces(tokens, isWord, isPrefix).flatMap((token, tokenIndex, all) => {
    if (token.kind !== 'word') return [token]
    const previous = all[tokenIndex - 1]
    const known = isWord(token.text)
    // '100por': a whole word may follow a number without a space. One or two letters belong to the number.
    const isGlued =
      token.isGlued &&
      !(previous?.kind === 'number' && token.text.length > 2 && (known || IGNORED_WORDS.has(token.text)))
    if (
      known ||
      isPrefix(token.text) ||
      token.text.length < MIN_LETTERS ||
      token.text.length > MAX_LETTERS ||
      token.end - token.start !== token.text.length
    )
      return [{ ...token, isGlued }]
    const parts = splitWord(token.text, isWord)
    if (!parts || parts.length < 2) return [token]
    let start = token.start
    return parts.map((text, index): Token => {
      const part: Token = {
        ...token,
        text,
        start,
        end: start + text.length,
        isGlued: index > 0 ? false : previous?.kind !== 'number' && token.isGlued,
      }
      start += text.length
      return part
    })
  })
}
