/** Recorded acts as the phrases of a script: the ids of what was changed become '{1}' (commands/scripts/README §4). Pure. */
import type { Values } from '#commands/args.ts'
import { argEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { canonicalPhrase } from '#commands/language/canonical.ts'
import { asSlots, probeOf } from './template.ts'

interface Act {
  command: AnyCommand
  args: Values
}

/** The arguments that take ids of this noun, and have some. */
const idArgsOf = ({ command, args }: Act, noun: Noun) =>
  argEntries(command).filter(
    ([name, arg]) => (arg.kind === 'id' || arg.kind === 'ids') && arg.noun === noun && args[name] !== undefined,
  )

/** Whose records the script changes: those of the first act on one. */
function changedNoun(acts: readonly Act[]): Noun | null {
  for (const { command, args } of acts)
    for (const [name, arg] of argEntries(command))
      if ((arg.kind === 'id' || arg.kind === 'ids') && arg.noun && args[name] !== undefined) return arg.noun
  return null
}

/** One phrase a line, in order; a phrase that is there already says nothing new. */
export function recordedLines(acts: readonly Act[]): string[] {
  const noun = changedNoun(acts)
  const lines = acts.map((act) => {
    const open = noun ? idArgsOf(act, noun) : []
    const args = Object.fromEntries(open.map(([name, { kind }]) => [name, kind === 'ids' ? [probeOf(1)] : probeOf(1)]))
    return asSlots(canonicalPhrase(act.command, { ...act.args, ...args }).trim())
  })
  return [...new Set(lines)]
}
