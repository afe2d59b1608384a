/**
 * Records that were made while their form was gone: nobody may have seen that, and the same values are not sent once
 * more without a question (case O1).
 */
import * as z from 'zod/mini'
import { hashText } from '#api/session/token-owner-record.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { formatTime } from '#lib/format/dates.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/** By the place of the form. `mark` stands for the values: what was typed is not written down. */
const unnoticedSaves = persisted({
  name: 'salvo-sem-ver',
  version: 1,
  schema: z.object({ mark: z.string(), name: z.string(), at: z.number() }),
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** A file stands for nothing: a draft that is opened again has none. */
const hashValues = (values: unknown) =>
  hashText(JSON.stringify(values, (_, value: unknown) => (value instanceof File ? undefined : value)))

/** Notes that this record was made of these values. */
export const recordUnnoticedSave = (path: string, values: unknown, name: string): void =>
  void unnoticedSaves.write({ mark: hashValues(values), name, at: Date.now() }, path)

/** Forgets it: another record was made from there since, and that was seen. */
export const removeUnnoticedSave = (path: string): void => unnoticedSaves.remove(path)

/** Asks before the same values go out again; true where nothing was made of them, or where they are to. */
export function confirmResubmission(path: string, values: unknown): true | Promise<boolean> {
  const lastSave = unnoticedSaves.read(path)
  if (lastSave?.mark !== hashValues(values)) return true
  return confirm({
    text: 'Enviar o mesmo de novo?',
    description: `Às ${formatTime(new Date(lastSave.at))} estes valores já foram salvos: ${lastSave.name}.`,
    confirmLabel: 'Enviar de novo',
    // One Enter more makes no second one.
    tone: 'danger',
  })
}
