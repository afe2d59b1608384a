/**
 * What a save changed, field by field, before and after: kept apart from the history, which holds no values, for this
 * operator and for 24 hours (forms/undo/README §1). Files are never kept.
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { type FieldChange, type FormValue, toFormValue } from '#forms/values.ts'

const savedFieldSchema = z.object({ name: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })

/** A field that a save changed. */
export interface SavedField {
  name: string
  label: string
  before: FormValue
  after: FormValue
}

/** One that is about to be kept; of a file there is no more than its label. */
export type SavedChange = SavedField & Pick<FieldChange, 'isTransient'>

/** What a save changed. */
export interface SavedValues {
  fields: readonly SavedField[]
  /** Labels of what was changed and cannot be put back: files. */
  left: readonly string[]
}

const savedValuesStorage = persisted({
  name: 'salvos',
  version: 1,
  schema: z.object({ fields: z.array(savedFieldSchema), left: z.array(z.string()) }),
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** Keeps what these changes were; the key is what the way back holds. null where nothing of it can be put back. */
export function storeSavedValues(changes: readonly SavedChange[]): string | null {
  const isStorable = ({ isTransient, before, after }: SavedChange) =>
    !isTransient && !(before instanceof File) && !(after instanceof File)
  const fields = changes.filter(isStorable).map(({ name, label, before, after }) => ({ name, label, before, after }))
  if (fields.length === 0) return null
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const notRestorable = changes.filter((change) => !isStorable(change)).map(({ label }) => label)
  return savedValuesStorage.write({ fields, left: notRestorable }, key) ? key : null
}

/** null where they are no longer kept. */
export function loadSavedValues(key: string): SavedValues | null {
  const stored = savedValuesStorage.read(key)
  if (!stored) return null
  const fields = stored.fields.map(({ name, label, before, after }) => ({
    name,
    label,
    before: toFormValue(before),
    after: toFormValue(after),
  }))
  return { fields, left: stored.left }
}
