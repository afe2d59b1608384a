/** What the command layer stands on while the console runs: its registry, and the router's way of going somewhere. */
import type { CommandContext } from './define.ts'
import type { Registry } from './registry.ts'
import { currentScreen } from './screen.ts'

let registry: Registry | null = null
let goTo: (to: string) => void = (to) => location.assign(to)

/** Called once at start. `navigate` takes a path of the console, query included. */
export function startCommands(options: { registry: Registry; navigate: (to: string) => void }) {
  registry = options.registry
  goTo = options.navigate
}

/** Every verb of the console. Throws before `startCommands`. */
export function theRegistry(): Registry {
  if (!registry) throw new Error('The command layer has not been started')
  return registry
}

/** What a command is run with: the screen as it is now. */
export const commandContext = (navigate = goTo): CommandContext => ({ screen: currentScreen(), navigate })
