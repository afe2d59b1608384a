/**
 * Records that were made while their form was gone: nobody may have seen that, and the same values are not sent once
 * more without a question (case O1).
 */
import * as z from 'zod/mini'
import { markOf } from '#api/session/owner-note.ts'
import { DAY, kept } from '#lib/kept/kept.ts'
import { formatTime } from '#lib/written/dates.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/** By the place of the form. `mark` stands for the values: what was typed is not written down. */
const unseen = kept({
  name: 'salvo-sem-ver',
  version: 1,
  schema: z.object({ mark: z.string(), name: z.string(), at: z.number() }),
  where: 'browser',
  age: DAY,
  untilSignOut: true,
})

/** A file stands for nothing: a draft that is opened again has none. */
const spelled = (values: unknown) =>
  markOf(JSON.stringify(values, (_, value: unknown) => (value instanceof File ? undefined : value)))

/** Notes that this record was made of these values. */
export const noteUnseen = (path: string, values: unknown, name: string): void =>
  void unseen.write({ mark: spelled(values), name, at: Date.now() }, path)

/** Forgets it: another record was made from there since, and that was seen. */
export const dropUnseen = (path: string): void => unseen.drop(path)

/** Asks before the same values go out again; true where nothing was made of them, or where they are to. */
export function mayBeSent(path: string, values: unknown): true | Promise<boolean> {
  const before = unseen.read(path)
  if (before?.mark !== spelled(values)) return true
  return confirm({
    text: 'Enviar o mesmo de novo?',
    description: `Às ${formatTime(new Date(before.at))} estes valores já foram salvos: ${before.name}.`,
    confirmLabel: 'Enviar de novo',
    // One Enter more makes no second one.
    tone: 'danger',
  })
}
