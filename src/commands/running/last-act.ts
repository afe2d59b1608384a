/** The last act of this page, for 'a a' (commands/keys/README §3). */
import type { AnyCommand } from '#commands/define.ts'
import type { Screen } from '#commands/screen.ts'
import type { Values } from '#commands/args.ts'
import { idArgOf } from '#commands/command-args.ts'

interface LastAct {
  command: AnyCommand
  args: Values
}

let last: LastAct | null = null

/** A command with its arguments; null at first. */
export const lastAct = () => last

/** Notes what 'repetir último comando' repeats. */
export const setLastAct = (act: LastAct): void => {
  last = act
}

/** The arguments to repeat a command with: on a list of its noun the row at hand takes the place of the record. */
export function argsToRepeat({ command, args }: LastAct, { list }: Screen): Values {
  const name = idArgOf(command)
  if (name === null || !list || list.noun !== command.noun) return args
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name))
}
