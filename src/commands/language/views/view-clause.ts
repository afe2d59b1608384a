/**
 * A clause of a view: what its readers are given, and what they make of it (commands/language/views/README §1).
 */
import type { ListFacts, ListView } from '#commands/args.ts'
import type { Noun } from '#commands/noun.ts'
import type { ReadingContext } from '#commands/language/reading.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Token } from '#commands/language/words/tokens.ts'

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
  isNamed?: boolean | undefined
  /** It tells an id by the field's own label: 'categoria: 5' opens no category where the list filters by it. */
  leads?: boolean
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
