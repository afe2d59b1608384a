/** Named views of lists: the address with filters, sort, size and columns under a name, kept in this browser. */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { fold } from '#lib/written/fold.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { kept } from '#lib/kept/kept.ts'
import { owner } from '#lib/kept/owner.ts'
import { createStore } from '#lib/kept/store.ts'
import { type Place, placeAt } from '#lib/places/place.ts'

const MOST = 100

const view = z.object({ name: z.string(), to: z.string() })

/** A named view, its address as path and query. */
export type View = z.output<typeof view>

const place = kept({ name: 'visoes', version: 1, schema: z.array(view), where: 'browser' })

/** All views of this operator by name; none where storage holds something else. Never throws. */
export const savedViews = (): View[] =>
  // A path of the console and nothing else: what is stored may have been written by anything.
  (place.read() ?? []).filter(({ to }) => /^\/(?![/\\])/.test(to))

/** Counts the changes, so that React reads the views again. */
const changes = createStore(0)
const noteChange = () => changes.set(changes.get() + 1)
owner.subscribe(noteChange)
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === place.key()) noteChange()
  })

/** All views for React, drawn again as they change, in other tabs too. */
export function useSavedViews(): readonly View[] {
  useSyncExternalStore(changes.subscribe, changes.get)
  return savedViews()
}

/** Where a view leads; its name goes with it, so that what is changed there can be saved under it. */
export function viewPlace({ name, to }: View): Place {
  const { search, ...at } = placeAt(to)
  return { ...at, search: { ...search, visao: name } }
}

/** The view of exactly this name; accents and case aside. */
export const viewNamed = (name: string): View | undefined =>
  savedViews().find((each) => fold(each.name) === fold(name.trim()))

/** The view of this name, else the only one whose name begins so; accents and case aside. */
export function findView(name: string): View | undefined {
  const wanted = fold(name.trim())
  const begun = savedViews().filter((each) => fold(each.name).startsWith(wanted))
  return viewNamed(name) ?? (begun.length === 1 && wanted !== '' ? begun[0] : undefined)
}

/** Keeps the address under the name, in the place of a view of that name; what is to be told of it. */
export function saveView(given: string, to: string): string {
  const name = plainLine(given).trim()
  const others = savedViews().filter((each) => fold(each.name) !== fold(name))
  if (others.length >= MOST) return `Já há ${MOST} visões: exclua uma antes`
  const all = [...others, { name, to }].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  const isSaved = place.write(all)
  noteChange()
  return isSaved ? `Visão “${name}” salva` : 'O navegador não permite guardar a visão'
}

/** Forgets the view of this name. */
export function dropView(name: string): void {
  place.write(savedViews().filter((each) => fold(each.name) !== fold(name.trim())))
  noteChange()
}
