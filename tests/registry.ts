/** The real registry as the console builds it, for tests that walk every verb. */
import { consoleCommands } from '#app/commands.ts'
import { sections } from '#app/sections.ts'
import { shellCommands } from '#app/shell/commands.ts'
import { loadRegistry } from '#commands/registry.ts'
import { formCommands } from '#forms/commands.ts'
import { tableCommands } from '#listing/commands.ts'

export const registry = await loadRegistry(sections, [
  ...tableCommands,
  ...formCommands,
  ...shellCommands,
  ...consoleCommands,
])
