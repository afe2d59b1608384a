/** What the command layer needs while the console runs: its registry, and the router's navigation. */
import { useSyncExternalStore } from 'react'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import { createStore } from '#lib/storage/store.ts'
import type { CommandContext } from './define.ts'
import type { Registry } from './registry.ts'
import { getScreen } from './screen.ts'

const registryStore = createStore<Registry | null>(null)

/** How to navigate to a page. */
export interface NavigateOptions {
  /** Replaces the current entry of the browser's history. */
  replace?: boolean
  /** Skips the leave guard, because the typed values are saved. */
  ignoreBlocker?: boolean
}

type Navigate = (location: RouteLocation, options?: NavigateOptions) => void

const navigationStore = createStore<Navigate>(() => undefined)

/** Called once at start with the router's navigation. */
export const registerNavigation: (navigate: Navigate) => void = navigationStore.set

/**
 * Goes to a page of the console: commands, lists, forms and links all navigate through this function (app/README §7).
 */
export const navigateTo: Navigate = (location, options) => navigationStore.get()(location, options)

/** Called once by the command layer, when the commands are loaded. */
export const setRegistry = (loaded: Registry): void => registryStore.set(loaded)

/** The registry of all commands; null while they load. */
export const getLoadedRegistry = registryStore.get

/** Resolves with the registry as soon as the commands are loaded. */
export const whenRegistryLoaded = (): Promise<Registry> =>
  new Promise((resolve) => {
    const loaded = registryStore.get()
    if (loaded) return resolve(loaded)
    const stop = registryStore.subscribe(() => {
      stop()
      resolve(getRegistry())
    })
  })

/** The registry as a React hook; renders again when the commands are loaded, null until then. */
export const useRegistry = () => useSyncExternalStore(registryStore.subscribe, registryStore.get)

/** The registry of all commands. Throws before the command layer is loaded. */
export function getRegistry(): Registry {
  const loaded = registryStore.get()
  if (!loaded) throw new Error('The command layer has not been started')
  return loaded
}

/** The context a command runs in: the current screen, and navigation. */
export const getCommandContext = (): CommandContext => ({ screen: getScreen(), navigate: navigateTo })
