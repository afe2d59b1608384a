/** The address's query of a list, and the columns and mode that its operator has chosen for it before. */
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

/** Keeps columns and mode for this operator and list; what is as the definition has it is forgotten. */
export function storeChoice(definition: AnyList, { layout, continuous }: ListState): void {
  const part = getStorageKey(definition.path)
  if (isDefaultLayout(layout) && !continuous) choiceStorage.remove(part)
  else choiceStorage.write({ layout: structuredClone(layout) as never, continuous }, part)
  storeMode(definition.path, continuous)
}

/**
 * The query of this state. Columns as the definition has them are said where the operator keeps others: a view that is
 * opened with them stays with them.
 */
export function formatSearch(definition: AnyList, state: ListState): string {
  const search = formatListState(definition, state)
  if (!isDefaultLayout(state.layout) || state.continuous || !choiceStorage.read(getStorageKey(definition.path)))
    return search
  return addDefaultLayoutParam(search)
}

/** The query with columns and mode told, where it says nothing of either: those of the definition. */
export const addDefaultLayoutParam = (search: string): string =>
  hasLayoutParams(new URLSearchParams(search)) ? search : `${search === '' ? '?' : `${search}&`}colunas=padrao`

/** The query with the operator's own columns and mode, where it says nothing of either. */
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

/** What the list shows, as the address has it; `settle` is to be called before the address is changed. */
export function useListState(definition: AnyList): { state: ListState; settle: () => void } {
  const [search, settle] = useListSearch(definition)
  const read = useMemo(() => parseListState(definition, parseQueryParams(search)), [definition, search])
  // The same ones as long as they say the same: what is typed in their fields stays over another page.
  const filters = useStableValue(read.filters)
  const state = useMemo(() => ({ ...read, filters }), [read, filters])
  return { state, settle }
}

/**
 * The query that the list shows: the address's, which at first is given the operator's own columns. The second value is
 * to be called before the address is changed: from then on it is the whole truth, and Back undoes a choice of columns.
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
      // A step of the browser's that takes a choice back; one between pages of a view says nothing of it.
      if (hasChanged && action.type !== 'PUSH' && action.type !== 'REPLACE')
        storeChoice(definition, parseListState(definition, parseQueryParams(location.search)))
    })
  }, [router, definition])
  // Told again, React would draw the list as it stands before the address is written.
  return [shownSearch, () => isSettled || setSettled(true)]
}

/**
 * The query of the list at `path`. On the way to another screen the address is that screen's already while this one is
 * still drawn: its query is none of this list's, which would ask for a page that it does not have.
 */
function useSearchOfPath(path: string): string {
  const [read] = useState(() => {
    let last = ''
    return ({ pathname, searchStr }: { pathname: string; searchStr: string }): string =>
      pathname === path ? (last = searchStr) : last
  })
  return useLocation({ select: read })
}

/** Columns and mode of an address, as one text. */
function getLayoutParams(definition: AnyList, search: string): string {
  const { layout, continuous } = parseListState(definition, parseQueryParams(search))
  return JSON.stringify([layout, continuous])
}
