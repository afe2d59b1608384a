/** What is typed where a command asks for an argument: values and nothing else (commands/README §4 rule 3). */
import type { Arg } from '#commands/args.ts'
import type { Line } from '#commands/language/words/line.ts'
import { FROM_ROW } from '#commands/language/words/numbers.ts'
import type { AskedValues, ReadingContext } from './reading.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import { createValues, type SlotValue } from './values.ts'
import { withDirection } from './values-of.ts'

const isValue = (found: SlotValue | null): found is SlotValue =>
  found !== null && !found.isUnfinished && found.value !== FROM_ROW

/** All that is typed is the text; quotes around it are none of it. */
const wholeText = ({ text, tokens }: Line): string => {
  const [first, second] = tokens
  return first?.kind === 'quoted' && !second ? first.text : text.trim()
}

/**
 * The line as the value of the first of these arguments, and of further ones where more is said ('12 para 50'). null where
 * it begins with no value of the first, or holds anything else.
 */
export function readArgs(
  wanted: readonly (readonly [string, Arg])[],
  line: Line,
  context: ReadingContext,
): AskedValues | null {
  const [[name, arg] = []] = wanted
  if (name === undefined || !arg || line.tokens.length === 0) return null
  if (arg.kind === 'texto') return { args: { [name]: wholeText(line) }, problem: null }
  const values = createValues(line, context)
  const args: Record<string, unknown> = {}
  let open = wanted
  for (let at = 0; at < line.tokens.length;) {
    // The first argument before all others: only behind it more may be said.
    const hit = (open === wanted ? wanted.slice(0, 1) : open)
      .map((entry) => ({ entry, found: values.at(entry[1], at) }))
      .find(({ found }) => isValue(found))
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
  withDirection(wanted, args)
  return { args, problem: null }
}
