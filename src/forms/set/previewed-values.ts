/**
 * What the preview of an action has shown of each record, stored for its run under a key that the action carries as an
 * argument: previews of other actions do not replace it. It is apart from the history, for this operator and 24 hours, so
 * that a bulk run that a reload interrupted still has it.
 */
import * as z from 'zod/mini'
import { DAY_MS, persisted } from '#lib/storage/persisted.ts'
import { createUniqueKey } from '#lib/unique-key.ts'

const textsSchema = z.record(z.string(), z.string())

const previewedValuesStorage = persisted({
  name: 'conferidos',
  version: 1,
  schema: z.record(z.string(), z.object({ seen: textsSchema, values: textsSchema })),
  scope: 'browser',
  maxAgeMs: DAY_MS,
  clearOnSignOut: true,
})

/** The controls' values of one record, by field name. */
export interface PreviewedValues {
  /** As the record had them. */
  seen: Readonly<Record<string, string>>
  /** As they are to be. */
  values: Readonly<Record<string, string>>
}

/** Stores the values by record id; returns the key. If the browser stores nothing, they last as long as the page. */
export function storePreviewedValues(records: ReadonlyMap<number, PreviewedValues>): string {
  const key = createUniqueKey()
  previewedValuesStorage.write(Object.fromEntries(records), key)
  return key
}

/** The values of a record under this key; null if they are not stored any more. */
export const loadPreviewedValues = (key: string, id: number): PreviewedValues | null =>
  previewedValuesStorage.read(key)?.[String(id)] ?? null
