/**
 * What records are called, by resource and id, as far as it is known: filled by who reads their lists
 * (listing/record/resource-names.ts), read by who speaks of a record. It asks for nothing, so that a resource's own
 * definition may use it.
 */
import { createStore } from '#lib/storage/store.ts'
import { type Resource, type Row, summarizeRow } from './resource.ts'

/** Names by id, by the id of their resource. */
const namesStore = createStore<ReadonlyMap<string, ReadonlyMap<number, string>>>(new Map())

/** Calls the listener when names have come, or went with the session; returns the way to stop. */
export const subscribeToNames = namesStore.subscribe

/** What the record with this id is called; undefined where that is not namesStore. */
export const getRecordName = (resource: Pick<Resource, 'id'>, id: number): string | undefined =>
  namesStore.get().get(resource.id)?.get(id)

/** '15 Ana Prado'; '15' where the name is not namesStore. */
export const formatRecordWithName = (resource: Pick<Resource, 'id'>, id: number): string =>
  `${id} ${getRecordName(resource, id) ?? ''}`.trim()

/** Adds the names that these rows of the resource's list tell. */
export function addRecordNames(resource: Resource, rows: readonly Row[]): void {
  const all = namesStore.get()
  const named = rows.map((row) => summarizeRow(resource, row)).filter(({ name }) => name !== '')
  namesStore.set(
    new Map(all).set(
      resource.id,
      new Map([...(all.get(resource.id) ?? []), ...named.map(({ id, name }) => [id, name] as const)]),
    ),
  )
}

/** Forgets all names: what one operator may see is not kept for the next. */
export const clearRecordNames = (): void => namesStore.set(new Map())
