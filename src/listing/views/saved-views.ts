/** Named views of lists: the address with filters, sort, size and columns under a name, kept in this browser. */
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { persisted } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createStore } from '#lib/storage/store.ts'
import { type RouteLocation, parseHref } from '#lib/urls/route-location.ts'

const MAX_VIEWS = 100

const viewSchema = z.object({ name: z.string(), to: z.string() })

/** A named view, its address as path and query. */
export type SavedView = z.output<typeof viewSchema>

const viewStorage = persisted({ name: 'visoes', version: 1, schema: z.array(viewSchema), scope: 'browser' })

/** All views of this operator by name; none where storage holds something else. Never throws. */
export const getSavedViews = (): SavedView[] =>
  // A path of the console and nothing else: what is stored may have been written by anything.
  (viewStorage.read() ?? []).filter(({ to }) => /^\/(?![/\\])/.test(to))

/** Counts the changes, so that React reads the views again. */
const changes = createStore(0)
const noteChange = () => changes.set(changes.get() + 1)
ownerStore.subscribe(noteChange)
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === viewStorage.storageKey()) noteChange()
  })

/** All views for React, drawn again as they change, in other tabs too. */
export function useSavedViews(): readonly SavedView[] {
  useSyncExternalStore(changes.subscribe, changes.get)
  return getSavedViews()
}

/** Where a view leads; its name goes with it, so that what is changed there can be saved under it. */
export function getViewLocation({ name, to }: SavedView): RouteLocation {
  const { search, ...at } = parseHref(to)
  return { ...at, search: { ...search, visao: name } }
}

/** The view of exactly this name; accents and case aside. */
export const findViewByExactName = (name: string): SavedView | undefined =>
  getSavedViews().find((each) => normalizeText(each.name) === normalizeText(name.trim()))

/** The view of this name, else the only one whose name begins so; accents and case aside. */
export function findView(name: string): SavedView | undefined {
  const wanted = normalizeText(name.trim())
  const begun = getSavedViews().filter((each) => normalizeText(each.name).startsWith(wanted))
  return findViewByExactName(name) ?? (begun.length === 1 && wanted !== '' ? begun[0] : undefined)
}

/** Keeps the address under the name, in the place of a view of that name; what is to be told of it. */
export function saveView(givenName: string, href: string): string {
  const name = sanitizeLine(givenName).trim()
  const others = getSavedViews().filter((each) => normalizeText(each.name) !== normalizeText(name))
  if (others.length >= MAX_VIEWS) return `Já há ${MAX_VIEWS} visões: exclua uma antes`
  const all = [...others, { name, to: href }].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  const isSaved = viewStorage.write(all)
  noteChange()
  return isSaved ? `Visão “${name}” salva` : 'O navegador não permite guardar a visão'
}

/** Forgets the view of this name. */
export function deleteView(name: string): void {
  viewStorage.write(getSavedViews().filter((each) => normalizeText(each.name) !== normalizeText(name.trim())))
  noteChange()
}
