/** The README's table of commands and keys, made from the registry so that it cannot drift. */
import { chipsOf } from '#ui/signs/kbd.tsx'
import type { AnyCommand } from '#commands/define.ts'
import type { Registry } from '#commands/registry.ts'

const GOING = 'ir para '

const keyText = (key: string) =>
  chipsOf(key)
    .map((stroke) => stroke.join('+'))
    .join(' ')

/** What a command speaks of: its noun, or the part of the console that it belongs to. */
const subjectOf = ({ noun, group, heading }: AnyCommand): string =>
  group === 'Ir para' ? group : (noun?.title ?? heading ?? group)

/** 'excluir produto {ids} `Delete` `#`'; of a place its name alone, where the row says that one goes there. */
function entryOf({ phrases, keys = [], group }: AnyCommand): string {
  const [phrase = ''] = phrases
  const said = group === 'Ir para' && phrase.startsWith(GOING) ? phrase.slice(GOING.length) : phrase
  return [said, ...keys.map((key) => `\`${keyText(key)}\``)].join(' ').replaceAll('|', '\\|')
}

/** Markdown, one row for each subject of the commands that the palette shows, in the registry's order. */
export function commandsTable({ commands }: Registry): string {
  // A verb that several lists of one noun have stands once.
  const rows = new Map<string, Set<string>>()
  for (const command of commands) {
    if (command.hidden) continue
    const subject = subjectOf(command)
    rows.set(subject, (rows.get(subject) ?? new Set()).add(entryOf(command)))
  }
  return [
    '| | Comandos e teclas |',
    '|---|---|',
    ...[...rows].map(([subject, entries]) => `| ${subject} | ${[...entries].join(' · ')} |`),
  ].join('\n')
}
