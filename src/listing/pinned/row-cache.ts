/**
 * Remembers records of lists as they were last seen, for pinned rows of other pages, and which of them the operator has
 * removed. It lives as long as the browser page.
 */
import type { Resource, Row } from '#commands/resource.ts'
import { createStore } from '#lib/storage/store.ts'
import type { AnyList } from '#listing/define.ts'

/** By list and id. */
const rowCacheStore = createStore<ReadonlyMap<string, Row>>(new Map())
const getRowKey = ({ path }: AnyList, id: number) => `${path} ${id}`

/** Returns all remembered rows; the same object until something is added. */
export const getCachedRows = rowCacheStore.get
/** Subscribes to changes; returns the function that unsubscribes. */
export const subscribeToCachedRows = rowCacheStore.subscribe

/** Remembers records of a list. Unchanged records notify nobody. */
export function cacheRows(definition: AnyList, rows: readonly Row[]): void {
  const before = rowCacheStore.get()
  const changedRows = rows.filter((row) => before.get(getRowKey(definition, row.id)) !== row)
  if (changedRows.length > 0)
    rowCacheStore.set(new Map([...before, ...changedRows.map((row) => [getRowKey(definition, row.id), row] as const)]))
}

/** Returns a remembered record, from `rows` or from the whole cache. */
export const getCachedRow = (definition: AnyList, id: number, rows = rowCacheStore.get()): Row | undefined =>
  rows.get(getRowKey(definition, id))

const removedRecords = new Set<string>()
const getRecordKey = (resource: Resource, id: number) => `${resource.id} ${id}`

/** Remembers that this record was removed here: the operator has already been told. */
export const markRemoved = (resource: Resource, id: number): void => void removedRecords.add(getRecordKey(resource, id))

/** True if the record was removed here, and not by others. */
export const wasRemovedHere = (resource: Resource, id: number): boolean =>
  removedRecords.has(getRecordKey(resource, id))
