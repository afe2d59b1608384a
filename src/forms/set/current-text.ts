/** Reads the value that a record has in a field, for the operator who is about to type another one. */
import { call } from '#api/session/client.ts'
import { findUnreadable } from '#forms/compare/merge-before-save.ts'
import type { AnyForm } from '#forms/define.ts'
import type { SettableField } from '#forms/form-fields.ts'
import { toFormValues } from '#forms/values.ts'
import { formatControlValue } from './written-text.ts'

/**
 * Returns the value of this field in the stored record, as the operator reads it; null if the console cannot read it.
 * Rejects with an ApiError if the record cannot be loaded.
 */
export async function loadCurrentText(
  definition: AnyForm,
  id: number,
  [name, field]: readonly [name: string, field: SettableField],
  signal: AbortSignal,
): Promise<string | null> {
  const loaded: unknown = await call(definition.load, { id }, { signal })
  if (findUnreadable(definition, loaded).includes(name)) return null
  return formatControlValue(field, toFormValues(definition.toValues(loaded))[name] ?? '', loaded)
}
