/** What the record dialog of a list shows, and its location: '?ver=12' (spec 1 §2.8). */
import type { ReactNode } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { type RouteLocation, parseQueryParams } from '#lib/urls/route-location.ts'
import type { RoutedResource } from '#commands/resource.ts'

/** What one record dialog shows. */
export interface RecordDialogOptions<R> {
  /** The resource of the list below the dialog. */
  resource: RoutedResource
  /**
   * Reads the record. Without it, no call reads a single record, and the row is found in the list (the resource's
   * `scanOrder`).
   */
  endpoint?: Endpoint<{ id: number }, R>
  /** Returns label and value pairs, in order. */
  getDetails: (row: R) => readonly (readonly [string, ReactNode])[]
  /** Returns links to related pages: text and location. */
  getLinks?: (row: R, id: number) => readonly (readonly [string, RouteLocation])[]
  /** The record has a form. */
  isEditable?: boolean
}

/** Returns the location of the list with this record's dialog open (null: closed). Page and filters stay. */
export function getRecordDialogLocation(path: string, id: number | null): RouteLocation {
  const { ver: _, ...others } = parseQueryParams(location.pathname.endsWith(path) ? location.search : '')
  return { to: path, search: id === null ? others : { ...others, ver: String(id) } }
}
