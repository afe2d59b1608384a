/** Loads every command of the console into one registry. */
import type { Section } from '#commands/section.ts'
import { loadRegistry, type Registry } from '#commands/registry.ts'
import { reportUnknownCommands, reportUnknownLists } from '#commands/execution/unknown-capabilities.ts'
import { scriptRunCommands } from '#commands/scripts/commands.ts'
import { layerCommands } from '#commands/dialogs/commands.ts'
import { scriptCommands } from '#commands/dialogs/script-commands.ts'
import { formCommands } from '#forms/commands.ts'
import { createRestoreValuesCommand } from '#forms/undo/restore-values-command.ts'
import { tableCommands } from '#listing/commands.ts'
import { restoreCellEdits } from '#listing/edit-cell/stored-edits.ts'
import { consoleCommands } from './commands.ts'
import { createCountCommands, loadDashboardCounts } from '#sections/dashboard/count-commands.ts'
import { sections } from './sections.ts'
import { shellCommands } from './shell/commands.ts'

/**
 * Fetches the commands of the sections and joins them with those of tables, forms, shell, console and command layer.
 * Throws on a duplicate id. Reports commands, calls and lists of config.json that do not exist. Puts back into their
 * cells what a lost session has left: the code of their editor comes with the commands.
 */
export async function loadCommands(): Promise<Registry> {
  restoreCellEdits()
  const counts = loadDashboardCounts(sections)
  const countSection: Section = {
    resources: [],
    menu: [],
    routes: [],
    loadCommands: async () => createCountCommands(await counts),
  }
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
  // A count that config.json takes out is no command of the registry, and yet its name exists.
  const countIds = (await counts).map(({ commandId }) => commandId)
  reportUnknownCommands(registry.commands, countIds)
  const routes = sections.flatMap((section) => section.routes)
  reportUnknownLists(routes.filter(({ loadListRequest }) => loadListRequest).map(({ path }) => path))
  return registry
}
