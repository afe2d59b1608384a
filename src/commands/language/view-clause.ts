/** A clause of a view: what its readers are given and what they make of it (commands/language/README §8). */
import type { ListFacts, ListView } from '#commands/args.ts'
import type { Noun } from '#commands/noun.ts'
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

/** Reads one kind of clause; null where none begins here. */
export type ClauseReader = (input: ClauseInput) => Clause | null
