/** Saved views of lists: the URL with filters, sort, size and columns under a name, stored in this browser. */
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

/** A saved view: its name, and its path and query. */
export type SavedView = z.output<typeof viewSchema>

const viewStorage = persisted({ name: 'visoes', version: 1, schema: z.array(viewSchema), scope: 'browser' })

/** Returns this operator's views, sorted by name; none if the storage is invalid. Never throws. */
export const getSavedViews = (): SavedView[] =>
  // Accept only a path of the console: the storage may have been written by anything.
  (viewStorage.read() ?? []).filter(({ to }) => /^\/(?![/\\])/.test(to))

/** Counts the changes, so that React reads the views again. */
const changes = createStore(0)
const noteChange = () => changes.set(changes.get() + 1)
ownerStore.subscribe(noteChange)
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === viewStorage.storageKey()) noteChange()
  })

/** Returns all views for React; renders again when they change, in other tabs too. */
export function useSavedViews(): readonly SavedView[] {
  useSyncExternalStore(changes.subscribe, changes.get)
  return getSavedViews()
}

/** Returns the location of a view. Its name is in the query, so that changes can be saved under it. */
export function getViewLocation({ name, to }: SavedView): RouteLocation {
  const { search, ...at } = parseHref(to)
  return { ...at, search: { ...search, visao: name } }
}

/** Returns the view with exactly this name, ignoring accents and case. */
export const findViewByExactName = (name: string): SavedView | undefined =>
  getSavedViews().find((view) => normalizeText(view.name) === normalizeText(name.trim()))

/** Returns the view with this name, else the only one whose name begins with it, ignoring accents and case. */
export function findView(name: string): SavedView | undefined {
  const wanted = normalizeText(name.trim())
  const matches = getSavedViews().filter((view) => normalizeText(view.name).startsWith(wanted))
  return findViewByExactName(name) ?? (matches.length === 1 && wanted !== '' ? matches[0] : undefined)
}

/** Stores the URL under the name, replacing a view of that name. Returns the message for the operator. */
export function saveView(givenName: string, href: string): string {
  const name = sanitizeLine(givenName).trim()
  const others = getSavedViews().filter((view) => normalizeText(view.name) !== normalizeText(name))
  if (others.length >= MAX_VIEWS) return `Já há ${MAX_VIEWS} visões: exclua uma antes`
  const all = [...others, { name, to: href }].sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
  const isSaved = viewStorage.write(all)
  noteChange()
  return isSaved ? `Visão “${name}” salva` : 'O navegador não permite guardar a visão'
}

/** Deletes the view of this name. */
export function deleteView(name: string): void {
  viewStorage.write(getSavedViews().filter((view) => normalizeText(view.name) !== normalizeText(name.trim())))
  noteChange()
}
