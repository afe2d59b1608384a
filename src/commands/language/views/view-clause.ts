/**
 * Types of a clause of a view: the input and the result of the clause parsers (commands/language/views/README §1).
 */
import type { FilterSchema, ListSchema, ListView } from '#commands/args.ts'
import type { Resource } from '#commands/resource.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { InterpretationContext, UnsupportedCondition } from '#commands/language/interpretation.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Token } from '#commands/language/words/tokens.ts'

/** A filter that takes an id, with the name given in its place. */
export interface NamedFilter {
  filterName: string
  resource: Resource
  text: string
  /** The filters to set if no record has this name: 'produtos da Motorola' may name no supplier. */
  fallbackFilters?: ListView['filters']
}

/** What one clause adds to the view, or why it is refused. */
export interface ViewClause {
  end: number
  view: Partial<ListView>
  problem?: string
  /** Set if the list has no such filter. */
  unsupportedCondition?: UnsupportedCondition
  namedFilter?: NamedFilter
  /** The clause also names the list: '100 pedidos por vez'. */
  namesList?: boolean | undefined
  /** The clause gives an id by the filter's own label: 'categoria: 5' opens no category if the list filters by it. */
  hasPriority?: boolean
  /** The possible views if more than one filter takes the value: each is offered, none is set unasked. */
  options?: readonly Partial<ListView>[]
}

/** The token where a clause is parsed, and its context. */
export interface ClauseInput {
  line: Line
  tokens: readonly Token[]
  at: number
  listSchema: ListSchema
  context: InterpretationContext
  /** A record's name may take the place of an id. */
  allowsNames: boolean
  /** True if another clause begins at this token. */
  startsClause(at: number): boolean
}

/** 'A lista de pedidos'; a list with a title of its own by that title: 'A auditoria por tipo'. */
const listName = ({ resource, title }: ListSchema): string =>
  normalizeText(title) === normalizeText(resource.title) ? `A lista de ${resource.plural}` : `A ${title.toLowerCase()}`

/** A refused clause: 'A lista de produtos não filtra por data'. `unsupportedCondition` describes what was asked for. */
export const createRefusedClause = (
  { listSchema }: Pick<ClauseInput, 'listSchema'>,
  label: string,
  end: number,
  unsupportedCondition: Omit<UnsupportedCondition, 'label'> = {},
): ViewClause => ({
  end,
  view: {},
  problem: `${listName(listSchema)} não filtra por ${label}`,
  unsupportedCondition: { label, ...unsupportedCondition },
})

/** The view that one filter would set, and the filter's label. */
export interface FilterCandidate {
  label: string
  view: Partial<ListView>
}

/**
 * The clause if exactly one filter takes the value. Several filters make a clause with a question; none returns null.
 */
export function createChoiceClause(candidates: readonly FilterCandidate[], end: number): ViewClause | null {
  const [first, second] = candidates
  if (!first) return null
  if (!second) return { end, view: first.view }
  const labels = candidates.map(({ label }) => `“${label}”`)
  const problem = `Diga qual: ${labels.slice(0, -1).join(', ')} ou ${labels.at(-1)}`
  return { end, view: {}, problem, options: candidates.map(({ view }) => view) }
}

/** Sets one of these filters to a value; of several the clause offers each. null if there is none. */
export const createFilterClause = (filters: readonly FilterSchema[], value: string, end: number): ViewClause | null =>
  createChoiceClause(
    filters.map(({ label, name }) => ({ label, view: { filters: { [name]: value } } })),
    end,
  )
