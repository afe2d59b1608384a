/** Runs a command by its id, for a button that is drawn before the commands are there. */
import { type Source, execute } from './dispatcher.ts'
import { registryOnceLoaded } from './runtime.ts'

/** Runs the command with this id as soon as the commands are there; an id that no command has runs nothing. */
export async function executeById(id: string, source: Source): Promise<void> {
  const command = (await registryOnceLoaded()).get(id)
  if (command) execute(command, {}, source)
}
