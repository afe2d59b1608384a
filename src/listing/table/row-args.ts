/** Why a command is off for a row of the list. */
import { getDisabledReason } from '#commands/command-item.ts'
import { getCommandContext } from '#commands/runtime.ts'
import type { AnyCommand } from '#commands/define.ts'
import { argsFromRows } from '#commands/command-args.ts'
import type { Row } from '#commands/resource.ts'
import { getScreen } from '#commands/screen.ts'

/** The arguments that this row gives; null where the command has nothing to do with it. */
export const getArgsOfRow = (command: AnyCommand, row: Row) => argsFromRows(command, [row], getScreen())

/** Why the command is off for this row; null where it is on. */
export const getRowDisabledReason = (command: AnyCommand, row: Row): string | null =>
  getDisabledReason(command, getArgsOfRow(command, row) ?? {}, getCommandContext())

/**
 * What a row's menu offers: of two verbs on one key, which are one toggle (spec 1 §2.8), the one that can be done now;
 * any other verb stays with the reason why it is off.
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
