/** The schema of one field of a form, for a record with known stored values. */
import * as z from 'zod/mini'
import { requireStoredChoices } from '#forms/compare/require-stored-choices.ts'
import type { FormSchema } from '#forms/define.ts'
import type { FormValues } from '#forms/values.ts'
import type { OpenCell } from './cell-edits.ts'

/** The form's own schema of the field, in an object of its own: that is what conform checks. */
export function createFieldSchema({ form, name }: OpenCell, stored: FormValues): FormSchema {
  const field = requireStoredChoices(form.schema, stored).shape[name]
  if (!field) throw new TypeError(`The form of ${form.resource.id} has no field ${name}`)
  return z.object({ [name]: field })
}

/** What the schema says against the control's value; null if it accepts it. */
export function findProblem(cell: OpenCell, stored: FormValues, value: string): string | null {
  const result = z.safeParse(createFieldSchema(cell, stored), { [cell.name]: value === '' ? undefined : value })
  return result.success ? null : (result.error.issues[0]?.message ?? 'Não serve aqui')
}
