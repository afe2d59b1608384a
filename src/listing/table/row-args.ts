/** The arguments and the availability of a command for a row of the list. */
import { getDisabledReason } from '#commands/command-item.ts'
import { getCommandContext } from '#commands/runtime.ts'
import type { AnyCommand } from '#commands/define.ts'
import { argsFromRows } from '#commands/command-args.ts'
import type { Row } from '#commands/resource.ts'
import { getScreen } from '#commands/screen.ts'

/** Returns the arguments that this row gives; null if the command does not apply to it. */
export const getArgsOfRow = (command: AnyCommand, row: Row) => argsFromRows(command, [row], getScreen())

/** Returns why the command is disabled for this row; null if it is enabled. */
export const getRowDisabledReason = (command: AnyCommand, row: Row): string | null =>
  getDisabledReason(command, getArgsOfRow(command, row) ?? {}, getCommandContext())

/**
 * Returns the commands of a row's menu. Of two commands on one key, which together are a toggle (spec 1 §2.8), the menu
 * has the one that is available now. Any other disabled command stays, with its reason.
 */
export const getOfferedCommands = (actions: readonly AnyCommand[], row: Row): readonly AnyCommand[] =>
  actions.filter((command) => {
    const key = command.keys?.[0]
    const isOtherState = (other: AnyCommand) => other !== command && key !== undefined && other.keys?.[0] === key
    return (
      getRowDisabledReason(command, row) === null ||
      !actions.some((other) => isOtherState(other) && getRowDisabledReason(other, row) === null)
    )
  })
