/**
 * The records that the operator has opened, edited or acted on, newest first, for the palette. Stored in this browser for
 * this operator only, and cleared at sign-out: names may be those of persons.
 */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import type { Resource } from './resource.ts'

const MAX_RECORDS = 50
/** A command on many records does not push all others out. */
const MAX_AT_ONCE = 5

const recordSchema = z.object({
  resourceId: z.string(),
  id: z.number(),
  /** As it was last seen; '' if it has none, or none is known. */
  name: z.string(),
})

/** One record, by the id of its resource and its own. */
export type RecentRecord = z.output<typeof recordSchema>

const recentStore = createPersistedStore<readonly RecentRecord[]>(
  { name: 'registros', version: 1, schema: z.array(recordSchema), scope: 'browser', clearOnSignOut: true },
  [],
)

/** Returns the records, newest first. */
export const getRecentRecords = recentStore.get

/** Puts these records first, five at most. A name that is not known now stays as it was. */
export function rememberRecords(
  resource: Pick<Resource, 'id'>,
  records: readonly { id: number; name: string }[],
): void {
  const added = records.filter(({ id }) => isRecordId(id)).slice(0, MAX_AT_ONCE)
  if (added.length === 0) return
  recentStore.update((stored) => {
    const isSame = (record: RecentRecord, id: number) => record.resourceId === resource.id && record.id === id
    const first = added.map(({ id, name }) => ({
      resourceId: resource.id,
      id,
      name: name || (stored.find((record) => isSame(record, id))?.name ?? ''),
    }))
    const others = stored.filter((record) => !added.some(({ id }) => isSame(record, id)))
    return [...first, ...others].slice(0, MAX_RECORDS)
  })
}

/** Removes records that no longer exist. */
export function forgetRecords(resource: Pick<Resource, 'id'>, ids: readonly number[]): void {
  if (ids.length > 0)
    recentStore.update((stored) =>
      stored.filter(({ resourceId, id }) => resourceId !== resource.id || !ids.includes(id)),
    )
}
