/**
 * What the operator typed and did not save, kept for this tab and its owner alone (case H6): one draft per route, for
 * 24 hours, without files and passwords. A lost session keeps it, a sign-out takes it (case B5).
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'

/** Field values by top-level name: texts, or lists of objects of texts. Never files. */
type DraftValues = Readonly<Record<string, unknown>>

/** What was typed and not saved. */
export interface Draft {
  values: DraftValues
  /** What these fields were opened with: what is stored by then may be another person's (case N1). */
  before: DraftValues
  /**
   * The record that these values go to; null while there is none: a creation that stopped halfway has made one (D10).
   */
  id: number | null
  /** The step of the history that its save, done in part, is: ms; null where none was. */
  step: number | null
}

/** The version changes when the stored form does: drafts of another one are ignored (case B13). */
const draftStorage = persisted({
  name: 'rascunho',
  version: 1,
  schema: z.record(z.string(), z.unknown()),
  scope: 'tab',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** The draft of this route and when it was kept, ms since the epoch; null where there is none younger than 24 hours. */
export function loadDraft(path: string): (Draft & { savedAt: number }) | null {
  const draft = draftStorage.read(path)
  const savedAt = draftStorage.savedAt(path)
  if (!draft || savedAt === null) return null
  // An older build kept the values alone.
  const { values = draft, before, id, step } = draft
  return {
    savedAt,
    values: Object(values) as DraftValues,
    before: Object(before) as DraftValues,
    id: Number(id) || null,
    step: Number(step) || null,
  }
}

/** Keeps a draft; where the storage is full the oldest drafts give way (case H2). False: the page alone has it. */
export const saveDraft = (path: string, draft: Draft): boolean => draftStorage.write({ ...draft }, path)

/** Forgets the draft of this route: after a save, or when the operator discards it. */
export const removeDraft = (path: string): void => draftStorage.remove(path)
