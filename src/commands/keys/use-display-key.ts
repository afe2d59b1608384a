/** The current keys of commands, for chips on buttons and menus. */
import { useSyncExternalStore } from 'react'
import { useRegistry } from '#commands/runtime.ts'
import { type KeyedCommand, getDisplayKey, subscribeToCustomKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { usePreference } from '#ui/theme/preferences.ts'

/**
 * Returns a function that gives the key to show for a command; undefined if it has none or the operator switched it
 * off.
 */
export function useGetDisplayKey(): (command: KeyedCommand) => string | undefined {
  const customKeys = useSyncExternalStore(subscribeToCustomKeys, getCustomKeys)
  // A change of the setting takes effect everywhere at once (commands/keys/README §10).
  usePreference('singleKeys')
  return (command) => getDisplayKey(command, customKeys)
}

/**
 * The same by command id. Code that renders before the commands are loaded passes the default key, which is shown until
 * then; without one, the key is undefined until then.
 */
export function useGetDisplayKeyById(): (id: string, early?: string) => string | undefined {
  const registry = useRegistry()
  const getKey = useGetDisplayKey()
  return (id, defaultKey) => getKey(registry?.get(id) ?? { id, keys: defaultKey ? [defaultKey] : [] })
}
