/**
 * Remembers records whose creation ended after their form was gone. The operator may not have noticed, so sending the
 * same values again needs a confirmation (case O1).
 */
import * as z from 'zod/mini'
import { hashTokenText } from '#api/session/token-owner-record.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { formatTime } from '#lib/format/dates.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/**
 * Stored by the path of the form. `mark` is a hash of the values, so that the storage does not hold the input itself.
 */
const unnoticedSaves = persisted({
  name: 'salvo-sem-ver',
  version: 1,
  schema: z.object({ mark: z.string(), name: z.string(), at: z.number() }),
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** Ignores files: a restored draft has none, and its hash must be the same. */
const hashValues = (values: unknown) =>
  hashTokenText(JSON.stringify(values, (_, value: unknown) => (value instanceof File ? undefined : value)))

/** Stores that the record `name` was created from these values. */
export const storeUnnoticedSave = (path: string, values: unknown, name: string): void =>
  void unnoticedSaves.write({ mark: hashValues(values), name, at: Date.now() }, path)

/** Removes the entry of this path, after another record was created there and the operator saw it. */
export const removeUnnoticedSave = (path: string): void => unnoticedSaves.remove(path)

/** Asks before the same values are sent again. True if they were not saved before, or if the operator confirms. */
export function confirmResubmission(path: string, values: unknown): true | Promise<boolean> {
  const lastSave = unnoticedSaves.read(path)
  if (lastSave?.mark !== hashValues(values)) return true
  return confirm({
    text: 'Enviar o mesmo de novo?',
    description: `Às ${formatTime(new Date(lastSave.at))} estes valores já foram salvos: ${lastSave.name}.`,
    confirmLabel: 'Enviar de novo',
    // The danger tone keeps one more Enter from confirming a second record.
    tone: 'danger',
  })
}
