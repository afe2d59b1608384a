/** The last action of this page, for 'a a' (commands/keys/README §3). */
import { createStore } from '#lib/storage/store.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Screen } from '#commands/screen.ts'
import type { ArgValues } from '#commands/args.ts'
import { findIdArg } from '#commands/command-args.ts'

interface LastAction {
  command: AnyCommand
  args: ArgValues
}

const lastActionStore = createStore<LastAction | null>(null)

/** The last command with its arguments; null at first. */
export const getLastAction = lastActionStore.get

/** Sets what 'repetir último comando' repeats. */
export const setLastAction: (action: LastAction) => void = lastActionStore.set

/**
 * The arguments to repeat a command with. On a list of its resource the id is left out, so that the current row
 * replaces the record.
 */
export function getRepeatArgs({ command, args }: LastAction, { list }: Screen): ArgValues {
  const name = findIdArg(command)
  if (name === null || !list || list.resource !== command.resource) return args
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name))
}
