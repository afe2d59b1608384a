import type { Noun, PlacedNoun, Row } from '#commands/noun.ts'
import { recordsDone } from '#commands/screen.ts'
import { type Place, readQuery } from '#lib/places/place.ts'
import { without } from '#listing/selection.ts'

/**
 * Where the operator stood in each list, for the way back to it from a form, a record or a history: the same page,
 * order and filter, the cursor on the record that was opened or saved, what was selected, and the preview where it was
 * open. Lives as long as the page, which a sign-out ends.
 */
export interface ListPlace {
  /** The list's own: '/produtos'. */
  path: string
  /** The address's query with its '?', or ''; null: none was seen, and any view will do. */
  search: string | null
  /** Row index, column and record of the cursor; null where the table was not entered. */
  cursor: { row: number; column: number; id: number | null } | null
  /** The table had the focus. */
  inTable: boolean
  /** How far it was scrolled, px. */
  top: number
  /** Whose records they are. */
  noun: Noun
  selection: ReadonlyMap<number, Row>
  /** The record under the cursor stood beside the table. */
  isPreviewed: boolean
  /** The record that was saved since. */
  saved?: number
}

/** The list that was left last: only to that one somebody comes back. */
let left: ListPlace | null = null

const opened = new Map<string, number>()

/** The operator is on the way to the list at `path`, which is read from now on; ms since the epoch. */
export const noteOpened = (path: string): void => void opened.set(path, Date.now())

/** When that was for the last time; Infinity where its screen was reached some other way. */
export const openedAt = (path: string): number => opened.get(path) ?? Infinity

/** A list is left. */
export const leaveList = (place: ListPlace): void => void (left = place)

/** Where the list at `path` was left, if no other list was seen since and it shows the same view again. */
export const placeToReturnTo = (path: string, search: string): ListPlace | null =>
  left?.path === path && (left.search ?? search) === search ? left : null

/** The way back to a list: as it was left, else its plain path. */
export const backTo = (path: string): Place => ({
  to: path,
  search: readQuery((left?.path === path && left.search) || ''),
})

/**
 * A record of this noun was saved: on return to its list the cursor stands on it, and its row is marked, also where
 * another list was left last.
 */
export function returnToRecord(noun: PlacedNoun, id: number): void {
  const { path } = noun
  const fresh = { path, search: null, cursor: null, top: 0, noun, selection: new Map(), isPreviewed: false }
  const place = left?.path === path ? left : fresh
  left = { ...place, cursor: { row: 0, column: 0, ...place.cursor, id }, inTable: true, saved: id }
}

// Acted on elsewhere, by phrase or in a run that went on, it is selected no more when one comes back.
recordsDone.subscribe((noun, ids) => {
  if (left?.noun === noun) left = { ...left, selection: without(left.selection, ids) }
})
