/** Parses the clauses of views (commands/language/views/README §1), each once for all passes of one typed line. */
import type { ListSchema } from '#commands/args.ts'
import type { InterpretationContext } from '#commands/language/interpretation.ts'
import type { Line } from '#commands/language/words/line.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import type { ClauseInput, ViewClause } from './view-clause.ts'
import { parseAmountClause, parsePeriodClause } from './view-amounts.ts'
import { parseFieldClause } from './view-fields.ts'
import { parseOrderClause } from './view-order.ts'
import { parseSizeClause } from './view-size.ts'
import { parseStatusClause } from './view-status.ts'

/** The clause at this token, from the first parser that accepts it. */
export const parseClauseAt = (input: ClauseInput): ViewClause | null =>
  parsePeriodClause(input) ??
  parseSizeClause(input) ??
  parseAmountClause(input) ??
  parseOrderClause(input) ??
  parseFieldClause(input) ??
  parseStatusClause(input)

/** The clauses of one line for one list. */
export interface ListClauses {
  /** The input of a clause parser at a token. */
  createInput(at: number): ClauseInput
  /** The clause that begins at a token, if any. */
  getClause(at: number): ViewClause | null
  /** Whether a clause without a record's name begins at a token. */
  startsClause(at: number): boolean
}

/** Returns the clauses of a line for a list. `allowsNames`: a record's name may take the place of an id. */
export type ClauseReader = (line: Line, listSchema: ListSchema, allowsNames: boolean) => ListClauses

/** Creates a reader for one typed line. Prepared lines with the same words share their clauses. */
export function createClauseReader(context: InterpretationContext): ClauseReader {
  const createClauses = (line: Line, listSchema: ListSchema, allowsNames: boolean): ListClauses => {
    const clauses: (ViewClause | null | undefined)[] = []
    const createInput = (at: number): ClauseInput => ({
      line,
      tokens: line.tokens,
      at,
      listSchema,
      context,
      allowsNames,
      startsClause,
    })
    const getClause = (at: number) => {
      let clause = clauses[at]
      if (clause === undefined) clauses[at] = clause = parseClauseAt(createInput(at))
      return clause
    }
    const startsClause = (at: number): boolean => getPlainClauses(line, listSchema).getClause(at) !== null
    return { createInput, getClause, startsClause }
  }
  const plainByLine = memoizeByObject((line: Line) =>
    memoizeByObject((listSchema: ListSchema) => createClauses(line, listSchema, false)),
  )
  const namedByLine = memoizeByObject((line: Line) =>
    memoizeByObject((listSchema: ListSchema) => createClauses(line, listSchema, true)),
  )
  const getPlainClauses = (line: Line, listSchema: ListSchema) => plainByLine(line.unmarked ?? line)(listSchema)
  return (line, listSchema, allowsNames) =>
    allowsNames ? namedByLine(line)(listSchema) : getPlainClauses(line, listSchema)
}
