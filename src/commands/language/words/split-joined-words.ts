/**
 * Words run together (commands/language/words/README §2): 'excluirproduto 14' is 'excluir produto 14', '100porpagina'
 * is '100 por pagina'.
 */
import type { Token } from './tokens.ts'
import { IGNORED_WORDS } from './vocabulary.ts'

/** A shorter word is not looked into. */
const MIN_LETTERS = 6
/** Nor is a longer one: of a line without blanks every part would be looked at from every letter. */
const MAX_LETTERS = 60
const MAX_PARTS = 4
/** A part is no shorter, but for 'ir'. */
const MIN_PART_LETTERS = 3

/** True for a folded text that is a word of the language. */
export type IsWord = (text: string) => boolean

/** Short for a verb: 'liberra' is a slip of 'libera', and no 'lib'. */
const NO_PARTS = new Set(['lib', 'exc', 'del', 'hab', 'exp'])

/** The fewest known words that make up `text`, the longest first part first; null where there are none. */
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
    // 'sincronizarrv' ends in a short noun.
    const rest = splitWord(text.slice(cut), isWord, maxParts - 1, cut >= MIN_LETTERS ? 2 : MIN_PART_LETTERS)
    if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest]
  }
  return best
}

/** The tokens with a space that was pressed a letter too early or too late put in its place: 'libera rbonus'. */
function fixMisplacedSpaces(tokens: readonly Token[], isWord: IsWord, isPrefix: IsWord): Token[] {
  const moved = [...tokens]
  const isLong = (text: string) => text.length >= MIN_PART_LETTERS && isWord(text)
  for (let at = 1; at < moved.length; at++) {
    const [before, token] = [moved[at - 1]!, moved[at]!]
    const isPair = before.kind === 'word' && token.kind === 'word' && !token.isGlued
    const [a, b] = [before.text, token.text]
    if (!isPair || b.length < 5 || a.length + b.length > MAX_LETTERS || isWord(b) || isPrefix(b)) continue
    const text = a + b
    const cut = [a.length + 1, a.length - 1].find((index) => isLong(text.slice(0, index)) && isLong(text.slice(index)))
    if (!cut) continue
    const start = cut > a.length ? token.start + 1 : before.end - 1
    moved[at - 1] = { ...before, text: text.slice(0, cut), end: start }
    moved[at] = { ...token, text: text.slice(cut), start }
  }
  return moved
}

/** The tokens with words that are several parted; `begins` is true for a word that may still become a known one. */
export function splitJoinedWords(tokens: readonly Token[], isWord: IsWord, isPrefix: IsWord): Token[] {
  return fixMisplacedSpaces(tokens, isWord, isPrefix).flatMap((token, at, all) => {
    if (token.kind !== 'word') return [token]
    const before = all[at - 1]
    const known = isWord(token.text)
    // '100por': a whole word may stand right behind a number; a letter or two belongs to it.
    const glued =
      token.isGlued && !(before?.kind === 'number' && token.text.length > 2 && (known || IGNORED_WORDS.has(token.text)))
    if (
      known ||
      isPrefix(token.text) ||
      token.text.length < MIN_LETTERS ||
      token.text.length > MAX_LETTERS ||
      token.end - token.start !== token.text.length
    )
      return [{ ...token, isGlued: glued }]
    const parts = splitWord(token.text, isWord)
    if (!parts || parts.length < 2) return [token]
    let start = token.start
    return parts.map((text, index): Token => {
      const part: Token = {
        ...token,
        text,
        start,
        end: start + text.length,
        isGlued: index > 0 ? false : before?.kind !== 'number' && token.isGlued,
      }
      start += text.length
      return part
    })
  })
}
