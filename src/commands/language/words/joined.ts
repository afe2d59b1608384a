/**
 * Words run together (commands/language/words/README §2): 'excluirproduto 14' is 'excluir produto 14', '100porpagina'
 * is '100 por pagina'.
 */
import type { Token } from './tokens.ts'
import { ignored } from './vocabulary.ts'

/** A shorter word is not looked into. */
const LEAST_LETTERS = 6
/** Nor is a longer one: of a line without blanks every part would be looked at from every letter. */
const MOST_LETTERS = 60
const MOST_PARTS = 4
/** A part is no shorter, but for 'ir'. */
const LEAST_PART = 3

/** True for a folded text that is a word of the language. */
export type IsWord = (text: string) => boolean

/** Short for a verb: 'liberra' is a slip of 'libera', and no 'lib'. */
const ABBREVIATIONS = new Set(['lib', 'exc', 'del', 'hab', 'exp'])

/** The fewest known words that make up `text`, the longest first part first; null where there are none. */
function partsOf(text: string, isWord: IsWord, most = MOST_PARTS, least = LEAST_PART): string[] | null {
  if (text.length >= least && !ABBREVIATIONS.has(text) && (isWord(text) || (most < MOST_PARTS && text === 'para')))
    return [text]
  if (most === 1) return null
  let best: string[] | null = null
  for (let cut = text.length - 2; cut >= 2; cut--) {
    const first = text.slice(0, cut)
    const isInner = most < MOST_PARTS && ignored.has(first)
    if (
      first !== 'ir' &&
      !isInner &&
      (cut < LEAST_PART || ABBREVIATIONS.has(first) || (!isWord(first) && !ignored.has(first)))
    )
      continue
    // 'sincronizarrv' ends in a short noun.
    const rest = partsOf(text.slice(cut), isWord, most - 1, cut >= LEAST_LETTERS ? 2 : LEAST_PART)
    if (rest && (!best || rest.length + 1 < best.length)) best = [first, ...rest]
  }
  return best
}

/** The tokens with a space that was pressed a letter too early or too late put in its place: 'libera rbonus'. */
function withSpaces(tokens: readonly Token[], isWord: IsWord, begins: IsWord): Token[] {
  const moved = [...tokens]
  const isLong = (text: string) => text.length >= LEAST_PART && isWord(text)
  for (let at = 1; at < moved.length; at++) {
    const [before, token] = [moved[at - 1]!, moved[at]!]
    const isPair = before.kind === 'word' && token.kind === 'word' && !token.glued
    const [a, b] = [before.text, token.text]
    if (!isPair || b.length < 5 || a.length + b.length > MOST_LETTERS || isWord(b) || begins(b)) continue
    const text = a + b
    const cut = [a.length + 1, a.length - 1].find((place) => isLong(text.slice(0, place)) && isLong(text.slice(place)))
    if (!cut) continue
    const start = cut > a.length ? token.start + 1 : before.end - 1
    moved[at - 1] = { ...before, text: text.slice(0, cut), end: start }
    moved[at] = { ...token, text: text.slice(cut), start }
  }
  return moved
}

/** The tokens with words that are several parted; `begins` is true for a word that may still become a known one. */
export function withParted(tokens: readonly Token[], isWord: IsWord, begins: IsWord): Token[] {
  return withSpaces(tokens, isWord, begins).flatMap((token, at, all) => {
    if (token.kind !== 'word') return [token]
    const before = all[at - 1]
    const known = isWord(token.text)
    // '100por': a whole word may stand right behind a number; a letter or two belongs to it.
    const glued =
      token.glued && !(before?.kind === 'number' && token.text.length > 2 && (known || ignored.has(token.text)))
    if (
      known ||
      begins(token.text) ||
      token.text.length < LEAST_LETTERS ||
      token.text.length > MOST_LETTERS ||
      token.end - token.start !== token.text.length
    )
      return [{ ...token, glued }]
    const parts = partsOf(token.text, isWord)
    if (!parts || parts.length < 2) return [token]
    let start = token.start
    return parts.map((text, index): Token => {
      const part: Token = {
        ...token,
        text,
        start,
        end: start + text.length,
        glued: index > 0 ? false : before?.kind !== 'number' && token.glued,
      }
      start += text.length
      return part
    })
  })
}
