/**
 * Stores what the operator typed and did not save, for this tab and its owner only (case H6): one draft per route, for
 * 24 hours, without files and passwords. The draft survives a lost session; a sign-out removes it (case B5).
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createUniqueKey } from '#lib/unique-key.ts'

/** Field values by top-level name: texts, or lists of objects of texts. Never files. */
type DraftValues = Readonly<Record<string, unknown>>

/** The unsaved values of a form. */
export interface Draft {
  /** The same in a duplicated tab, which has a copy of the draft. */
  key: string
  values: DraftValues
  /** The values that these fields had when the form was opened. By now others may have stored new ones (case N1). */
  before: DraftValues
  /** The record that these values belong to; null if there is none yet. A partial creation sets it (D10). */
  id: number | null
  /** The timestamp in ms of the history entry of a partial save of these values; null if there is none. */
  historyTimestampMs: number | null
}

/** The version changes with the format of the stored values: drafts of another version are ignored (case B13). */
const draftStorage = persisted({
  name: 'rascunho',
  version: 1,
  schema: z.record(z.string(), z.unknown()),
  scope: 'tab',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/**
 * The draft of this route and the time it was saved, in ms since the epoch; null if there is none of the last 24 hours.
 */
export function loadDraft(path: string): (Draft & { savedAt: number }) | null {
  const draft = draftStorage.read(path)
  const savedAt = draftStorage.savedAt(path)
  if (!draft || savedAt === null) return null
  // Drafts of older builds hold only the values.
  const { key, values = draft, before, id, step } = draft
  return {
    savedAt,
    key: typeof key === 'string' ? key : createUniqueKey(),
    values: Object(values) as DraftValues,
    before: Object(before) as DraftValues,
    id: Number(id) || null,
    historyTimestampMs: Number(step) || null,
  }
}

/** Saves a draft. If the storage is full, the oldest drafts are removed (case H2). False if it could not be stored. */
export const saveDraft = (path: string, { historyTimestampMs, ...draft }: Draft): boolean =>
  // The stored name, which older builds read too.
  draftStorage.write({ ...draft, step: historyTimestampMs }, path)

/** Removes the draft of this route: after a save, or when the operator discards it. */
export const removeDraft = (path: string): void => draftStorage.remove(path)
