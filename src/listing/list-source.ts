/** From the list that commands see to what stands behind it: its definition, and the list as it was last drawn. */
import type { ListHandle } from '#commands/screen.ts'
import type { AnyList } from './define.ts'
import type { ListModel } from './model.ts'

/** A list on the screen, for what goes on after it was drawn. */
export interface ListSource {
  readonly definition: AnyList
  /** The list as it was last drawn. */
  readonly getModel: () => ListModel
}

const sources = new WeakMap<ListHandle, ListSource>()

/** Remembers what stands behind a handle; the handle comes back. */
export function attachSource(handle: ListHandle, source: ListSource): ListHandle {
  sources.set(handle, source)
  return handle
}

/** What stands behind the list on the screen. Throws where it is no list of ours. */
export function getSource(handle: ListHandle): ListSource {
  const source = sources.get(handle)
  if (!source) throw new Error('Esta lista não pode ser lida inteira')
  return source
}
