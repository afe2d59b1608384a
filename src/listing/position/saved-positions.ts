/** Stores where the operator was in the list that was left last, and restores it when the operator returns. */
import type { Resource, RoutedResource, Row } from '#commands/resource.ts'
import { getScreen, recordsProcessed } from '#commands/screen.ts'
import { type RouteLocation, parseHref, parseQueryParams } from '#lib/urls/route-location.ts'
import { withoutRecords } from '#listing/selection.ts'

/**
 * The operator's position in the list that was left last, for the return from a form, a record or a history: the same
 * page, order and filter, the cursor on the record that was opened or saved, the selection, and the open preview. It
 * lives as long as the browser page, which a sign-out ends.
 */
export interface SavedPosition {
  /** Path of the list: '/produtos'. */
  path: string
  /** The URL's query with its '?', or ''; null if the list was not seen, in which case any view matches. */
  search: string | null
  /** Row index, column and record of the cursor; null if the table was not entered. */
  cursor: { row: number; column: number; id: number | null } | null
  /** The table had the focus. */
  hadTableFocus: boolean
  /** Scroll position, px. */
  scrollTop: number
  /** The resource of the records. */
  resource: Resource
  selection: ReadonlyMap<number, Row>
  /** The preview was open. */
  isPreviewOpen: boolean
  /** The record that was saved since. */
  savedRecordId?: number
}

/**
 * Creates the store of the list that was left last: an operator can only return to this one. It also has the times of
 * navigation to lists.
 */
export function createPositionStore() {
  let lastPosition: SavedPosition | null = null
  const openedAtByPath = new Map<string, number>()

  // A record that was processed elsewhere (by phrase, or in a run that went on) is no longer selected on return.
  recordsProcessed.subscribe((resource, ids) => {
    if (lastPosition?.resource === resource)
      lastPosition = { ...lastPosition, selection: withoutRecords(lastPosition.selection, ids) }
  })

  return {
    /**
     * Stores the time (ms since the epoch) at which the operator navigates to the list at `path`. Responses from then on
     * are new enough for it.
     */
    markListOpened: (path: string): void => void openedAtByPath.set(path, Date.now()),

    /**
     * Returns the time (ms since the epoch) of the last such navigation; Infinity if the screen was reached another
     * way.
     */
    getListOpenedAt: (path: string): number => openedAtByPath.get(path) ?? Infinity,

    /** Saves the position of a list that is left. */
    saveListPosition: (position: SavedPosition): void => void (lastPosition = position),

    /** Returns the position of the list at `path` if no other list was seen since and it shows the same view; else null. */
    findSavedPosition: (path: string, search: string): SavedPosition | null =>
      lastPosition?.path === path && (lastPosition.search ?? search) === search ? lastPosition : null,

    /**
     * Returns the location to go back to: the list as it was left; after a reload as it was when the page on the screen
     * was opened from it; else its plain path.
     */
    getReturnLocation(path: string): RouteLocation {
      if (lastPosition?.path === path && lastPosition.search !== null)
        return { to: path, search: parseQueryParams(lastPosition.search) }
      const { origin } = getScreen()
      const source = origin && parseHref(origin.address)
      return { to: path, search: (source?.to === path && source.search) || {} }
    },

    /**
     * Remembers that a record of this resource was saved. On return to its list the cursor is on that record and its row
     * is marked, also if another list was left last.
     */
    markSavedRecord(resource: RoutedResource, id: number): void {
      const { path } = resource
      const fresh = {
        path,
        search: null,
        cursor: null,
        scrollTop: 0,
        resource,
        selection: new Map(),
        isPreviewOpen: false,
      }
      const position = lastPosition?.path === path ? lastPosition : fresh
      lastPosition = {
        ...position,
        cursor: { row: 0, column: 0, ...position.cursor, id },
        hadTableFocus: true,
        savedRecordId: id,
      }
    },
  }
}

/** The positions of this page. */
export const {
  markListOpened,
  getListOpenedAt,
  saveListPosition,
  findSavedPosition,
  getReturnLocation,
  markSavedRecord,
} = createPositionStore()
