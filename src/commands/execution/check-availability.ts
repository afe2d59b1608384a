/** Stage 2 of an action: whether it can run now. */
import type { ArgValues } from '#commands/args.ts'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import { getIds } from '#commands/command-args.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { promptForArgument } from '#commands/command-requests.ts'
import { type AnyCommand, type CommandContext, TOGGLE_ARG } from '#commands/define.ts'
import type { AvailableAction, ResolvedAction } from './action.ts'
import { startRunning } from './in-flight.ts'
import { stopWithReason } from './notify-outcome.ts'

/**
 * Returns why an undo or redo by this command cannot run; null if it can. The platform says whether a record is still
 * as it was left, because a row on the screen may be old.
 */
export const getReplayRefusal = (command: AnyCommand, args: ArgValues, context: CommandContext): string | null =>
  getDisabledReason(command, args, { ...context, screen: { ...context.screen, list: null } })

/** Ends the action if the command is disabled, and asks the palette for the first argument that is missing. */
export function checkAvailability(action: ResolvedAction): AvailableAction | null {
  const { command, args, missingArgs, context, options } = action
  const disabledReason = options.replay
    ? getReplayRefusal(command, args, context)
    : getDisabledReason(command, args, context)
  if (disabledReason !== null) return stopWithReason(disabledReason)
  const [argName] = missingArgs
  if (argName !== undefined) {
    promptForArgument({ command, args, argName })
    return null
  }
  return { ...action, args: addToggleState(action), requestedIds: getIds(command, args) }
}

/** The history and a recording need to know which state a toggle set. */
const addToggleState = ({ command, args, context }: ResolvedAction): ArgValues =>
  command.isOn ? { ...args, [TOGGLE_ARG]: args[TOGGLE_ARG] ?? !command.isOn(context, args) } : args

/** Marks the action as running. Returns the function that ends it; null if the same action is already running. */
export function markAsRunning({ command, args, context: { screen } }: AvailableAction): (() => void) | null {
  if (command.whileRunning === 'joins') return () => {}
  const listScope = command.whileRunning === 'startsOnOtherList' ? [screen.path, screen.list?.getState().filters] : []
  return startRunning(command.id, [args, ...listScope])
}

/**
 * Ends the action if it is a bulk run and another one is in progress. The unsaved work that a sign-out would end, and
 * the rest offered after a reload, belong to one run.
 */
export function checkSingleBulkRun(action: AvailableAction): AvailableAction | null {
  const isBulkRun = action.requestedIds.length > 1 && action.command.runEach !== undefined
  return isBulkRun && getCurrentRun()?.run.endedAt === null
    ? stopWithReason('Uma execução está em andamento: espere o fim dela, ou pare-a antes')
    : action
}
