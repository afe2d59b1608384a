/** A command and its arguments as the line that reads back to them, on the screen as it is now. */
import type { AnyCommand } from '#commands/define.ts'
import { formatCanonicalPhrase } from './canonical-phrase.ts'
import { getScreen } from '#commands/screen.ts'
import type { ArgValues } from '#commands/args.ts'

/** 'excluir produto 12, 15-18'; arguments that are not known yet are left out. */
export function formatCommandPhrase(command: AnyCommand, values: ArgValues): string {
  const columns = getScreen().list?.getColumns() ?? []
  return formatCanonicalPhrase(command, values, new Map(columns.map(({ field, label }) => [field, label]))).trim()
}
