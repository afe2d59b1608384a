/**
 * Remembers the drafts that a save or the operator has ended. A duplicated browser tab has a copy of the draft, and must
 * not send it as if it were still unsaved.
 */
import * as z from 'zod/mini'
import { formatTime } from '#lib/format/dates.ts'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { confirm } from '#ui/dialogs/confirm.ts'

/** How a draft ended: as this record ('Loja #7'), or without one because the operator discarded it. */
const endingSchema = z.object({ savedAs: z.nullable(z.string()), at: z.number() })

/** Stored by the key of the draft, for all tabs, as long as a draft lives. */
const endedDrafts = persisted({
  name: 'rascunho-encerrado',
  version: 1,
  schema: endingSchema,
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** Stores that the draft with this key was saved as the record `savedAs`, or discarded if that is null. */
export const markDraftEnded = (key: string, savedAs: string | null): void =>
  void endedDrafts.write({ savedAs, at: Date.now() }, key)

/** Asks before a draft that has ended in another tab is sent. True if it has not ended, or if the operator confirms. */
export function confirmEndedDraft(key: string): true | Promise<boolean> {
  const ending = endedDrafts.read(key)
  if (!ending) return true
  const { savedAs, at } = ending
  const time = formatTime(new Date(at))
  return confirm({
    text: savedAs === null ? 'Salvar um rascunho descartado?' : 'Salvar o mesmo rascunho de novo?',
    description:
      savedAs === null
        ? `Às ${time} este rascunho foi descartado em outra aba.`
        : `Às ${time} este rascunho já foi salvo em outra aba: ${savedAs}.`,
    confirmLabel: savedAs === null ? 'Salvar' : 'Salvar de novo',
    // The danger tone keeps one more Enter from confirming a second record.
    tone: 'danger',
  })
}
