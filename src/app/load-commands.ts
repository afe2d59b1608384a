/** Loads every command of the console into one registry. */
import type { Section } from '#commands/section.ts'
import { loadRegistry, type Registry } from '#commands/registry.ts'
import { reportUnknownCommands } from '#commands/execution/unknown-capabilities.ts'
import { scriptRunCommands } from '#commands/scripts/commands.ts'
import { layerCommands } from '#commands/dialogs/commands.ts'
import { scriptCommands } from '#commands/dialogs/script-commands.ts'
import { formCommands } from '#forms/commands.ts'
import { createRestoreValuesCommand } from '#forms/undo/restore-values-command.ts'
import { tableCommands } from '#listing/commands.ts'
import { consoleCommands } from './commands.ts'
import { createCountCommands } from '#sections/dashboard/count-commands.ts'
import { sections } from './sections.ts'
import { shellCommands } from './shell/commands.ts'

/** What the lists of all sections count as work to do. */
const countSection: Section = {
  resources: [],
  menu: [],
  routes: [],
  loadCommands: () => createCountCommands(sections),
}

/**
 * Fetches the commands of the sections and joins them with those of tables, forms, shell, console and command layer.
 * Throws on a duplicate id. Reports commands and calls of config.json that do not exist.
 */
export async function loadCommands(): Promise<Registry> {
  const registry = await loadRegistry(
    [...sections, countSection],
    [
      ...tableCommands,
      ...formCommands,
      ...shellCommands,
      ...consoleCommands,
      ...layerCommands,
      createRestoreValuesCommand(sections),
      ...scriptRunCommands,
      ...scriptCommands,
    ],
  )
  reportUnknownCommands(registry.commands)
  return registry
}
