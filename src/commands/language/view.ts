/**
 * A part of a list in natural words (commands/language/README §8): 'bônus pendentes do usuário 15', 'do mais caro pro mais barato'. Made
 * from the list's definition: what the call cannot filter is a problem with its reason, never left out.
 */
import type { ListFacts, ListView } from '#commands/args.ts'
import type { ReadingContext } from './reading.ts'
import { cannot, isFiller, isListVerb, nounAt } from './view-words.ts'
import type { Clause, ClauseInput, ClauseReader, NamedFilter } from './view-clause.ts'
import { fieldClause } from './view-fields.ts'
import { sizeClause, sortClause } from './view-order.ts'
import { statusClause } from './view-status.ts'
import { amountClause, periodClause } from './view-amounts.ts'
import { type Found, isBehindTelling, isText } from './numbers.ts'
import type { Line } from './line.ts'
import { isSkippable } from './tokens.ts'

const READERS: readonly ClauseReader[] = [sizeClause, periodClause, amountClause, sortClause, fieldClause, statusClause]

function merge(into: ListView, { filters, without, ...rest }: Partial<ListView>): ListView {
  return {
    ...into,
    ...rest,
    filters: { ...into.filters, ...filters },
    without: [...into.without, ...(without ?? [])],
  }
}

/** The first reader's clause at this token. */
function clauseAt(input: ClauseInput): Clause | null {
  for (const read of READERS) {
    const clause = read(input)
    if (clause) return clause
  }
  return null
}

/**
 * The whole line as a view of this list; null where it speaks of something else or of no part of it. With `names` a
 * record may be told by its name where the call filters by its id.
 */
export function viewAt(
  line: Line,
  facts: ListFacts,
  context: ReadingContext,
  names = false,
): (Found<ListView> & { named?: NamedFilter }) | null {
  const { tokens } = line
  const inputAt = (at: number, mayName = names): ClauseInput => ({
    line,
    tokens,
    at,
    facts,
    context,
    names: mayName,
    begins: (next) => clauseAt(inputAt(next, false)) !== null,
  })
  let sought: NamedFilter | undefined
  let view: ListView = { filters: {}, without: [] }
  let problem: string | undefined
  let clauses = 0
  let named: string | null = null
  for (let at = 0; at < tokens.length;) {
    const clause = clauseAt(inputAt(at))
    if (clause) {
      if (clause.named && sought) return null
      sought ??= clause.named
      view = merge(view, clause.view)
      problem ??= clause.problem
      clauses++
      at = clause.end
      continue
    }
    const noun = nounAt(line, at)
    if (noun && named === null && noun.noun === facts.noun.id) {
      named = noun.noun
      at = noun.end
    } else if (isFiller(tokens[at]!) || isSkippable(tokens[at]!) || isListVerb(line, at)) at++
    else if (names && named !== null && (isBehindTelling(tokens, at) || isText(tokens, at, 'sem'))) {
      problem ??= cannot(facts.title, `“${line.text.slice(tokens[at]!.start).replace(/[.?!\s]+$/, '')}”`)
      clauses++
      at = tokens.length
    } else return null
  }
  const isHere = context.path === facts.path
  if (clauses === 0 || (named === null && !isHere)) return null
  const isGiven = (filter: string) => view.filters[filter] !== undefined || sought?.filter === filter
  if (facts.needs && !isHere && !isGiven(facts.needs.filter)) problem ??= facts.needs.message
  return {
    end: tokens.length,
    value: view,
    ...(problem === undefined ? {} : { problem }),
    ...(sought && { named: sought }),
  }
}
