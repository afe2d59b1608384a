/** The command that shows a part of a list. */
import type { ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { PaletteContext } from '#commands/palette/palette-listing.ts'

/** Returns the command that shows the list at this path with these filters; undefined if the list lacks one of them. */
export function findViewCommand(
  { registry }: Pick<PaletteContext, 'registry'>,
  path: string | undefined,
  filters: Readonly<Record<string, string>>,
): AnyCommand | undefined {
  return registry.commands.find((command) => {
    const schema = command.args['vista']?.listSchema
    if (command.path !== path || !schema || schema.path !== path) return false
    return Object.keys(filters).every((name) => schema.filters.some((filter) => filter.name === name))
  })
}

/** Returns the view with these filters alone: those that are set on the list now are removed. */
export function createOnlyView(
  { commandContext: { screen } }: PaletteContext,
  command: AnyCommand,
  filters: ListView['filters'],
): ListView {
  const current = screen.list && screen.path === command.path ? screen.list.getState().filters : {}
  return { filters, removedFilters: Object.keys(current).filter((name) => !(name in filters)) }
}
