/**
 * The one matcher of patterns of words: courtesies, ranges and the clauses of views (commands/language/views/README
 * §1).
 */
import { parseInteger } from './parse-numbers.ts'
import type { Token } from './tokens.ts'

/** Where a pattern ends, and its groups. */
export interface PatternMatch {
  end: number
  groups: readonly (string | undefined)[]
}

/** A pattern of words, each with a space behind it; it is tried where it is asked for, and nowhere else. */
export const createPattern = (source: string): RegExp => new RegExp(source, 'y')

const textByTokens = new WeakMap<readonly Token[], { text: string; starts: readonly number[] }>()

/** The line for patterns: whole numbers as they count, parts of others as '~', quotations without their text. */
function toPatternText(tokens: readonly Token[]) {
  let line = textByTokens.get(tokens)
  if (!line) {
    let text = ''
    const starts = [0]
    for (const [at, token] of tokens.entries()) {
      text += `${token.kind === 'number' ? (parseInteger(tokens, at) ?? '~') : token.kind === 'quoted' ? '"' : token.text.replace(' ', '_')} `
      starts.push(text.length)
    }
    textByTokens.set(tokens, (line = { text, starts }))
  }
  return line
}

/** The pattern from token `at` on; null where other words stand there. */
export function matchWords(words: RegExp, tokens: readonly Token[], at: number): PatternMatch | null {
  const { text, starts } = toPatternText(tokens)
  words.lastIndex = starts[at] ?? text.length
  const groups = words.exec(text)
  return groups && { end: starts.indexOf(words.lastIndex), groups }
}

/** The token behind the pattern; `at` where it does not stand there. */
export const skipPattern = (words: RegExp, tokens: readonly Token[], at: number): number =>
  matchWords(words, tokens, at)?.end ?? at
