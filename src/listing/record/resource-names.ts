/**
 * Loads the names of records by id, for rows that only have an id: from the list of their resource. One page of a short
 * list has all names; from a long list, the pages of the wanted ids are read.
 */
import { limitPageSize } from '#api/capabilities.ts'
import { call } from '#api/session/client.ts'
import { onSessionLost } from '#api/session/session-exit.ts'
import { startupIdle } from '#lib/startup/startup-idle.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import type { Resource } from '#commands/resource.ts'
import { clearRecordNames, getRecordName, addRecordNames } from '#commands/record-names.ts'
import { createIdSearch } from './id-search.ts'

/** Maximum of names loaded at once: as many rows as a list gives (spec 1 §9). */
const MAX_NAMES = 1000

/** The loading state of one resource's names. */
interface NameLoader {
  /** A page could not be read. */
  hasFailed: boolean
  /** Resolves when the first page has loaded: true if it has all names. */
  first: Promise<boolean>
  /** By id, also if not found: no id is requested twice. */
  searchesById: Map<number, Promise<void>>
  seek: (id: number) => Promise<void>
}

/**
 * Creates the names of one console: they are loaded once for each resource and session. Names that one operator may see
 * are not kept for the next one, including pending responses.
 */
export function createResourceNames() {
  /**
   * Resources that were requested. A failure is not repeated for rows: ids are shown in the place of names. It is
   * repeated for an export.
   */
  const loadersByResource = new Map<string, NameLoader>()
  let sessionController = new AbortController()

  onSessionLost(() => {
    sessionController.abort()
    sessionController = new AbortController()
    loadersByResource.clear()
    clearRecordNames()
  })

  return {
    /**
     * Loads the names of this resource's records when the first rows are shown, and those of `ids` if one page does not
     * have them all. Resolves to false if some of these cannot be loaded; never rejects. With `isRetry` reads that
     * failed are repeated.
     */
    async loadResourceNames(resource: Resource, ids: readonly number[] = [], isRetry = false): Promise<boolean> {
      if (!resource.search) return true
      let loader = loadersByResource.get(resource.id)
      if (!loader || (isRetry && loader.hasFailed)) {
        loader = createNameLoader(resource, sessionController.signal)
        loadersByResource.set(resource.id, loader)
      }
      const { first, searchesById, seek } = loader
      const hasAll = () => !loader.hasFailed || ids.every((id) => getRecordName(resource, id) !== undefined)
      if (await first) return hasAll()
      await Promise.all(
        ids.map((id) => {
          let search = searchesById.get(id)
          if (!search && isRecordId(id) && getRecordName(resource, id) === undefined)
            searchesById.set(id, (search = seek(id)))
          return search
        }),
      )
      return hasAll()
    },
  }
}

/** The names of this page's console. */
export const { loadResourceNames } = createResourceNames()

/** Starts to load a resource's names; `signal` ends with the session. */
function createNameLoader(resource: Resource, signal: AbortSignal): NameLoader {
  const read = async (input: { page: number; size: number; sort?: string }) => {
    const page = await call(await resource.search!.list(), input, { signal })
    if (!signal.aborted) addRecordNames(resource, page.content)
    return page
  }
  let total = 0
  const first = startupIdle
    .then(() => read({ page: 0, size: limitPageSize(MAX_NAMES) }))
    .then(({ content, totalElements }) => {
      total = totalElements
      return content.length >= totalElements
    })
    // A refused call would be refused for each id as well.
    .catch(() => (loader.hasFailed = true))
  const seeker = first.then(() => createIdSearch((page, size) => read({ page, size, sort: 'id,ASC' }), total))
  const loader: NameLoader = {
    hasFailed: false,
    first,
    searchesById: new Map(),
    seek: (id) => seeker.then((seek) => seek(id)).catch(() => void (loader.hasFailed = true)),
  }
  return loader
}
