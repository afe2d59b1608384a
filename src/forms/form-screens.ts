/**
 * Maps a screen component to its form definition. The command that restores saved values loads a screen's module and
 * needs the definition without a form on the screen.
 */
import type { ComponentType } from 'react'
import type { AnyForm } from './define.ts'

const formDefinitions = new WeakMap<object, AnyForm>()

/** Registers the definition of a screen; returns the screen. */
export function registerFormScreen(screen: ComponentType, definition: AnyForm): ComponentType {
  formDefinitions.set(screen, definition)
  return screen
}

/** The definition of a screen; null if the screen shows no form. */
export const getFormDefinition = (screen: ComponentType): AnyForm | null => formDefinitions.get(screen) ?? null
