/** Every form of the sections and that of the example, for tests that go over all of them. */
import type { ComponentType } from 'react'
import type { AnyForm } from '#forms/define.ts'
import { getFormDefinition } from '#forms/form-screens.ts'

const modules = import.meta.glob<{ Screen: ComponentType }>(['../src/sections/*/form.tsx', './campanhas/form.tsx'], {
  eager: true,
})

/** The definitions with their files. */
export const forms: readonly [file: string, form: AnyForm][] = Object.entries(modules).map(([path, { Screen }]) => {
  const form = getFormDefinition(Screen)
  const file = path.replace('../', '').replace('./', 'tests/')
  if (!form) throw new Error(`${file}: Screen is not made by createFormScreen`)
  return [file, form]
})
