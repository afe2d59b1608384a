/** What the command layer stands on while the console runs: its registry, and the router's way of going somewhere. */
import { useSyncExternalStore } from 'react'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import { createStore } from '#lib/storage/store.ts'
import type { CommandContext } from './define.ts'
import type { Registry } from './registry.ts'
import { getScreen } from './screen.ts'

const registryStore = createStore<Registry | null>(null)

/** How a page is gone to. */
export interface NavigateOptions {
  /** In the place of this one in the browser's history. */
  replace?: boolean
  /** Without the question about what was typed: it is saved. */
  ignoreBlocker?: boolean
}

type Navigate = (location: RouteLocation, how?: NavigateOptions) => void

let navigateImplementation: Navigate = () => undefined

/** Called once at start with the router's way. */
export function registerNavigation(navigate: Navigate) {
  navigateImplementation = navigate
}

/** Goes to a page of the console: the one way there is, of commands, lists, forms and links (app/README §7). */
export const navigateTo: Navigate = (place, how) => navigateImplementation(place, how)

/** Called once by the command layer, when the verbs are there. */
export const setRegistry = (loaded: Registry): void => registryStore.set(loaded)

/** Every verb of the console, or null while they are being fetched. */
export const getLoadedRegistry = registryStore.get

/** Every verb of the console, when the command layer has fetched them. */
export const whenRegistryLoaded = (): Promise<Registry> =>
  new Promise((resolve) => {
    const loaded = registryStore.get()
    if (loaded) return resolve(loaded)
    const stop = registryStore.subscribe(() => {
      stop()
      resolve(getRegistry())
    })
  })

/** Every verb for React, drawn again when they are there. */
export const useRegistry = () => useSyncExternalStore(registryStore.subscribe, registryStore.get)

/** Every verb of the console. Throws before the command layer is there. */
export function getRegistry(): Registry {
  const loaded = registryStore.get()
  if (!loaded) throw new Error('The command layer has not been started')
  return loaded
}

/** What a command is run with: the screen as it is now. */
export const getCommandContext = (): CommandContext => ({ screen: getScreen(), navigate: navigateTo })
