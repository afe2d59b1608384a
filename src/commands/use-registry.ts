/** The registry for React: null while the verbs are being fetched, after which it never changes. */
import { useSyncExternalStore } from 'react'
import { onRegistry, registryIfLoaded } from './runtime.ts'

/** Draws again when the verbs are there. */
export const useRegistry = () => useSyncExternalStore(onRegistry, registryIfLoaded)
