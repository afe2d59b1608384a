/** A clause of a view: what its readers are given and what they make of it (commands/language/README §8). */
import type { ListFacts, ListView } from '#commands/list-facts.ts'
import type { ReadingContext } from './reading.ts'
import type { Line } from './line.ts'
import type { Token } from './tokens.ts'

/** What one clause adds to the view, and why it cannot be had. */
export interface Clause {
  end: number
  view: Partial<ListView>
  problem?: string
}

export interface ClauseInput {
  line: Line
  tokens: readonly Token[]
  at: number
  facts: ListFacts
  context: ReadingContext
}

export type ClauseReader = (input: ClauseInput) => Clause | null
