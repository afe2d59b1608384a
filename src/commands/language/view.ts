/**
 * A part of a list in natural words (commands/language/README §8): 'bônus pendentes do usuário 15', 'do mais caro pro mais barato'. Made
 * from the list's definition: what the call cannot filter is a problem with its reason, never left out.
 */
import type { ListFacts, ListView } from '#commands/list-facts.ts'
import type { ReadingContext } from './reading.ts'
import { isFiller, isListVerb, nounAt } from './view-words.ts'
import type { Clause, ClauseInput, ClauseReader } from './view-clause.ts'
import { fieldClause } from './view-fields.ts'
import { sizeClause, sortClause } from './view-order.ts'
import { statusClause } from './view-status.ts'
import { amountClause, periodClause } from './view-amounts.ts'
import type { Found } from './numbers.ts'
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

/** The whole line as a view of this list; null where it speaks of something else or of no part of it. */
export function viewAt(line: Line, facts: ListFacts, context: ReadingContext): Found<ListView> | null {
  const { tokens } = line
  let view: ListView = { filters: {}, without: [] }
  let problem: string | undefined
  let clauses = 0
  let named: string | null = null
  for (let at = 0; at < tokens.length;) {
    const input: ClauseInput = { line, tokens, at, facts, context }
    let clause: Clause | null = null
    for (const read of READERS) if ((clause = read(input))) break
    if (clause) {
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
    else return null
  }
  const isHere = context.path === facts.path
  if (clauses === 0 || (named === null && !isHere)) return null
  if (facts.needs && !isHere && view.filters[facts.needs.filter] === undefined) problem ??= facts.needs.message
  return { end: tokens.length, value: view, ...(problem === undefined ? {} : { problem }) }
}
