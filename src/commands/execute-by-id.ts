/** Runs a command by its id, for a button that is rendered before the commands are loaded. */
import { type CommandSource, execute } from './command-requests.ts'
import { whenRegistryLoaded } from './runtime.ts'

/** Runs the command with this id as soon as the commands are loaded; an unknown id runs nothing. */
export async function executeById(id: string, source: CommandSource): Promise<void> {
  const command = (await whenRegistryLoaded()).get(id)
  if (command) execute(command, {}, source)
}
