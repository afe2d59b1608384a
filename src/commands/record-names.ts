/**
 * The known names of records, by resource and id. Code that reads lists fills the store
 * (listing/record/resource-names.ts); code that mentions a record reads it. This file requests nothing, so that a
 * resource's definition may use it.
 */
import { createStore } from '#lib/storage/store.ts'
import { type Resource, type Row, summarizeRow } from './resource.ts'

/** Names by record id, by the id of their resource. */
const namesStore = createStore<ReadonlyMap<string, ReadonlyMap<number, string>>>(new Map())

/** Calls the listener when names are added or cleared; returns the function that unsubscribes. */
export const subscribeToNames = namesStore.subscribe

/** The name of the record with this id; undefined if it is not known. */
export const getRecordName = (resource: Pick<Resource, 'id'>, id: number): string | undefined =>
  namesStore.get().get(resource.id)?.get(id)

/** '15 Ana Prado'; '15' if the name is not known. */
export const formatRecordWithName = (resource: Pick<Resource, 'id'>, id: number): string =>
  `${id} ${getRecordName(resource, id) ?? ''}`.trim()

/** Adds the names in these rows of the resource's list. */
export function addRecordNames(resource: Resource, rows: readonly Row[]): void {
  const all = namesStore.get()
  const namedRecords = rows.map((row) => summarizeRow(resource, row)).filter(({ name }) => name !== '')
  namesStore.set(
    new Map(all).set(
      resource.id,
      new Map([...(all.get(resource.id) ?? []), ...namedRecords.map(({ id, name }) => [id, name] as const)]),
    ),
  )
}

/** Clears all names: the next operator may not be allowed to see what this one saw. */
export const clearRecordNames = (): void => namesStore.set(new Map())
