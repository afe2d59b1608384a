/**
 * Stores which fields a save changed, with their values before and after. These values are separate from the history,
 * which holds no values, and are stored for this operator and 24 hours (forms/undo/README §1). Files are never stored.
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { type FieldChange, type FormValue, toFormValue } from '#forms/values.ts'

/** Why nothing is restored if the values of a save are not stored any more. */
export const LOST_VALUES_TEXT = 'Os valores de antes não estão mais guardados'

const savedFieldSchema = z.object({ name: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })

/** A field that a save changed. */
export interface SavedField {
  name: string
  label: string
  before: FormValue
  after: FormValue
}

/** A changed field before it is stored. Of a file only the label is stored. */
export type SavedChange = SavedField & Pick<FieldChange, 'isTransient'>

/** The stored changes of one save. */
export interface SavedValues {
  fields: readonly SavedField[]
  /** Labels of changed fields that cannot be restored: files. */
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

/**
 * Stores these changes under a number, which the result of a command can hold for its undo. null if they cannot be
 * stored.
 */
export function storeNumberedValues(changes: readonly SavedField[]): number | null {
  // 2^48 numbers: two runs of a day do not meet.
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  const number = (high % 0x1_0000) * 0x1_0000_0000 + low
  return storeSavedValues(changes, String(number)) === null ? null : number
}

/** Stores these changes. Returns the key that the undo step holds; null if nothing of them can be restored. */
export function storeSavedValues(changes: readonly SavedChange[], key = createUniqueKey()): string | null {
  const isStorable = ({ isTransient, before, after }: SavedChange) =>
    !isTransient && !(before instanceof File) && !(after instanceof File)
  const fields = changes.filter(isStorable).map(({ name, label, before, after }) => ({ name, label, before, after }))
  if (fields.length === 0) return null
  const notRestorable = changes.filter((change) => !isStorable(change)).map(({ label }) => label)
  return savedValuesStorage.write({ fields, left: notRestorable }, key) ? key : null
}

/** The changes stored under this key; null if they are not stored any more. */
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
