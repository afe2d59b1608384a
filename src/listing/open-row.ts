/** Opens the record of a row, as the Enter key does. */
import { execute } from '#commands/command-requests.ts'
import type { Resource, Row } from '#commands/resource.ts'
import { whenRegistryLoaded } from '#commands/runtime.ts'
import { argsFromRows } from '#commands/command-args.ts'
import { getScreen } from '#commands/screen.ts'

/** Runs the command of the Enter key on this row, whatever is selected; false if no such command applies to it. */
export async function openRow(listResource: Resource, row: Row): Promise<boolean> {
  const { commands } = await whenRegistryLoaded()
  const openCommand = commands.find(
    ({ scope, resource, keys }) => scope === 'row' && resource === listResource && keys?.includes('Enter'),
  )
  const args = openCommand && argsFromRows(openCommand, [row], getScreen())
  if (!args) return false
  execute(openCommand, args, 'ponteiro')
  return true
}
