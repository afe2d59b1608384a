/**
 * A clause of a view: what its readers are given, what they make of it, and the one matcher of their patterns
 * (commands/language/README §8).
 */
import type { ListFacts, ListView } from '#commands/args.ts'
import type { Noun } from '#commands/noun.ts'
import { integerAt } from './numbers.ts'
import type { ReadingContext } from './reading.ts'
import type { Line } from './line.ts'
import type { Token } from './tokens.ts'

/** A filter that takes an id, and the name that is told in its place. */
export interface NamedFilter {
  filter: string
  noun: Noun
  text: string
}

/** What one clause adds to the view, and why it cannot be had. */
export interface Clause {
  end: number
  view: Partial<ListView>
  problem?: string
  named?: NamedFilter
  /** It says what the list is called as well: '100 pedidos por vez'. */
  isNamed?: boolean
}

/** Where a clause of a view's phrase is to be read, and with what at hand. */
export interface ClauseInput {
  line: Line
  tokens: readonly Token[]
  at: number
  facts: ListFacts
  context: ReadingContext
  /** A name may stand where an id is wanted. */
  names: boolean
  /** Another clause begins at this token. */
  begins(at: number): boolean
}

/** A clause that cannot be had: 'Produtos não filtra por data'. */
export const refused = ({ facts }: Pick<ClauseInput, 'facts'>, by: string, end: number): Clause => ({
  end,
  view: {},
  problem: `${facts.title} não filtra por ${by}: a chamada não tem esse filtro`,
})

/** Where a pattern ends, and its groups. */
export interface Fit {
  end: number
  groups: readonly (string | undefined)[]
}

/** A pattern of words, each with a space behind it; it is tried where it is asked for, and nowhere else. */
export const pattern = (source: string): RegExp => new RegExp(source, 'y')

const lines = new WeakMap<readonly Token[], { text: string; starts: readonly number[] }>()

/** The line for patterns: whole numbers as they count, parts of others as '~', quotations without their text. */
function written(tokens: readonly Token[]) {
  let line = lines.get(tokens)
  if (!line) {
    let text = ''
    const starts = [0]
    for (const [at, token] of tokens.entries()) {
      text += `${token.kind === 'number' ? (integerAt(tokens, at) ?? '~') : token.kind === 'quoted' ? '"' : token.text.replace(' ', '_')} `
      starts.push(text.length)
    }
    lines.set(tokens, (line = { text, starts }))
  }
  return line
}

/** The pattern from token `at` on; null where other words stand there. */
export function wordsAt(words: RegExp, tokens: readonly Token[], at: number): Fit | null {
  const { text, starts } = written(tokens)
  words.lastIndex = starts[at] ?? text.length
  const groups = words.exec(text)
  return groups && { end: starts.indexOf(words.lastIndex), groups }
}

/** The token behind the pattern; `at` where it does not stand there. */
export const after = (words: RegExp, tokens: readonly Token[], at: number): number =>
  wordsAt(words, tokens, at)?.end ?? at
