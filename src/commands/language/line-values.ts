/** The values that slots can take in a prepared line. Each is read once for all phrases and passes of one typed line. */
import type { Arg } from '#commands/args.ts'
import { createClauseReader } from '#commands/language/views/clause-reader.ts'
import type { Line } from '#commands/language/words/line.ts'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import type { InterpretationContext } from './interpretation.ts'
import { dependsOnWordsOnly, readValue, type SlotValue } from './slot-values.ts'

/** The values that slots can take in one line. */
export interface LineValues {
  /** The value of an argument at a token (0-based); null if there is none. */
  getValue(arg: Arg, index: number): SlotValue | null
  /** Whether some value of the argument covers the token. */
  covers(arg: Arg, index: number): boolean
}

/** Arguments with the same key have the same values. */
const getArgKey = (arg: Arg): unknown =>
  arg.kind === 'vista'
    ? arg.listSchema
    : arg.kind === 'escolha'
      ? arg.choices
      : arg.kind === 'n'
        ? `n${arg.min}`
        : (arg.allowsMultiple ?? arg.getSuggestions ?? (arg.isVerbatim && 'given') ?? arg.kind)

/** The values of one argument by token, and how far the values that begin up to a token reach. */
interface ArgValues {
  values: (SlotValue | null | undefined)[]
  ends: number[]
}

/** Returns the values of a line. `allowsNames`: a view may give a record by name. */
export type LineValuesReader = (line: Line, allowsNames?: boolean) => LineValues

/**
 * Creates a reader for the lines that are prepared from one typed line. What depends on the words alone is read once
 * for all of them.
 */
export function createLineValuesReader(context: InterpretationContext): LineValuesReader {
  const readClauses = createClauseReader(context)
  const createValues = (line: Line, allowsNames: boolean): LineValues => {
    const valuesByArg = new Map<unknown, ArgValues>()
    const unmarkedValues = line.unmarked || allowsNames ? getValuesWithoutNames(line.unmarked ?? line) : null
    const getValuesOfArg = (arg: Arg): ArgValues => {
      const key = getArgKey(arg)
      let found = valuesByArg.get(key)
      if (!found) valuesByArg.set(key, (found = { values: [], ends: [] }))
      return found
    }
    const getValue = (arg: Arg, index: number): SlotValue | null => {
      if (unmarkedValues && dependsOnWordsOnly(arg)) return unmarkedValues.getValue(arg, index)
      const { values } = getValuesOfArg(arg)
      let value = values[index]
      if (value === undefined)
        values[index] = value = line.tokens[index]
          ? readValue(arg, line, index, { context, readClauses, allowsNames })
          : null
      return value
    }
    const covers = (arg: Arg, index: number): boolean => {
      if (unmarkedValues && dependsOnWordsOnly(arg)) return unmarkedValues.covers(arg, index)
      const { ends } = getValuesOfArg(arg)
      for (let next = ends.length; next <= index; next++) {
        const end = ends[next - 1] ?? 0
        // A text and an unfinished value take the rest of the line: there is nothing more to find.
        ends[next] = end < line.tokens.length ? Math.max(end, getValue(arg, next)?.end ?? 0) : end
      }
      return ends[index]! > index
    }
    return { getValue, covers }
  }
  const getValuesWithoutNames = memoizeByObject((line: Line) => createValues(line, false))
  const getValuesWithNames = memoizeByObject((line: Line) => createValues(line, true))
  return (line, allowsNames = false) => (allowsNames ? getValuesWithNames : getValuesWithoutNames)(line)
}

/** The values of a line that is interpreted by itself. If names are allowed, a view may give a record by name. */
export const createLineValues = (line: Line, context: InterpretationContext, allowsNames = false): LineValues =>
  createLineValuesReader(context)(line, allowsNames)
