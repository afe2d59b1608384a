/** Leads from the list handle that commands see to the list's definition and its last drawn model. */
import type { ListHandle } from '#commands/screen.ts'
import type { AnyList } from './define.ts'
import type { ListModel } from './model.ts'

/** A list on the screen, for code that goes on after the list was drawn. */
export interface ListSource {
  readonly definition: AnyList
  /** Returns the model of the last drawing. */
  readonly getModel: () => ListModel
}

const sources = new WeakMap<ListHandle, ListSource>()

/** Stores the source of a handle and returns the handle. */
export function attachSource(handle: ListHandle, source: ListSource): ListHandle {
  sources.set(handle, source)
  return handle
}

/** Returns the source of the list on the screen. Throws if the handle was not made here. */
export function getSource(handle: ListHandle): ListSource {
  const source = sources.get(handle)
  if (!source) throw new Error('Esta lista não pode ser lida inteira')
  return source
}
