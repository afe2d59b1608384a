import { type Place, readQuery } from '#lib/place.ts'

/**
 * Where the operator stood in each list, for the way back to it from a form, a record or a history: the same page, order
 * and filter, and the cursor on the record that was opened or saved. Lives as long as the page, which a sign-out ends.
 */
export interface ListPlace {
  /** The address's query with its '?', or ''. */
  search: string
  /** Row index, column and record of the cursor; null where the table was not entered. */
  cursor: { row: number; column: number; id: number | null } | null
  /** The table had the focus. */
  inTable: boolean
  /** How far it was scrolled, px. */
  top: number
  /** The record that was saved since. */
  saved?: number
}

const places = new Map<string, ListPlace>()
/** The list that was left last: only to that one somebody comes back. */
let last: string | null = null

const opened = new Map<string, number>()

/** The operator is on the way to the list at `path`, which is read from now on; ms since the epoch. */
export const noteOpened = (path: string): void => void opened.set(path, Date.now())

/** When that was for the last time; Infinity where its screen was reached some other way. */
export const openedAt = (path: string): number => opened.get(path) ?? Infinity

/** A list is left; `path` is its own: '/produtos'. */
export function leaveList(path: string, place: ListPlace): void {
  places.set(path, place)
  last = path
}

/** Where the list at `path` was left, if no other list was seen since and it shows the same view again. */
export function placeToReturnTo(path: string, search: string): ListPlace | null {
  const place = places.get(path)
  return place && last === path && place.search === search ? place : null
}

/** The way back to a list: as it was left, else its plain path. */
export const backTo = (path: string): Place => ({
  to: path,
  search: readQuery(last === path ? (places.get(path)?.search ?? '') : ''),
})

/** A record of the list was saved: on return the cursor stands on it, and its row is marked. */
export function returnToRecord(path: string, id: number): void {
  const place = places.get(path)
  if (place)
    places.set(path, { ...place, cursor: { row: 0, column: 0, ...place.cursor, id }, inTable: true, saved: id })
}
