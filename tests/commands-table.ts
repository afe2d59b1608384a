/** Creates the table of commands and keys in docs/commands.md from the registry, so that it cannot get out of date. */
import { toKeyChips } from '#ui/icons/key-chips.tsx'
import type { AnyCommand } from '#commands/define.ts'
import type { Registry } from '#commands/registry.ts'

const GO_TO_PREFIX = 'ir para '

const formatKey = (key: string) =>
  toKeyChips(key)
    .map((chord) => chord.join('+'))
    .join(' ')

/** The subject of a command: its resource, or the part of the console that it belongs to. */
const getSubject = ({ resource, group, paletteHeading }: AnyCommand): string =>
  group === 'Ir para' ? group : (resource?.title ?? paletteHeading ?? group)

/** 'excluir produto {ids} `Delete` `#`'; for navigation the name alone, because the row's heading says 'Ir para'. */
function formatCommand({ phrases, keys = [], group }: AnyCommand): string {
  const [phrase = ''] = phrases
  const message = group === 'Ir para' && phrase.startsWith(GO_TO_PREFIX) ? phrase.slice(GO_TO_PREFIX.length) : phrase
  return [message, ...keys.map((key) => `\`${formatKey(key)}\``)].join(' ').replaceAll('|', '\\|')
}

/** Returns Markdown with one row per subject of the palette's commands, in the registry's order. */
export function createCommandsTable({ commands }: Registry): string {
  // A command that several lists of one resource have is listed once.
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
