/** What the record dialog of a list shows, and how it opens over the list (spec 1 §2.8). */
import type { ReactNode } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { type RouteLocation, parseQueryParams } from '#lib/urls/route-location.ts'
import { RECORD_PARAM, type RoutedResource } from '#commands/resource.ts'

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

/**
 * Adds page and filters of the list on the screen to a location of that list, with a record's dialog (`recordLocation`)
 * or without one (`listLocation`).
 */
export function keepListQuery({ to, search, ...rest }: RouteLocation): RouteLocation {
  const { [RECORD_PARAM]: _, ...others } = parseQueryParams(location.pathname.endsWith(to) ? location.search : '')
  return { ...rest, to, search: { ...others, ...search } }
}
