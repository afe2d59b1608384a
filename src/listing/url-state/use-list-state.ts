/**
 * The url state of a list for its screen, including the columns and the mode that the operator has chosen for it
 * before.
 */
import { type RouterHistory, useRouter, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { ListState } from '#commands/screen.ts'
import { navigateTo } from '#commands/runtime.ts'
import { persisted } from '#lib/storage/persisted.ts'
import { parseQueryParams, formatQueryParams } from '#lib/urls/route-location.ts'
import type { AnyList } from '#listing/define.ts'
import { isDefaultLayout, LAYOUT_KEYS, sanitizeLayout } from './column-layout.ts'
import { storeMode, getStorageKey, hasLayoutParams } from './stored-mode.ts'
import { parseListState, formatListState } from './list-state-url.ts'
import { useStableValue } from './use-stable.ts'

const namesSchema = z.array(z.string())
const choiceStorage = persisted({
  name: 'colunas',
  version: 2,
  scope: 'browser',
  schema: z.object({
    layout: z.object({
      hidden: namesSchema,
      order: namesSchema,
      widths: z.record(z.string(), z.number()),
      pinned: namesSchema,
    }),
    continuous: z.boolean(),
  }),
})

/** Stores columns and mode for this operator and list, or removes the entry if both are the definition's. */
export function storeChoice(definition: AnyList, { layout, continuous }: ListState): void {
  const storageKey = getStorageKey(definition.path)
  if (isDefaultLayout(layout) && !continuous) choiceStorage.remove(storageKey)
  else choiceStorage.write({ layout: structuredClone(layout) as never, continuous }, storageKey)
  storeMode(definition.path, continuous)
}

/**
 * Returns the query of this state. The definition's columns are written if the operator has stored others: a view that
 * is opened with them keeps them.
 */
export function formatSearch(definition: AnyList, state: ListState): string {
  const search = formatListState(definition, state)
  if (!isDefaultLayout(state.layout) || state.continuous || !choiceStorage.read(getStorageKey(definition.path)))
    return search
  return addDefaultLayoutParam(search)
}

/** Adds the definition's columns and mode to a query that names neither. */
export const addDefaultLayoutParam = (search: string): string =>
  hasLayoutParams(new URLSearchParams(search)) ? search : `${search === '' ? '?' : `${search}&`}colunas=padrao`

/** Adds the operator's stored columns and mode to a query that names neither. */
export function applyStoredChoice(definition: AnyList, search: string): string {
  const params = new URLSearchParams(search)
  if (hasLayoutParams(params)) return search
  const choice = choiceStorage.read(getStorageKey(definition.path))
  if (!choice) return search
  const { layout, continuous } = choice
  const state = {
    ...parseListState(definition, parseQueryParams(search)),
    layout: sanitizeLayout(definition, layout),
    continuous,
  }
  const chosen = new URLSearchParams(formatListState(definition, state))
  for (const key of [...LAYOUT_KEYS, 'modo']) {
    const value = chosen.get(key)
    if (value !== null) params.set(key, value)
  }
  return formatQueryParams(Object.fromEntries(params))
}

/** Returns the state that the list shows, as the URL has it. Call `settle` before you change the URL. */
export function useListState(definition: AnyList): { state: ListState; settle: () => void } {
  const [search, settle] = useListSearch(definition)
  const read = useMemo(() => parseListState(definition, parseQueryParams(search)), [definition, search])
  // The identity stays while the content is equal: text typed into the fields then survives a page turn.
  const filters = useStableValue(read.filters)
  const state = useMemo(() => ({ ...read, filters }), [read, filters])
  return { state, settle }
}

/**
 * Returns the query that the list shows: the URL's, to which the first visit adds the operator's own columns. Call the
 * second value before you change the URL: from then on the URL alone counts, and Back undoes a choice of columns.
 */
function useListSearch(definition: AnyList): [search: string, settle: () => void] {
  const router = useRouter()
  const search = useSearchOfPath(definition.path)
  const [entry] = useState(() => ({ search, own: applyStoredChoice(definition, search) }))
  const [isSettled, setSettled] = useState(false)
  const shownSearch = !isSettled && search === entry.search ? entry.own : search
  useEffect(() => {
    if (shownSearch !== search)
      navigateTo({ to: definition.path, search: parseQueryParams(shownSearch) }, { replace: true })
  }, [shownSearch, search, definition])
  useEffect(() => {
    const history: RouterHistory = router.history
    let before = getLayoutParams(definition, history.location.search)
    return history.subscribe(({ action, location }) => {
      if (location.pathname !== definition.path) return
      const now = getLayoutParams(definition, location.search)
      const hasChanged = now !== before
      before = now
      // Only a browser step that changes columns or mode is stored; a step between pages says nothing about them.
      if (hasChanged && action.type !== 'PUSH' && action.type !== 'REPLACE')
        storeChoice(definition, parseListState(definition, parseQueryParams(location.search)))
    })
  }, [router, definition])
  // Setting the state again would make React draw the old list once more before the URL changes.
  return [shownSearch, () => isSettled || setSettled(true)]
}

/**
 * Returns the query of the list at `path`. During navigation to another screen the URL is already that screen's while
 * this one is still drawn. Its query would make this list request a page that it does not have.
 */
function useSearchOfPath(path: string): string {
  const [read] = useState(() => {
    let last = ''
    return ({ pathname, searchStr }: { pathname: string; searchStr: string }): string =>
      pathname === path ? (last = searchStr) : last
  })
  return useLocation({ select: read })
}

/** Returns columns and mode of a query as one text, for comparison. */
function getLayoutParams(definition: AnyList, search: string): string {
  const { layout, continuous } = parseListState(definition, parseQueryParams(search))
  return JSON.stringify([layout, continuous])
}
