/** What a list's view window shows, and where it is open: '?ver=12' (spec 1 §2.8). */
import type { ReactNode } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { type RouteLocation, parseQueryParams } from '#lib/urls/route-location.ts'
import type { RoutedResource } from '#commands/resource.ts'

/** What one window shows. */
export interface RecordDialogOptions<R> {
  /** Of the list below. */
  resource: RoutedResource
  /** Reads the record; left out where no call does, and its row is found in the list (`walk` of the noun). */
  endpoint?: Endpoint<{ id: number }, R>
  /** Label and value, in order. */
  getDetails: (row: R) => readonly (readonly [string, ReactNode])[]
  /** What belongs to it, as links: a text and a page. */
  getLinks?: (row: R, id: number) => readonly (readonly [string, RouteLocation])[]
  /** The record has a form. */
  isEditable?: boolean
}

/** The list with this record's window open (null: with none); its page and filters stay below the window. */
export function getRecordDialogLocation(path: string, id: number | null): RouteLocation {
  const { ver: _, ...others } = parseQueryParams(location.pathname.endsWith(path) ? location.search : '')
  return { to: path, search: id === null ? others : { ...others, ver: String(id) } }
}
