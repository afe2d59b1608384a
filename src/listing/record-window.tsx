/** A list's view window, 'Cashback #12', open while the address says '?ver=12' (spec 1 §2.8). */
import { useRouterState } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react'
import type { Endpoint } from '#api/endpoint.ts'

/** What one window shows; `query` loads the record by its id. */
export interface RecordView<R> {
  /** Of the list below: '/cashbacks'. */
  path: string
  title: (id: number) => string
  query: Endpoint<{ id: number }, R>
  /** Label and value, in order. */
  facts: (row: R) => readonly (readonly [string, ReactNode])[]
  /** The form of this record, where it has one. */
  edit?: (id: number) => string
}

const RecordDialog = lazy(() => import('./record-dialog.tsx').then((module) => ({ default: module.RecordDialog })))

/** The list's address with this record's window open (null: with none); its page and filters stay below the window. */
export function windowAddress(path: string, id: number | null): string {
  const params = new URLSearchParams(location.pathname.endsWith(path) ? location.search : '')
  if (id === null) params.delete('ver')
  else params.set('ver', String(id))
  const search = params.toString()
  return path + (search === '' ? '' : `?${search}`)
}

/** Makes the component that a list definition takes as `above`: nothing until a record is asked for. */
export function recordWindow<R>(view: RecordView<R>): ComponentType {
  return function RecordWindow() {
    const id = Number(
      useRouterState({ select: ({ location: { searchStr } }) => new URLSearchParams(searchStr).get('ver') }),
    )
    if (!Number.isSafeInteger(id) || id <= 0) return null
    return (
      <Suspense fallback={null}>
        <RecordDialog view={view as RecordView<unknown>} id={id} />
      </Suspense>
    )
  }
}
