/** A command's arguments from a row of the list (commands/define.ts, `row`). */
import type { AnyCommand, CommandContext } from '#commands/define.ts'
import { type Row, currentScreen } from '#commands/screen.ts'

/** The arguments that this row gives; null where the command has nothing to do with it. */
export function argsOfRow(command: AnyCommand, row: Row): Readonly<Record<string, unknown>> | null {
  if (command.row) return command.row(row, currentScreen())
  if ('ids' in command.args) return { ids: [row.id] }
  return 'id' in command.args ? { id: row.id } : {}
}

/** The sentence that says why the command is off for this row; '' where it is on. */
export function isOff(command: AnyCommand, row: Row): string {
  const context: CommandContext = { screen: currentScreen(), navigate: () => undefined }
  const answer = command.when?.(context, argsOfRow(command, row) ?? {}) ?? true
  return answer === true ? '' : answer
}
