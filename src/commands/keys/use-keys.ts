/** The keys of commands as they are bound now, for chips on buttons and menus. */
import { useSyncExternalStore } from 'react'
import type { AnyCommand } from '#commands/define.ts'
import { useRegistry } from '#commands/runtime.ts'
import { keysOf, onOwnKeys, ownKeys } from '#commands/own-keys.ts'

/** The key to show for a command; undefined where it has none or the operator switched it off. */
export function useKeyOf(): (command: AnyCommand) => string | undefined {
  const own = useSyncExternalStore(onOwnKeys, ownKeys)
  return (command) => keysOf(command, own)[0]
}

/** The same by a command's id; undefined also while the verbs are being fetched. */
export function useKeyOfId(): (id: string) => string | undefined {
  const registry = useRegistry()
  const keyOf = useKeyOf()
  return (id) => {
    const command = registry?.get(id)
    return command && keyOf(command)
  }
}
