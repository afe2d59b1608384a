/** What a list's view window shows, and where it is open: '?ver=12' (spec 1 §2.8). */
import type { ReactNode } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { type Place, readQuery } from '#lib/places/place.ts'
import type { PlacedNoun } from '#commands/noun.ts'

/** What one window shows. */
export interface RecordView<R> {
  /** Of the list below. */
  noun: PlacedNoun
  /** Reads the record; left out where no call does, and its row is found in the list (`walk` of the noun). */
  query?: Endpoint<{ id: number }, R>
  /** Label and value, in order. */
  facts: (row: R) => readonly (readonly [string, ReactNode])[]
  /** What belongs to it, as links: a text and a page. */
  links?: (row: R, id: number) => readonly (readonly [string, Place])[]
  /** The record has a form. */
  edits?: boolean
}

/** The list with this record's window open (null: with none); its page and filters stay below the window. */
export function windowPlace(path: string, id: number | null): Place {
  const { ver: _, ...others } = readQuery(location.pathname.endsWith(path) ? location.search : '')
  return { to: path, search: id === null ? others : { ...others, ver: String(id) } }
}
