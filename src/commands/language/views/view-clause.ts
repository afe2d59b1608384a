/**
 * A clause of a view: what its readers are given, and what they make of it (commands/language/views/README §1).
 */
import type { ListFacts, ListView } from '#commands/args.ts'
import type { Noun } from '#commands/noun.ts'
import { fold } from '#lib/written/fold.ts'
import type { ReadingContext, Unmet } from '#commands/language/reading.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Token } from '#commands/language/words/tokens.ts'

/** A filter that takes an id, and the name that is told in its place. */
export interface NamedFilter {
  filter: string
  noun: Noun
  text: string
  /** The filters that are set where no record has this name: 'produtos da Motorola' may be of no supplier. */
  otherwise?: ListView['filters']
}

/** What one clause adds to the view, and why it cannot be had. */
export interface Clause {
  end: number
  view: Partial<ListView>
  problem?: string
  /** Set where the call has no such filter. */
  unmet?: Unmet
  named?: NamedFilter
  /** It says what the list is called as well: '100 pedidos por vez'. */
  isNamed?: boolean | undefined
  /** It tells an id by the field's own label: 'categoria: 5' opens no category where the list filters by it. */
  leads?: boolean
  /** What it may mean where more than one filter takes it: each is offered, and none is taken unasked. */
  options?: readonly Partial<ListView>[]
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

/** 'A lista de pedidos'; of several lists of one noun what each is called: 'A auditoria por tipo'. */
const listName = ({ noun, title }: ListFacts): string =>
  fold(title) === fold(noun.title) ? `A lista de ${noun.plural}` : `A ${title.toLowerCase()}`

/** A clause that cannot be had: 'A lista de produtos não filtra por data'; `unmet` is what was asked for. */
export const refused = (
  { facts }: Pick<ClauseInput, 'facts'>,
  by: string,
  end: number,
  unmet: Omit<Unmet, 'by'> = {},
): Clause => ({
  end,
  view: {},
  problem: `${listName(facts)} não filtra por ${by}`,
  unmet: { by, ...unmet },
})

/** What one of several filters takes, and what that filter is called. */
export interface Fitting {
  label: string
  view: Partial<ListView>
}

/** The clause that the one filter takes; which of several is asked. Null where none does. */
export function oneOf(fitting: readonly Fitting[], end: number): Clause | null {
  const [first, second] = fitting
  if (!first) return null
  if (!second) return { end, view: first.view }
  const labels = fitting.map(({ label }) => `“${label}”`)
  const problem = `Diga qual: ${labels.slice(0, -1).join(', ')} ou ${labels.at(-1)}`
  return { end, view: {}, problem, options: fitting.map(({ view }) => view) }
}
