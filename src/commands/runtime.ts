/** What the command layer stands on while the console runs: its registry, and the router's way of going somewhere. */
import type { CommandContext } from './define.ts'
import type { Registry } from './registry.ts'
import { currentScreen } from './screen.ts'

let registry: Registry | null = null
let goTo: (to: string) => void = (to) => location.assign(to)
const listeners = new Set<() => void>()

/** Called once at start. `navigate` takes a path of the console, query included. */
export function provideNavigation(navigate: (to: string) => void) {
  goTo = navigate
}

/** Called once by the command layer, when the verbs are there. */
export function provideRegistry(loaded: Registry) {
  registry = loaded
  for (const listener of listeners) listener()
}

/** Every verb of the console, or null while they are being fetched. */
export const registryIfLoaded = (): Registry | null => registry

/** Called when the verbs are there; returns the way to stop. */
export function onRegistry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Every verb of the console. Throws before the command layer is there. */
export function theRegistry(): Registry {
  if (!registry) throw new Error('The command layer has not been started')
  return registry
}

/** What a command is run with: the screen as it is now. */
export const commandContext = (navigate = goTo): CommandContext => ({ screen: currentScreen(), navigate })
