/**
 * Maps a screen component to its form definition. The command that restores saved values loads a screen's module and
 * needs the definition without a form on the screen.
 */
import type { ComponentType } from 'react'
import { getRegistry } from '#commands/runtime.ts'
import type { Resource } from '#commands/resource.ts'
import type { AnyForm } from './define.ts'

const formDefinitions = new WeakMap<object, AnyForm>()

/** Registers the definition of a screen; returns the screen. */
export function registerFormScreen(screen: ComponentType, definition: AnyForm): ComponentType {
  formDefinitions.set(screen, definition)
  return screen
}

/** The definition of a screen; null if the screen shows no form. */
export const getFormDefinition = (screen: ComponentType): AnyForm | null => formDefinitions.get(screen) ?? null

/** Loads the form that edits records of this resource. Throws if there is none. */
export async function loadFormDefinition(resource: Resource): Promise<AnyForm> {
  const screen = await getRegistry().loadFormScreen(resource)
  const definition = screen && getFormDefinition(screen)
  if (!definition) throw new TypeError(`There is no form of ${resource.id}`)
  return definition
}
