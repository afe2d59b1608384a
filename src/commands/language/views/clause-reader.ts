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

/** A clause with a period, a size or an amount, in which no record's name occurs. */
const parseMeasuredClause = (input: ClauseInput): ViewClause | null =>
  parsePeriodClause(input) ?? parseSizeClause(input) ?? parseAmountClause(input)

/** Any other clause. */
const parseOtherClause = (input: ClauseInput): ViewClause | null =>
  parseOrderClause(input) ?? parseFieldClause(input) ?? parseStatusClause(input)

/** The clauses of one line for one list. */
export interface ListClauses {
  /** The input of a clause parser at a token. */
  createInput(at: number): ClauseInput
  /** The clause with a period, a size or an amount that begins at a token, if any. */
  getMeasuredClause(at: number): ViewClause | null
  /** The clause that begins at a token, if any. */
  getClause(at: number): ViewClause | null
  /** Whether a clause without a record's name begins at a token. */
  startsClause(at: number): boolean
}

function memoizeByToken(parse: (at: number) => ViewClause | null): (at: number) => ViewClause | null {
  const clauses: (ViewClause | null | undefined)[] = []
  return (at) => {
    let clause = clauses[at]
    if (clause === undefined) clauses[at] = clause = parse(at)
    return clause
  }
}

/** Returns the clauses of a line for a list. `allowsNames`: a record's name may take the place of an id. */
export type ClauseReader = (line: Line, listSchema: ListSchema, allowsNames: boolean) => ListClauses

/** Creates a reader for one typed line. Prepared lines with the same words share their clauses. */
export function createClauseReader(context: InterpretationContext): ClauseReader {
  const createClauses = (line: Line, listSchema: ListSchema, allowsNames: boolean): ListClauses => {
    const createInput = (at: number): ClauseInput => ({
      line,
      tokens: line.tokens,
      at,
      listSchema,
      context,
      allowsNames,
      startsClause,
    })
    const getMeasuredClause = allowsNames
      ? getPlainClauses(line, listSchema).getMeasuredClause
      : memoizeByToken((at) => parseMeasuredClause(createInput(at)))
    const getClause = memoizeByToken((at) => getMeasuredClause(at) ?? parseOtherClause(createInput(at)))
    const startsClause = (at: number): boolean => getPlainClauses(line, listSchema).getClause(at) !== null
    return { createInput, getMeasuredClause, getClause, startsClause }
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
