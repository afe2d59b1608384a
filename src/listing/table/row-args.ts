/** Why a command is off for a row of the list. */
import { whyOff } from '#commands/action.ts'
import { commandContext } from '#commands/runtime.ts'
import type { AnyCommand } from '#commands/define.ts'
import { argsOfRows } from '#commands/command-args.ts'
import type { Row } from '#commands/noun.ts'
import { currentScreen } from '#commands/screen.ts'

/** The arguments that this row gives; null where the command has nothing to do with it. */
export const argsOfRow = (command: AnyCommand, row: Row) => argsOfRows(command, [row], currentScreen())

/** Why the command is off for this row; null where it is on. */
export const whyOffFor = (command: AnyCommand, row: Row): string | null =>
  whyOff(command, argsOfRow(command, row) ?? {}, commandContext())

/**
 * What a row's menu offers: of two verbs on one key, which are one toggle (spec 1 §2.8), the one that can be done now;
 * any other verb stays with the reason why it is off.
 */
export const offeredTo = (actions: readonly AnyCommand[], row: Row): readonly AnyCommand[] =>
  actions.filter((command) => {
    const key = command.keys?.[0]
    const isTwin = (other: AnyCommand) => other !== command && key !== undefined && other.keys?.[0] === key
    return whyOffFor(command, row) === null || !actions.some((other) => isTwin(other) && whyOffFor(other, row) === null)
  })
