/** The keys of commands as they are bound now, for chips on buttons and menus. */
import { useSyncExternalStore } from 'react'
import { useRegistry } from '#commands/runtime.ts'
import { type KeyedCommand, getDisplayKey, subscribeToCustomKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { usePreference } from '#ui/theme/preferences.ts'

/** The key to show for a command; undefined where it has none or the operator switched it off. */
export function useGetDisplayKey(): (command: KeyedCommand) => string | undefined {
  const own = useSyncExternalStore(subscribeToCustomKeys, getCustomKeys)
  // Off means off everywhere, at once (commands/keys/README §10).
  usePreference('singleKeys')
  return (command) => getDisplayKey(command, own)
}

/**
 * The same by a command's id. What is drawn before the verbs are there says the catalogue's key, which is shown
 * meanwhile; else it is undefined until then.
 */
export function useGetDisplayKeyById(): (id: string, early?: string) => string | undefined {
  const registry = useRegistry()
  const keyOf = useGetDisplayKey()
  return (id, early) => keyOf(registry?.get(id) ?? { id, keys: early ? [early] : [] })
}
