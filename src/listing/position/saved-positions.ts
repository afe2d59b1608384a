import type { Resource, RoutedResource, Row } from '#commands/resource.ts'
import { recordsProcessed } from '#commands/screen.ts'
import { type RouteLocation, parseQueryParams } from '#lib/urls/route-location.ts'
import { withoutRecords } from '#listing/selection.ts'

/**
 * Where the operator stood in each list, for the way back to it from a form, a record or a history: the same page,
 * order and filter, the cursor on the record that was opened or saved, what was selected, and the preview where it was
 * open. Lives as long as the page, which a sign-out ends.
 */
export interface SavedPosition {
  /** The list's own: '/produtos'. */
  path: string
  /** The address's query with its '?', or ''; null: none was seen, and any view will do. */
  search: string | null
  /** Row index, column and record of the cursor; null where the table was not entered. */
  cursor: { row: number; column: number; id: number | null } | null
  /** The table had the focus. */
  hadTableFocus: boolean
  /** How far it was scrolled, px. */
  scrollTop: number
  /** Whose records they are. */
  resource: Resource
  selection: ReadonlyMap<number, Row>
  /** The record under the cursor stood beside the table. */
  isPreviewOpen: boolean
  /** The record that was saved since. */
  savedRecordId?: number
}

/** The list that was left last: only to that one somebody comes back. */
let lastPosition: SavedPosition | null = null

const openedAtByPath = new Map<string, number>()

/** The operator is on the way to the list at `path`, which is read from now on; ms since the epoch. */
export const recordListOpened = (path: string): void => void openedAtByPath.set(path, Date.now())

/** When that was for the last time; Infinity where its screen was reached some other way. */
export const getListOpenedAt = (path: string): number => openedAtByPath.get(path) ?? Infinity

/** A list is left. */
export const saveListPosition = (position: SavedPosition): void => void (lastPosition = position)

/** Where the list at `path` was left, if no other list was seen since and it shows the same view again. */
export const findSavedPosition = (path: string, search: string): SavedPosition | null =>
  lastPosition?.path === path && (lastPosition.search ?? search) === search ? lastPosition : null

/** The way back to a list: as it was left, else its plain path. */
export const getReturnLocation = (path: string): RouteLocation => ({
  to: path,
  search: parseQueryParams((lastPosition?.path === path && lastPosition.search) || ''),
})

/**
 * A record of this noun was saved: on return to its list the cursor stands on it, and its row is marked, also where
 * another list was left last.
 */
export function markSavedRecord(resource: RoutedResource, id: number): void {
  const { path } = resource
  const fresh = { path, search: null, cursor: null, scrollTop: 0, resource, selection: new Map(), isPreviewOpen: false }
  const place = lastPosition?.path === path ? lastPosition : fresh
  lastPosition = {
    ...place,
    cursor: { row: 0, column: 0, ...place.cursor, id },
    hadTableFocus: true,
    savedRecordId: id,
  }
}

// Acted on elsewhere, by phrase or in a run that went on, it is selected no more when one comes back.
recordsProcessed.subscribe((resource, ids) => {
  if (lastPosition?.resource === resource)
    lastPosition = { ...lastPosition, selection: withoutRecords(lastPosition.selection, ids) }
})
