/**
 * What records are called, by resource and id, as far as it is known: filled by who reads their lists
 * (listing/record/learnt-names.ts), read by who speaks of a record. It asks for nothing, so that a resource's own
 * definition may use it.
 */
import { createStore } from '#lib/kept/store.ts'
import { type Noun, type Row, summaryOf } from './noun.ts'

/** Names by id, by the id of their resource. */
const known = createStore<ReadonlyMap<string, ReadonlyMap<number, string>>>(new Map())

/** Calls the listener when names have come, or went with the session; returns the way to stop. */
export const onNames = known.subscribe

/** What the record with this id is called; undefined where that is not known. */
export const nameOf = (noun: Pick<Noun, 'id'>, id: number): string | undefined => known.get().get(noun.id)?.get(id)

/** '15 Ana Prado'; '15' where the name is not known. */
export const recordText = (noun: Pick<Noun, 'id'>, id: number): string => `${id} ${nameOf(noun, id) ?? ''}`.trim()

/** Adds the names that these rows of the resource's list tell. */
export function noteNames(noun: Noun, rows: readonly Row[]): void {
  const all = known.get()
  const named = rows.map((row) => summaryOf(noun, row)).filter(({ name }) => name !== '')
  known.set(
    new Map(all).set(
      noun.id,
      new Map([...(all.get(noun.id) ?? []), ...named.map(({ id, name }) => [id, name] as const)]),
    ),
  )
}

/** Forgets all names: what one operator may see is not kept for the next. */
export const forgetNames = (): void => known.set(new Map())
