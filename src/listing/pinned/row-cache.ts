/**
 * Records of lists as they were seen last, for those that stay on top of another page, and which of them the operator
 * has removed; for the life of the page.
 */
import type { Resource, Row } from '#commands/resource.ts'
import { createStore } from '#lib/storage/store.ts'
import type { AnyList } from '#listing/define.ts'

/** By list and id. */
const rowCacheStore = createStore<ReadonlyMap<string, Row>>(new Map())
const getRowKey = ({ path }: AnyList, id: number) => `${path} ${id}`

/** All that is remembered; the same object until something is added. */
export const getCachedRows = rowCacheStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToCachedRows = rowCacheStore.subscribe

/** Notes records of a list; the same ones again tell nobody. */
export function cacheRows(definition: AnyList, rows: readonly Row[]): void {
  const before = rowCacheStore.get()
  const news = rows.filter((row) => before.get(getRowKey(definition, row.id)) !== row)
  if (news.length > 0)
    rowCacheStore.set(new Map([...before, ...news.map((row) => [getRowKey(definition, row.id), row] as const)]))
}

/** A record that was noted, among `rows` or all. */
export const getCachedRow = (definition: AnyList, id: number, rows = rowCacheStore.get()): Row | undefined =>
  rows.get(getRowKey(definition, id))

const removedRecords = new Set<string>()
const getRecordKey = (resource: Resource, id: number) => `${resource.id} ${id}`

/** Notes that this record was removed here: what tells that has been told, and its row says no more of it. */
export const markRemoved = (noun: Resource, id: number): void => void removedRecords.add(getRecordKey(noun, id))

/** Whether it was removed here, and not by others. */
export const wasRemovedHere = (noun: Resource, id: number): boolean => removedRecords.has(getRecordKey(noun, id))
