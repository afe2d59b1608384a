/**
 * Which lists were last read as one long table in this browser: a guess, made before it is known who is signed in, so
 * that the first request of a list is the one that its screen makes (first-page.ts).
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

/** The name of a list in what is kept: lists that differ by the id in their path alone have one. */
export const getStorageKey = (path: string): string => path.replace(/\/(\d+|\$\w+)$/, '/{id}')

/** True where an address says how the list is shown, so that no kept choice is asked. */
export const hasLayoutParams = (params: URLSearchParams): boolean =>
  [...LAYOUT_KEYS, 'modo'].some((key) => params.has(key))

/** Notes the mode of the list at this path. */
export function storeMode(path: string, continuous: boolean): void {
  if (continuous) modeStorage.write(true, getStorageKey(path))
  else modeStorage.remove(getStorageKey(path))
}

/** Whether the list at this path was last read as one long table here. */
export const wasContinuous = (path: string): boolean => modeStorage.read(getStorageKey(path)) ?? false
