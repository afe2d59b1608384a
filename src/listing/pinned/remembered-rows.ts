/**
 * Records of lists as they were seen last, for those that stay on top of another page, and which of them the operator
 * has removed; for the life of the page.
 */
import type { Noun, Row } from '#commands/noun.ts'
import { createStore } from '#lib/kept/store.ts'
import type { AnyList } from '#listing/define.ts'

/** By list and id. */
const known = createStore<ReadonlyMap<string, Row>>(new Map())
const keyOf = ({ path }: AnyList, id: number) => `${path} ${id}`

/** All that is remembered; the same object until something is added. */
export const rememberedRows = known.get
/** Called on every change; returns the way to stop. */
export const onRememberedRows = known.subscribe

/** Notes records of a list; the same ones again tell nobody. */
export function rememberRows(definition: AnyList, rows: readonly Row[]): void {
  const before = known.get()
  const news = rows.filter((row) => before.get(keyOf(definition, row.id)) !== row)
  if (news.length > 0) known.set(new Map([...before, ...news.map((row) => [keyOf(definition, row.id), row] as const)]))
}

/** A record that was noted, among `rows` or all. */
export const rememberedRow = (definition: AnyList, id: number, rows = known.get()): Row | undefined =>
  rows.get(keyOf(definition, id))

const removed = new Set<string>()
const nameOf = (noun: Noun, id: number) => `${noun.id} ${id}`

/** Notes that this record was removed here: what tells that has been told, and its row says no more of it. */
export const noteRemoved = (noun: Noun, id: number): void => void removed.add(nameOf(noun, id))

/** Whether it was removed here, and not by others. */
export const wasRemovedHere = (noun: Noun, id: number): boolean => removed.has(nameOf(noun, id))
