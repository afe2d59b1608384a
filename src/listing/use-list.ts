/**
 * The list engine's hook: URL state, the one query behind it, the cursor kept by record id, the selection kept over
 * pages, and the handle through which every command reaches the list (commands/screen.ts).
 */
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { queryOptions, takenOver } from '#api/query.ts'
import { leaveList, openedAt, placeToReturnTo } from '#commands/list-places.ts'
import type { Row } from '#commands/noun.ts'
import { type ListState, registerList } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { PHONE, useMedia } from '#ui/media.ts'
import type { AnyList } from './define.ts'
import { pageInput, whyNotAsked } from './first-page.ts'
import { createHandle } from './list-handle.ts'
import type { Cursor, ListModel, OpenMenu, Totals } from './model.ts'
import { recordsText } from './records-text.ts'
import { nextListState, readListState, toggledSort, writeListState } from './url-state.ts'

const NO_ROWS: readonly Row[] = []
const NOTHING_FOUND: Totals = { totalElements: 0, totalPages: 0 }

/** Runs one list screen. Rows are empty while a request is under way, as the specification writes it (spec 1 §4). */
export function useList(definition: AnyList): ListModel {
  const router = useRouter()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const state = useMemo(() => readListState(definition, search), [definition, search])
  const idle = whyNotAsked(definition, state)
  const enabled = idle === null
  const options = queryOptions(definition.query, pageInput(definition, state))
  const query = useQuery({
    ...options,
    ...takenOver(options.queryKey, openedAt(definition.path)),
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const loading = enabled && query.isFetching
  const failed = enabled && !loading && query.isError
  const rows: readonly Row[] = (!loading && !failed && enabled && query.data?.content) || NO_ROWS

  // The last known figures stand while the next page is fetched, so that nothing in the footer jumps.
  const [known, setKnown] = useState<Totals | null>(null)
  const totals = failed || !enabled ? NOTHING_FOUND : (query.data ?? known)
  const fresh = query.data
  if (fresh && (fresh.totalElements !== known?.totalElements || fresh.totalPages !== known.totalPages)) setKnown(fresh)

  // Back from a form or a history: the cursor stands where it stood (listing/README §5).
  const [returned] = useState(() => placeToReturnTo(definition.path, writeListState(definition, state)))
  const [cursor, setCursor] = useState<Cursor | null>(returned?.cursor ?? null)
  const [selection, setSelection] = useState<ReadonlyMap<number, Row>>(new Map())
  const [notice, setNotice] = useState<string | null>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const gridRef = useRef<HTMLTableElement>(null)
  const filterRef = useRef<HTMLFormElement>(null)

  /** What the operator changed, said together with its outcome: one message per action (commands/keys/README §10). */
  const did = useRef('')

  const isPhone = useMedia(PHONE)
  const columns = useMemo(() => {
    const visible = definition.columns.filter((column) => !state.hidden.includes(column.field))
    if (!isPhone) return visible
    return visible.toSorted((one, other) => Number(one.lateOnPhone ?? false) - Number(other.lateOnPhone ?? false))
  }, [definition, state, isPhone])
  const cursorRow = cursor === null ? null : placeOf(cursor, rows)
  const model: ListModel = {
    definition,
    state,
    rows,
    columns,
    loading,
    failed,
    idle,
    totals: totals && { totalElements: totals.totalElements, totalPages: totals.totalPages },
    cursor: cursor === null || cursorRow === null ? null : { ...cursor, row: cursorRow },
    selection,
    notice,
    menu,
    gridRef,
    filterRef,
    setCursor(next) {
      // While the rows are away the cursor keeps its record.
      const kept = rows.length === 0 && next.row === cursor?.row ? cursor.id : null
      setCursor({ ...next, id: rows[next.row]?.id ?? kept })
    },
    setSelection,
    toggleColumn(field) {
      const others = state.hidden.filter((name) => name !== field)
      const next = others.length < state.hidden.length ? others : [...others, field]
      if (next.length < definition.columns.length) model.show({ hidden: next })
    },
    applyFilters(next) {
      const kept = writeListState(definition, nextListState(state, { filters: next }))
      if (kept === writeListState(definition, state)) model.reload()
      else model.show({ filters: next })
    },
    setNotice,
    setMenu,
    closeMenu() {
      setMenu(null)
      gridRef.current?.focus()
    },
    sortBy(field) {
      model.show({ sort: toggledSort(state.sort, field) })
    },
    reload() {
      setNotice(null)
      if (enabled) void query.refetch()
    },
    show(patch) {
      const next = nextListState(state, patch)
      // A change of page keeps the column and puts the cursor on the first row (commands/keys/README §5).
      if (!patch.hidden) setCursor((current) => current && { ...current, row: current.row === -1 ? -1 : 0, id: null })
      setNotice(null)
      did.current = deedOf(definition, state, next, totals?.totalPages ?? 1)
      router.history.push(definition.path + writeListState(definition, next))
    },
  }

  // The last records of the last page were removed, or the address names a page that is not there.
  const lastPage = fresh && fresh.totalPages > 0 ? fresh.totalPages - 1 : null
  const isBeyond = !loading && lastPage !== null && state.page > lastPage
  useEffect(() => {
    if (isBeyond && lastPage !== null)
      router.history.replace(definition.path + writeListState(definition, { ...state, page: lastPage }))
  }, [isBeyond, lastPage, router, definition, state])

  // Read again beneath an open menu: where its record is gone, so is the menu, and the focus is the table's.
  const menuRow = typeof menu === 'object' ? (menu?.row ?? null) : null
  const [gone, setGone] = useState<string | null>(null)
  if (menuRow !== null && !loading && !rows.some(({ id }) => id === menuRow)) {
    const text = `#${menuRow} não está mais nesta página.`
    setMenu(null)
    setNotice(text)
    setGone(text)
  }
  useEffect(() => {
    if (gone === null) return
    announce(gone)
    gridRef.current?.focus()
  }, [gone])

  const live = useRef(model)
  /** The last one of its own address: on the way to another screen the address is that screen's already. */
  const shown = useRef(model)
  useEffect(() => {
    live.current = model
    if (router.state.location.pathname === definition.path) shown.current = model
  })
  useLayoutEffect(() => {
    const grid = gridRef.current
    if (returned?.inTable) grid?.focus()
    return () => {
      const { state: left, cursor: at } = shown.current
      const inTable = grid?.contains(document.activeElement) ?? false
      const kept = at && { row: at.row, column: at.column, id: at.id }
      leaveList(definition.path, { search: writeListState(definition, left), cursor: kept, inTable })
    }
  }, [definition, returned])
  useEffect(() => registerList(createHandle(definition, () => live.current)), [definition])

  const totalElements = model.totals?.totalElements ?? 0
  useEffect(() => {
    if (loading) return announce('Carregando...')
    if (failed) announce('Não foi possível carregar.')
    else if (enabled) announce(did.current + (totalElements === 0 ? 'Nenhum registro' : recordsText(totalElements)))
    did.current = ''
  }, [loading, failed, enabled, totalElements, state])

  return model
}

/** 'Ordenado por Nome, crescente. ' or 'Página 2 de 32. '; '' for any other change. */
function deedOf({ columns }: AnyList, before: ListState, now: ListState, pages: number): string {
  if (now.sort !== before.sort) {
    const [field, direction] = now.sort.split(',')
    const label = columns.find((column) => column.field === field)?.label ?? field
    return `Ordenado por ${label}, ${direction === 'ASC' ? 'crescente' : 'decrescente'}. `
  }
  return now.page !== before.page && now.size === before.size ? `Página ${now.page + 1} de ${pages}. ` : ''
}

/** The row index of the cursor: its record's, else the row that took its place, else the last one. */
function placeOf(cursor: Cursor, rows: readonly Row[]): number {
  if (cursor.row === -1 || rows.length === 0) return cursor.row
  const index = cursor.id === null ? -1 : rows.findIndex((row) => row.id === cursor.id)
  return index >= 0 ? index : Math.max(0, Math.min(cursor.row, rows.length - 1))
}
