/** Which form a screen shows: what takes a save back has the screen's file, and no form on the screen. */
import type { ComponentType } from 'react'
import type { AnyForm } from './define.ts'

const definitions = new WeakMap<object, AnyForm>()

/** Notes it; returns the screen. */
export function showsForm(screen: ComponentType, definition: AnyForm): ComponentType {
  definitions.set(screen, definition)
  return screen
}

/** null where the screen is no form's. */
export const definitionOf = (screen: ComponentType): AnyForm | null => definitions.get(screen) ?? null
