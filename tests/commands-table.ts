/** The README's table of commands and keys, made from the registry so that it cannot drift. */
import { chipsOf } from '#ui/kbd.tsx'
import type { Registry } from '#commands/registry.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')
const keyCell = (keys: readonly string[] = []) =>
  keys
    .map((key) =>
      chipsOf(key)
        .map((stroke) => stroke.join('+'))
        .join(' '),
    )
    .map((key) => `\`${key}\``)
    .join(' ou ')

/** Markdown, one row a command that the palette shows, in the registry's order. */
export function commandsTable({ commands }: Registry): string {
  const rows = commands
    .filter((command) => !command.hidden)
    .map(
      ({ id, title, phrases, keys }) =>
        `| ${cell(title)} | ${cell(phrases[0] ?? '')} | ${cell(keyCell(keys))} | \`${id}\` |`,
    )
  return ['| Comando | Frase | Teclas | id |', '|---|---|---|---|', ...rows].join('\n')
}
