/** A command and its arguments as the line that reads back to them, on the screen as it is now. */
import type { AnyCommand } from '#commands/define.ts'
import { canonicalPhrase } from './canonical.ts'
import { currentScreen } from '#commands/screen.ts'
import type { Values } from '#commands/args.ts'

/** 'excluir produto 12, 15-18'; arguments that are not known yet are left out. */
export function phraseOf(command: AnyCommand, values: Values): string {
  const columns = currentScreen().list?.columns() ?? []
  return canonicalPhrase(command, values, new Map(columns.map(({ field, label }) => [field, label]))).trim()
}
