/**
 * Matches regular expressions against the words of a line: courtesies, ranges and the clauses of views
 * (commands/language/views/README §1).
 */
import { parseInteger } from './parse-numbers.ts'
import type { Token } from './tokens.ts'

/** The token after a matched pattern, and its groups. */
export interface PatternMatch {
  end: number
  groups: readonly (string | undefined)[]
}

/** A pattern of words, each followed by a space. It is sticky: it matches only at the token where it is tried. */
export const createPattern = (source: string): RegExp => new RegExp(source, 'y')

const textByTokens = new WeakMap<readonly Token[], { text: string; starts: readonly number[] }>()

/** The line as text for patterns: whole numbers by value, parts of other numbers as '~', quoted texts as '"'. */
function toPatternText(tokens: readonly Token[]) {
  let line = textByTokens.get(tokens)
  if (!line) {
    let text = ''
    const starts = [0]
    for (const [index, token] of tokens.entries()) {
      text += `${token.kind === 'number' ? (parseInteger(tokens, index) ?? '~') : token.kind === 'quoted' ? '"' : token.text.replace(' ', '_')} `
      starts.push(text.length)
    }
    textByTokens.set(tokens, (line = { text, starts }))
  }
  return line
}

/** Matches the pattern at a token; null if other words stand there. */
export function matchWords(words: RegExp, tokens: readonly Token[], index: number): PatternMatch | null {
  const { text, starts } = toPatternText(tokens)
  words.lastIndex = starts[index] ?? text.length
  const groups = words.exec(text)
  return groups && { end: starts.indexOf(words.lastIndex), groups }
}

/** The token after the pattern; the token itself if the pattern does not match. */
export const skipPattern = (words: RegExp, tokens: readonly Token[], index: number): number =>
  matchWords(words, tokens, index)?.end ?? index
