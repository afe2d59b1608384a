/**
 * What a save changed, field by field, before and after: kept apart from the history, which holds no values, for this
 * operator and for 24 hours (forms/undo/README §1). Files are never kept.
 */
import * as z from 'zod/mini'
import { DAY, kept } from '#lib/kept/kept.ts'
import { type Change, type FormValue, toFormValue } from '#forms/values.ts'

const field = z.object({ name: z.string(), label: z.string(), before: z.unknown(), after: z.unknown() })

/** A field that a save changed. */
export interface SavedField {
  name: string
  label: string
  before: FormValue
  after: FormValue
}

/** One that is about to be kept; of a file there is no more than its label. */
export type SavedChange = SavedField & Pick<Change, 'transient'>

/** What a save changed. */
export interface SavedValues {
  fields: readonly SavedField[]
  /** Labels of what was changed and cannot be put back: files. */
  left: readonly string[]
}

const saved = kept({
  name: 'salvos',
  version: 1,
  schema: z.object({ fields: z.array(field), left: z.array(z.string()) }),
  where: 'browser',
  age: DAY,
  untilSignOut: true,
})

/** Keeps what these changes were; the key is what the way back holds. null where nothing of it can be put back. */
export function keepSavedValues(changes: readonly SavedChange[]): string | null {
  const isKept = ({ transient, before, after }: SavedChange) =>
    !transient && !(before instanceof File) && !(after instanceof File)
  const fields = changes.filter(isKept).map(({ name, label, before, after }) => ({ name, label, before, after }))
  if (fields.length === 0) return null
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  const left = changes.filter((change) => !isKept(change)).map(({ label }) => label)
  return saved.write({ fields, left }, key) ? key : null
}

/** null where they are no longer kept. */
export function savedValues(key: string): SavedValues | null {
  const found = saved.read(key)
  if (!found) return null
  const fields = found.fields.map(({ name, label, before, after }) => ({
    name,
    label,
    before: toFormValue(before),
    after: toFormValue(after),
  }))
  return { fields, left: found.left }
}
