/** The table of commands and keys in docs/commands.md, made from the registry so that it cannot drift. */
import { toKeyChips } from '#ui/icons/key-chips.tsx'
import type { AnyCommand } from '#commands/define.ts'
import type { Registry } from '#commands/registry.ts'

const GO_TO_PREFIX = 'ir para '

const formatKey = (key: string) =>
  toKeyChips(key)
    .map((stroke) => stroke.join('+'))
    .join(' ')

/** What a command speaks of: its noun, or the part of the console that it belongs to. */
const getSubject = ({ resource, group, paletteHeading }: AnyCommand): string =>
  group === 'Ir para' ? group : (resource?.title ?? paletteHeading ?? group)

/** 'excluir produto {ids} `Delete` `#`'; of a place its name alone, where the row says that one goes there. */
function formatCommand({ phrases, keys = [], group }: AnyCommand): string {
  const [phrase = ''] = phrases
  const message = group === 'Ir para' && phrase.startsWith(GO_TO_PREFIX) ? phrase.slice(GO_TO_PREFIX.length) : phrase
  return [message, ...keys.map((key) => `\`${formatKey(key)}\``)].join(' ').replaceAll('|', '\\|')
}

/** Markdown, one row for each subject of the commands that the palette shows, in the registry's order. */
export function createCommandsTable({ commands }: Registry): string {
  // A verb that several lists of one noun have stands once.
  const rows = new Map<string, Set<string>>()
  for (const command of commands) {
    if (command.hidden) continue
    const subject = getSubject(command)
    rows.set(subject, (rows.get(subject) ?? new Set()).add(formatCommand(command)))
  }
  return [
    '| | Comandos e teclas |',
    '|---|---|',
    ...[...rows].map(([subject, entries]) => `| ${subject} | ${[...entries].join(' · ')} |`),
  ].join('\n')
}
