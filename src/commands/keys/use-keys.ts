/** The keys of commands as they are bound now, for chips on buttons and menus. */
import { useSyncExternalStore } from 'react'
import type { AnyCommand } from '#commands/define.ts'
import { keysOf, onOwnKeys, ownKeys } from './own-keys.ts'

/** The key to show for a command; undefined where it has none or the operator switched it off. */
export function useKeyOf(): (command: AnyCommand) => string | undefined {
  const own = useSyncExternalStore(onOwnKeys, ownKeys)
  return (command) => keysOf(command, own)[0]
}
