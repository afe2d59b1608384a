/** Stage 1 of an action: completes the arguments from the rows on the screen. */
import { getTargetRows, resolveArgs } from '#commands/command-args.ts'
import { getCommandLabel } from '#commands/command-item.ts'
import { getCommandContext } from '#commands/runtime.ts'
import type { ActionRequest, ResolvedAction } from './action.ts'
import { stopWithReason } from './notify-outcome.ts'

/** Adds what selection or cursor supply; ends the action if the command takes one row and several are selected. */
export function resolveArguments(request: ActionRequest): ResolvedAction | null {
  const { command, options } = request
  const context = getCommandContext()
  const { screen } = context
  const rows = options.usesTargetRows === false ? [] : getTargetRows(screen)
  const { args, missing, hasTooManyRows } = resolveArgs(command, request.args, rows, screen)
  return hasTooManyRows
    ? stopWithReason(`${getCommandLabel(command).replace('…', '')}: selecione uma linha só`)
    : { ...request, args, missingArgs: missing, context }
}
