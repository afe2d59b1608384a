/**
 * Formats a command and its arguments as a line that is interpreted the same, with the columns of the current screen.
 */
import type { AnyCommand } from '#commands/define.ts'
import { formatCanonicalPhrase } from './canonical-phrase.ts'
import { getScreen } from '#commands/screen.ts'
import type { ArgValues } from '#commands/args.ts'

/** 'excluir produto 12, 15-18'; arguments that are not known yet are left out. */
export function formatCommandPhrase(command: AnyCommand, values: ArgValues): string {
  const columns = getScreen().list?.getColumns() ?? []
  return formatCanonicalPhrase(command, values, new Map(columns.map(({ field, label }) => [field, label]))).trim()
}
