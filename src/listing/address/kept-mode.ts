/**
 * Which lists were last read as one long table in this browser: a guess, made before it is known who is signed in, so
 * that the first request of a list is the one that its screen makes (first-page.ts).
 */
import { kept, schemaBy } from '#lib/kept/kept.ts'
import { LAYOUT_KEYS } from './column-layout.ts'

const modes = kept({
  name: 'modo',
  version: 1,
  where: 'browser',
  whose: 'anyone',
  schema: schemaBy((value) => value === true),
})

/** The name of a list in what is kept: lists that differ by the id in their path alone have one. */
export const partOf = (path: string): string => path.replace(/\/(\d+|\$\w+)$/, '/{id}')

/** True where an address says how the list is shown, so that no kept choice is asked. */
export const saysShape = (params: URLSearchParams): boolean => [...LAYOUT_KEYS, 'modo'].some((key) => params.has(key))

/** Notes the mode of the list at this path. */
export function noteMode(path: string, continuous: boolean): void {
  if (continuous) modes.write(true, partOf(path))
  else modes.drop(partOf(path))
}

/** Whether the list at this path was last read as one long table here. */
export const wasContinuous = (path: string): boolean => modes.read(partOf(path)) ?? false
