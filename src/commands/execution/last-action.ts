/** The last act of this page, for 'a a' (commands/keys/README §3). */
import type { AnyCommand } from '#commands/define.ts'
import type { Screen } from '#commands/screen.ts'
import type { ArgValues } from '#commands/args.ts'
import { findIdArg } from '#commands/command-args.ts'

interface LastAction {
  command: AnyCommand
  args: ArgValues
}

let lastAction: LastAction | null = null

/** A command with its arguments; null at first. */
export const getLastAction = () => lastAction

/** Notes what 'repetir último comando' repeats. */
export const setLastAction = (act: LastAction): void => {
  lastAction = act
}

/** The arguments to repeat a command with: on a list of its noun the row at hand takes the place of the record. */
export function getRepeatArgs({ command, args }: LastAction, { list }: Screen): ArgValues {
  const name = findIdArg(command)
  if (name === null || !list || list.resource !== command.resource) return args
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name))
}
