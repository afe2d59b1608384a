/** Which form a screen shows: what takes a save back has the screen's file, and no form on the screen. */
import type { ComponentType } from 'react'
import type { AnyForm } from './define.ts'

const formDefinitions = new WeakMap<object, AnyForm>()

/** Notes it; returns the screen. */
export function registerFormScreen(screen: ComponentType, definition: AnyForm): ComponentType {
  formDefinitions.set(screen, definition)
  return screen
}

/** null where the screen is no form's. */
export const getFormDefinition = (screen: ComponentType): AnyForm | null => formDefinitions.get(screen) ?? null
