/**
 * Which lists this browser last showed in continuous mode, for the first request of a list. It is made before the
 * signed-in operator is known, so this is a guess: it makes the first request the one that the screen needs
 * (list-request.ts).
 */
import { persisted, schemaFromGuard } from '#lib/storage/persisted.ts'
import { LAYOUT_KEYS } from './column-layout.ts'

const modeStorage = persisted({
  name: 'modo',
  version: 1,
  scope: 'browser',
  belongsTo: 'anyone',
  schema: schemaFromGuard((value) => value === true),
})

/** Returns the storage key of a list. Lists that differ only by the id in their path share one key. */
export const getStorageKey = (path: string): string => path.replace(/\/(\d+|\$\w+)$/, '/{id}')

/** True if a URL names columns or mode, so that the stored choice is not used. */
export const hasLayoutParams = (params: URLSearchParams): boolean =>
  [...LAYOUT_KEYS, 'modo'].some((key) => params.has(key))

/** Stores the mode of the list at this path. */
export function storeMode(path: string, continuous: boolean): void {
  if (continuous) modeStorage.write(true, getStorageKey(path))
  else modeStorage.remove(getStorageKey(path))
}

/** True if this browser last showed the list at this path in continuous mode. */
export const wasContinuous = (path: string): boolean => modeStorage.read(getStorageKey(path)) ?? false
