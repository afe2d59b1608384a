/**
 * A clause of a view: what its readers are given, and what they make of it (commands/language/views/README §1).
 */
import type { ListSchema, ListView } from '#commands/args.ts'
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { InterpretationContext, Unmet } from '#commands/language/interpretation.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Token } from '#commands/language/words/tokens.ts'

/** A filter that takes an id, and the name that is told in its place. */
export interface NamedFilter {
  filterName: string
  resource: Resource
  text: string
  /** The filters that are set where no record has this name: 'produtos da Motorola' may be of no supplier. */
  otherwise?: ListView['filters']
}

/** What one clause adds to the view, and why it cannot be had. */
export interface ViewClause {
  end: number
  view: Partial<ListView>
  problem?: string
  /** Set where the call has no such filter. */
  unmet?: Unmet
  namedFilter?: NamedFilter
  /** It says what the list is called as well: '100 pedidos por vez'. */
  namesList?: boolean | undefined
  /** It tells an id by the field's own label: 'categoria: 5' opens no category where the list filters by it. */
  hasPriority?: boolean
  /** What it may mean where more than one filter takes it: each is offered, and none is taken unasked. */
  options?: readonly Partial<ListView>[]
}

/** Where a clause of a view's phrase is to be read, and with what at hand. */
export interface ClauseInput {
  line: Line
  tokens: readonly Token[]
  at: number
  listSchema: ListSchema
  context: InterpretationContext
  /** A name may stand where an id is wanted. */
  allowsNames: boolean
  /** Another clause begins at this token. */
  startsClause(at: number): boolean
}

/** 'A lista de pedidos'; of several lists of one noun what each is called: 'A auditoria por tipo'. */
const listName = ({ resource, title }: ListSchema): string =>
  normalizeText(title) === normalizeText(resource.title) ? `A lista de ${resource.plural}` : `A ${title.toLowerCase()}`

/** A clause that cannot be had: 'A lista de produtos não filtra por data'; `unmet` is what was asked for. */
export const createRefusedClause = (
  { listSchema: facts }: Pick<ClauseInput, 'listSchema'>,
  label: string,
  end: number,
  unmet: Omit<Unmet, 'by'> = {},
): ViewClause => ({
  end,
  view: {},
  problem: `${listName(facts)} não filtra por ${label}`,
  unmet: { by: label, ...unmet },
})

/** What one of several filters takes, and what that filter is called. */
export interface FilterCandidate {
  label: string
  view: Partial<ListView>
}

/** The clause that the one filter takes; which of several is asked. Null where none does. */
export function chooseOne(candidates: readonly FilterCandidate[], end: number): ViewClause | null {
  const [first, second] = candidates
  if (!first) return null
  if (!second) return { end, view: first.view }
  const labels = candidates.map(({ label }) => `“${label}”`)
  const problem = `Diga qual: ${labels.slice(0, -1).join(', ')} ou ${labels.at(-1)}`
  return { end, view: {}, problem, options: candidates.map(({ view }) => view) }
}
