/** The address's query of a list, and the columns and mode that its operator has chosen for it before. */
import { type RouterHistory, useRouter, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { ListState } from '#commands/screen.ts'
import { goTo } from '#commands/runtime.ts'
import { kept } from '#lib/kept/kept.ts'
import { readQuery, writeQuery } from '#lib/places/place.ts'
import type { AnyList } from '#listing/define.ts'
import { isPlain, LAYOUT_KEYS, soundLayout } from './column-layout.ts'
import { noteMode, partOf, saysShape } from './kept-mode.ts'
import { readListState, writeListState } from './url-state.ts'
import { useStable } from './use-stable.ts'

const names = z.array(z.string())
const choices = kept({
  name: 'colunas',
  version: 1,
  where: 'browser',
  schema: z.object({
    layout: z.object({ hidden: names, order: names, widths: z.record(z.string(), z.number()), held: names }),
    continuous: z.boolean(),
  }),
})

/** Keeps columns and mode for this operator and list; what is as the definition has it is forgotten. */
export function keepChoice(definition: AnyList, { layout, continuous }: ListState): void {
  const part = partOf(definition.path)
  if (isPlain(layout) && !continuous) choices.drop(part)
  else choices.write({ layout: structuredClone(layout) as never, continuous }, part)
  noteMode(definition.path, continuous)
}

/**
 * The query of this state. Columns as the definition has them are said where the operator keeps others: a view that is
 * opened with them stays with them.
 */
export function writeSearch(definition: AnyList, state: ListState): string {
  const search = writeListState(definition, state)
  if (!isPlain(state.layout) || state.continuous || !choices.read(partOf(definition.path))) return search
  return saysPlain(search)
}

/** The query with columns and mode told, where it says nothing of either: those of the definition. */
export const saysPlain = (search: string): string =>
  saysShape(new URLSearchParams(search)) ? search : `${search === '' ? '?' : `${search}&`}colunas=padrao`

/** The query with the operator's own columns and mode, where it says nothing of either. */
export function withChoice(definition: AnyList, search: string): string {
  const params = new URLSearchParams(search)
  if (saysShape(params)) return search
  const choice = choices.read(partOf(definition.path))
  if (!choice) return search
  const { layout, continuous } = choice
  const state = { ...readListState(definition, readQuery(search)), layout: soundLayout(definition, layout), continuous }
  const chosen = new URLSearchParams(writeListState(definition, state))
  for (const key of [...LAYOUT_KEYS, 'modo']) {
    const value = chosen.get(key)
    if (value !== null) params.set(key, value)
  }
  return writeQuery(Object.fromEntries(params))
}

/** What the list shows, as the address has it; `settle` is to be called before the address is changed. */
export function useListState(definition: AnyList): { state: ListState; settle: () => void } {
  const [search, settle] = useListSearch(definition)
  const read = useMemo(() => readListState(definition, readQuery(search)), [definition, search])
  // The same ones as long as they say the same: what is typed in their fields stays over another page.
  const filters = useStable(read.filters)
  const state = useMemo(() => ({ ...read, filters }), [read, filters])
  return { state, settle }
}

/**
 * The query that the list shows: the address's, which at first is given the operator's own columns. The second value is
 * to be called before the address is changed: from then on it is the whole truth, and Back undoes a choice of columns.
 */
function useListSearch(definition: AnyList): [search: string, settle: () => void] {
  const router = useRouter()
  const search = useOwnSearch(definition.path)
  const [entry] = useState(() => ({ search, own: withChoice(definition, search) }))
  const [isSettled, setSettled] = useState(false)
  const shown = !isSettled && search === entry.search ? entry.own : search
  useEffect(() => {
    if (shown !== search) goTo({ to: definition.path, search: readQuery(shown) }, { replace: true })
  }, [shown, search, definition])
  useEffect(() => {
    const history: RouterHistory = router.history
    let before = shape(definition, history.location.search)
    return history.subscribe(({ action, location }) => {
      if (location.pathname !== definition.path) return
      const now = shape(definition, location.search)
      const hasChanged = now !== before
      before = now
      // A step of the browser's that takes a choice back; one between pages of a view says nothing of it.
      if (hasChanged && action.type !== 'PUSH' && action.type !== 'REPLACE')
        keepChoice(definition, readListState(definition, readQuery(location.search)))
    })
  }, [router, definition])
  // Told again, React would draw the list as it stands before the address is written.
  return [shown, () => isSettled || setSettled(true)]
}

/**
 * The query of the list at `path`. On the way to another screen the address is that screen's already while this one is
 * still drawn: its query is none of this list's, which would ask for a page that it does not have.
 */
function useOwnSearch(path: string): string {
  const [read] = useState(() => {
    let last = ''
    return ({ pathname, searchStr }: { pathname: string; searchStr: string }): string =>
      pathname === path ? (last = searchStr) : last
  })
  return useLocation({ select: read })
}

/** Columns and mode of an address, as one text. */
function shape(definition: AnyList, search: string): string {
  const { layout, continuous } = readListState(definition, readQuery(search))
  return JSON.stringify([layout, continuous])
}
