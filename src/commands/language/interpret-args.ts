/** What is typed where a command asks for an argument: values and nothing else (commands/README §4 rule 3). */
import type { Arg } from '#commands/args.ts'
import type { Line } from '#commands/language/words/line.ts'
import { ROW_IDS } from '#commands/language/words/parse-numbers.ts'
import type { PromptedValues, InterpretationContext } from './interpretation.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createLineValues, type SlotValue } from './slot-values.ts'
import { addDefaultDirection } from './matched-args.ts'

const isCompleteValue = (found: SlotValue | null): found is SlotValue =>
  found !== null && !found.isUnfinished && found.value !== ROW_IDS

/** All that is typed is the text; quotes around it are none of it. */
const getWholeText = ({ text, tokens }: Line): string => {
  const [first, second] = tokens
  return first?.kind === 'quoted' && !second ? first.text : text.trim()
}

/**
 * The line as the value of the first of these arguments, and of further ones where more is said ('12 para 50'). null where
 * it begins with no value of the first, or holds anything else.
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
  let open = requestedArgs
  for (let at = 0; at < line.tokens.length;) {
    // The first argument before all others: only behind it more may be said.
    const hit = (open === requestedArgs ? requestedArgs.slice(0, 1) : open)
      .map((entry) => ({ entry, found: values.getValue(entry[1], at) }))
      .find(({ found }) => isCompleteValue(found))
    if (hit?.found) {
      const { entry, found } = hit
      if (found.problem !== undefined) return { args: {}, problem: found.problem }
      args[entry[0]] = found.value
      open = open.filter((each) => each !== entry)
      at = found.end
    } else {
      const token = line.tokens[at]
      if (!token || !isSkippable(token)) return null
      at++
    }
  }
  if (!(name in args)) return null
  addDefaultDirection(requestedArgs, args)
  return { args, problem: null }
}
