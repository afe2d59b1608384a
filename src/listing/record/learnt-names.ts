/** What records are called, by their id, where no call reads one record: learnt from one page of their list. */
import { call } from '#api/session/client.ts'
import { onSessionLost } from '#api/session/session-leave.ts'
import { atRest } from '#lib/start/at-rest.ts'
import { createStore } from '#lib/kept/store.ts'
import { type Noun, summaryOf } from '#commands/noun.ts'

/** Most names of a noun that are learnt: as many rows as a list gives at once (spec 1 §9). */
const MOST = 1000

type Names = ReadonlyMap<number, string>

const known = createStore<ReadonlyMap<string, Names>>(new Map())
/** Nouns that were asked for; a failure is not repeated, the ids stand for the names. */
const asked = new Set<string>()
let session = new AbortController()

// What one operator may see is not kept for the next, nor what is still on its way.
onSessionLost(() => {
  session.abort()
  session = new AbortController()
  asked.clear()
  known.set(new Map())
})

/** Calls the listener when names have come, or went with the session; returns the way to stop. */
export const onNames = known.subscribe

/** What the record with this id is called; undefined where that is not known. */
export const nameOf = (noun: Noun, id: number): string | undefined => known.get().get(noun.id)?.get(id)

/** '15 Ana Prado'; '15' where the name is not known. */
export const recordText = (noun: Noun, id: number): string => `${id} ${nameOf(noun, id) ?? ''}`.trim()

/**
 * Asks once in a session, when the first rows stand, for the names of this noun's records: one request, never one a
 * row.
 */
export function learnNames(noun: Noun): void {
  const { search } = noun
  if (!search || asked.has(noun.id)) return
  asked.add(noun.id)
  const { signal } = session
  void atRest
    .then(async () => call(await search.list(), { page: 0, size: MOST }, { signal }))
    .then(({ content }) => {
      if (signal.aborted) return
      const named = content.map((row) => summaryOf(noun, row)).filter(({ name }) => name !== '')
      known.set(new Map(known.get()).set(noun.id, new Map(named.map(({ id, name }) => [id, name]))))
    })
    .catch(() => {})
}
