/** What the command layer stands on while the console runs: its registry, and the router's way of going somewhere. */
import { useSyncExternalStore } from 'react'
import type { Place } from '#lib/places/place.ts'
import { createStore } from '#lib/kept/store.ts'
import type { CommandContext } from './define.ts'
import type { Registry } from './registry.ts'
import { currentScreen } from './screen.ts'

const registry = createStore<Registry | null>(null)

/** How a page is gone to. */
export interface Going {
  /** In the place of this one in the browser's history. */
  replace?: boolean
  /** Without the question about what was typed: it is saved. */
  ignoreBlocker?: boolean
}

type Go = (place: Place, how?: Going) => void

let go: Go = () => undefined

/** Called once at start with the router's way. */
export function provideNavigation(navigate: Go) {
  go = navigate
}

/** Goes to a page of the console: the one way there is, of commands, lists, forms and links (app/README §7). */
export const goTo: Go = (place, how) => go(place, how)

/** Called once by the command layer, when the verbs are there. */
export const provideRegistry = (loaded: Registry): void => registry.set(loaded)

/** Every verb of the console, or null while they are being fetched. */
export const registryIfLoaded = registry.get

/** Every verb of the console, when the command layer has fetched them. */
export const registryOnceLoaded = (): Promise<Registry> =>
  new Promise((resolve) => {
    const loaded = registry.get()
    if (loaded) return resolve(loaded)
    const stop = registry.subscribe(() => {
      stop()
      resolve(theRegistry())
    })
  })

/** Every verb for React, drawn again when they are there. */
export const useRegistry = () => useSyncExternalStore(registry.subscribe, registry.get)

/** Every verb of the console. Throws before the command layer is there. */
export function theRegistry(): Registry {
  const loaded = registry.get()
  if (!loaded) throw new Error('The command layer has not been started')
  return loaded
}

/** What a command is run with: the screen as it is now. */
export const commandContext = (): CommandContext => ({ screen: currentScreen(), navigate: goTo })
