/**
 * What records are called, by their id, where no call reads one record: learnt from the list of their noun. Where that
 * is short one page of it has all names; of a long one the pages are asked for on which the wanted ids stand.
 */
import { call } from '#api/session/client.ts'
import { onSessionLost } from '#api/session/session-exit.ts'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import type { Resource } from '#commands/resource.ts'
import { clearRecordNames, getRecordName, addRecordNames } from '#commands/record-names.ts'
import { createIdSearch } from './id-search.ts'

/** Most names of a noun that are learnt at once: as many rows as a list gives (spec 1 §9). */
const MAX_NAMES = 1000

/** How the names of one noun are learnt. */
interface Learning {
  /** Resolves when the names are there that its first page has: true where these are all. */
  first: Promise<boolean>
  /** By id, also of one that is not found: no id is asked for twice. */
  sought: Map<number, Promise<void>>
  seek: (id: number) => Promise<void>
}

/** Nouns that were asked for; a failure is not repeated, the ids stand for the names. */
const requestedResources = new Map<string, Learning>()
let sessionController = new AbortController()

// What one operator may see is not kept for the next, nor what is still on its way.
onSessionLost(() => {
  sessionController.abort()
  sessionController = new AbortController()
  requestedResources.clear()
  clearRecordNames()
})

/**
 * Asks for the names of this noun's records when the first rows stand, and for those of these ids where one page does
 * not have them all. Resolves when they are there, or cannot be had; never rejects.
 */
export async function loadResourceNames(resource: Resource, ids: readonly number[] = []): Promise<void> {
  if (!resource.search) return
  let learning = requestedResources.get(resource.id)
  if (!learning) requestedResources.set(resource.id, (learning = beginLearning(resource)))
  const { first, sought, seek } = learning
  if (await first) return
  await Promise.all(
    ids.map((id) => {
      let search = sought.get(id)
      if (!search && isRecordId(id) && getRecordName(resource, id) === undefined) sought.set(id, (search = seek(id)))
      return search
    }),
  )
}

function beginLearning(resource: Resource): Learning {
  const { signal } = sessionController
  const read = async (input: { page: number; size: number; sort?: string }) => {
    const page = await call(await resource.search!.list(), input, { signal })
    if (!signal.aborted) addRecordNames(resource, page.content)
    return page
  }
  let total = 0
  const first = startupIdle
    .then(() => read({ page: 0, size: MAX_NAMES }))
    .then(({ content, totalElements }) => {
      total = totalElements
      return content.length >= totalElements
    })
    // What is refused once would be refused for each id as well.
    .catch(() => true)
  const seeker = first.then(() => createIdSearch((page, size) => read({ page, size, sort: 'id,ASC' }), total))
  return { first, sought: new Map(), seek: (id) => seeker.then((seek) => seek(id)).catch(() => {}) }
}
