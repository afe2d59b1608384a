/** Interprets the text that is typed in an argument prompt: values and nothing else (commands/README §4 rule 3). */
import type { Arg } from '#commands/args.ts'
import type { Line } from '#commands/language/words/line.ts'
import { ROW_IDS } from '#commands/language/words/parse-ids.ts'
import type { PromptedValues, InterpretationContext } from './interpretation.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createLineValues } from './line-values.ts'
import type { SlotValue } from './slot-values.ts'
import { addDefaultDirection } from './matched-args.ts'

const isCompleteValue = (found: SlotValue | null): found is SlotValue =>
  found !== null && !found.isUnfinished && found.value !== ROW_IDS

/** The whole line as a text, without quotes around it. */
const getWholeText = ({ text, tokens }: Line): string => {
  const [first, second] = tokens
  return first?.kind === 'quoted' && !second ? first.text : text.trim()
}

/**
 * The line as the value of the first requested argument, and of further ones if it has more values ('12 para 50').
 * Returns null if the line does not begin with a value of the first argument or contains anything else.
 */
export function interpretArgs(
  requestedArgs: readonly (readonly [string, Arg])[],
  line: Line,
  context: InterpretationContext,
): PromptedValues | null {
  const [[name, arg] = []] = requestedArgs
  if (name === undefined || !arg || line.tokens.length === 0) return null
  if (arg.kind === 'texto') return { args: { [name]: getWholeText(line) }, problem: null }
  const values = createLineValues(line, context)
  const args: Record<string, unknown> = {}
  let openArgs = requestedArgs
  for (let index = 0; index < line.tokens.length;) {
    // Only the first argument may come first; others may follow it.
    const match = (openArgs === requestedArgs ? requestedArgs.slice(0, 1) : openArgs)
      .map((entry) => ({ entry, found: values.getValue(entry[1], index) }))
      .find(({ found }) => isCompleteValue(found))
    if (match?.found) {
      const { entry, found } = match
      if (found.problem !== undefined) return { args: {}, problem: found.problem }
      args[entry[0]] = found.value
      openArgs = openArgs.filter((openArg) => openArg !== entry)
      index = found.end
    } else {
      const token = line.tokens[index]
      if (!token || !isSkippable(token)) return null
      index++
    }
  }
  if (!(name in args)) return null
  addDefaultDirection(requestedArgs, args)
  return { args, problem: null }
}
