/** Reads the words and signs of a line's tokens. */
import type { Token } from './tokens.ts'

/** The token is one of these words or signs, and not quoted. */
export const isTokenText = (tokens: readonly Token[], index: number, ...texts: readonly string[]): boolean => {
  const token = tokens[index]
  return token !== undefined && token.kind !== 'quoted' && texts.includes(token.text)
}

/** 'da maria': the word before the token announces a name. */
export const isPossessiveBefore = (tokens: readonly Token[], index: number): boolean =>
  isTokenText(tokens, index - 1, 'de', 'da', 'do', 'pro')

const DISTINGUISHING_PREPOSITIONS = 'de do da dos das com sem que no na nos nas em por pelo pela'.split(' ')

/** A word after a preposition distinguishes records and is never left out: 'com gmail', 'da samsung'. */
export const followsPreposition = (tokens: readonly Token[], index: number): boolean =>
  isTokenText(tokens, index - 1, ...DISTINGUISHING_PREPOSITIONS)

/** One of these signs, without a space before it. */
export const isGluedSign = (tokens: readonly Token[], index: number, signs: string) => {
  const token = tokens[index]
  return token?.kind === 'sign' && token.isGlued && signs.includes(token.text)
}

/** The folded word at this token; '' if there is none. */
export const getWord = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index]
  return token?.kind === 'word' ? token.text : ''
}
