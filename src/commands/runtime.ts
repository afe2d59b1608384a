/** What the command layer stands on while the console runs: its registry, and the router's way of going somewhere. */
import { createStore } from '#lib/store.ts'
import type { CommandContext } from './define.ts'
import type { Registry } from './registry.ts'
import { currentScreen } from './screen.ts'

const registry = createStore<Registry | null>(null)
let goTo: (to: string) => void = (to) => location.assign(to)

/** Called once at start. `navigate` takes a path of the console, query included. */
export function provideNavigation(navigate: (to: string) => void) {
  goTo = navigate
}

/** Called once by the command layer, when the verbs are there. */
export const provideRegistry = (loaded: Registry): void => registry.set(loaded)

/** Every verb of the console, or null while they are being fetched. */
export const registryIfLoaded = registry.get

/** Called when the verbs are there; returns the way to stop. */
export const onRegistry = registry.subscribe

/** Every verb of the console. Throws before the command layer is there. */
export function theRegistry(): Registry {
  const loaded = registry.get()
  if (!loaded) throw new Error('The command layer has not been started')
  return loaded
}

/** What a command is run with: the screen as it is now. */
export const commandContext = (navigate = goTo): CommandContext => ({ screen: currentScreen(), navigate })
