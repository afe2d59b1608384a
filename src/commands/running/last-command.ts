/** The last act of this page, for 'a a' (commands/keys/README §3). */
import type { AnyCommand } from '#commands/define.ts'
import type { Screen } from '#commands/screen.ts'
import { type Values, idArgOf } from '#commands/command-args.ts'

let last: { command: AnyCommand; args: Values } | null = null

/** The last act with its arguments; null at first. */
export const lastCommand = () => last

export const setLastCommand = (command: AnyCommand, args: Values): void => {
  last = { command, args }
}

/** The arguments to repeat it with: on a list of its noun the row at hand takes the place of the record. */
export function argsToRepeat({ command, args }: { command: AnyCommand; args: Values }, { list }: Screen): Values {
  const name = idArgOf(command)
  if (name === null || !list || list.noun !== command.noun) return args
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name))
}
