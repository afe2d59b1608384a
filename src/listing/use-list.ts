/**
 * The list engine's hook: URL state, the one query behind it, the cursor kept by record id, the selection kept over
 * pages, and the handle through which every command reaches the list (commands/screen.ts).
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { queryClient, takenOver } from '#api/query.ts'
import { leaveList, openedAt, placeToReturnTo } from './list-places.ts'
import { readQuery } from '#lib/place.ts'
import type { Row } from '#commands/noun.ts'
import { goTo } from '#commands/runtime.ts'
import { type ListState, registerList } from '#commands/screen.ts'
import { announce } from '#ui/announce.ts'
import { TIGHT, useMedia } from '#ui/media.ts'
import { freshFor } from './ahead.ts'
import { PLAIN_LAYOUT } from './column-layout.ts'
import type { AnyList } from './define.ts'
import { whyNotAsked } from './first-page.ts'
import { centreRows, columnsSeen, tableRowAt, topRows, useGridTable } from './grid-table.ts'
import { createHandle } from './list-handle.ts'
import { keepChoice, useListSearch, writeSearch } from './list-search.ts'
import type { Cursor, ListModel, OpenMenu, OpenPanel } from './model.ts'
import { aboveTwin, longPlaceOf } from './long-cursor.ts'
import { firstAsked, longRows, placeInBlocks } from './long-rows.ts'
import { listPageQuery } from './page-query.ts'
import { recordsText } from './records-text.ts'
import { NO_ROWS, shownPage } from './shown-page.ts'
import { listPlace, nextListState, readListState, toggledSort, writeListState } from './url-state.ts'
import { useLongRows } from './use-long-rows.ts'
import { useAhead } from './use-ahead.ts'
import { usePinned } from './use-pinned.ts'
import { useStable } from './use-stable.ts'

/** ms after which a request that is under way is told: what comes sooner tells itself. */
const LONG_WAIT = 500

const NOTHING_FRESH: ReadonlySet<number> = new Set()

/** Runs one list screen. Rows are empty while a request is under way, as the specification writes it (spec 1 §4). */
export function useList(definition: AnyList): ListModel {
  const router = useRouter()
  const [address, settle] = useListSearch(definition)
  const read = useMemo(() => readListState(definition, readQuery(address)), [definition, address])
  // The same ones as long as they say the same: what is typed in their fields stays over another page.
  const filters = useStable(read.filters)
  const state = useMemo(() => ({ ...read, filters }), [read, filters])
  const idle = whyNotAsked(definition, state)
  const enabled = idle === null
  const asked = firstAsked(state)
  const options = listPageQuery(definition, asked)
  const query = useQuery({
    ...options,
    ...takenOver(options.queryKey, openedAt(definition.path)),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  })
  const { data: had, isFetching, isError, isPending, isPlaceholderData } = query
  const given = { data: had, isFetching, isError, isPending, isPlaceholderData }
  const { loading, failed, answer, rows: pageRows, totals } = shownPage(given, enabled, state.size)

  // Back from a form or a history: the cursor stands where it stood (listing/README §5).
  const [returned] = useState(() => placeToReturnTo(definition.path, writeListState(definition, state)))
  const [cursor, setCursor] = useState<Cursor | null>(returned?.cursor ?? null)
  const [selection, setSelection] = useState<ReadonlyMap<number, Row>>(new Map())
  const [notice, setNotice] = useState<string | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<number>>(NOTHING_FRESH)
  const [typed, setTyped] = useState<ListState['filters'] | null>(null)
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [panel, setPanel] = useState<OpenPanel>(null)
  const gridRef = useRef<HTMLTableElement>(null)
  const filterRef = useRef<HTMLFormElement>(null)

  /** What the operator changed, said together with its outcome: one message per action (commands/keys/README §10). */
  const did = useRef('')

  function show(patch: Partial<ListState>, said?: string) {
    // In one long table a page is a place to go to.
    if (state.continuous && patch.page !== undefined && Object.keys(patch).length === 1) {
      did.current = ''
      return model.jump(patch.page * state.size)
    }
    const next = nextListState(state, patch)
    const isView = patch.page !== undefined || patch.size !== undefined || patch.sort !== undefined || patch.filters
    // A change of page keeps the column and puts the cursor on the first row (commands/keys/README §5); in another order,
    // filter or size it goes to its record where that is on the page.
    if (isView && patch.continuous === undefined)
      setCursor(
        (current) =>
          current && {
            ...current,
            row: current.row === -1 ? -1 : 0,
            id: patch.page === undefined ? current.id : null,
          },
      )
    setNotice(null)
    did.current = said ?? deedOf(definition, state, next, totals?.totalPages ?? 1)
    if (patch.layout || patch.continuous !== undefined) keepChoice(definition, next)
    settle()
    goTo({ to: definition.path, search: readQuery(writeSearch(definition, next)) })
  }

  // While a page is read its place is kept by the rows before it, out of sight.
  const page = (enabled && !failed && query.data) || null
  const isTight = useMedia(TIGHT)
  const view = writeListState(definition, { ...state, layout: PLAIN_LAYOUT, pins: [] })
  const long = useLongRows(state.continuous && !loading, view, page, asked.page)
  const content = state.continuous ? long.loaded : (page?.content ?? NO_ROWS)
  const { pins } = state
  const away = usePinned(definition, pins, content, (gone) => {
    if (gone.length > 0) setNotice(`Não se pôde ler o que estava fixado: ${gone.map((id) => `#${id}`).join(', ')}.`)
  })
  const data = useMemo(() => (away.length === 0 ? content : [...away, ...content]), [away, content])
  const table = useGridTable({ definition, state, data, selection, isTight, show, setSelection })
  const columns = columnsSeen(table)
  const tops = topRows(table, pins.length > 0)
  const centre = centreRows(table, pins.length > 0)
  const total = totals?.totalElements ?? 0
  const rows = useMemo(() => {
    const top = tops.map(({ original }) => original)
    if (state.continuous) return longRows(top, long.blocks, loading ? 0 : total)
    return top.length === 0 ? pageRows : [...top, ...(loading ? [] : centre.map(({ original }) => original))]
  }, [tops, centre, pageRows, loading, total, state.continuous, long.blocks])
  const cursorRow =
    cursor === null
      ? null
      : state.continuous
        ? longPlaceOf(cursor, rows, tops.length, long.blocks)
        : placeOf(cursor, rows)
  const meanPage = useAhead(definition, state, totals?.totalPages ?? 0, enabled && !loading)
  const model: ListModel = {
    definition,
    state,
    table,
    rows,
    pageRows: state.continuous ? long.pageOf(cursor?.row ?? 0, tops.length) : pageRows,
    tops,
    centreCount: state.continuous ? rows.length - tops.length : pins.length > 0 ? centre.length : content.length,
    rowAt(index) {
      if (index < tops.length) return tops[index]
      const place = index - tops.length
      if (!state.continuous) return pins.length > 0 ? centre[place] : tableRowAt(table, place)
      const inBlocks = placeInBlocks(long.blocks, place)
      return inBlocks === null ? undefined : tableRowAt(table, away.length + inBlocks)
    },
    blocks: long.blocks,
    pageSeen: state.continuous && cursor ? Math.floor(Math.max(0, cursor.row - tops.length) / state.size) : state.page,
    viewKey: view,
    drawnCount: content.length,
    firstRow: page?.firstRow ?? asked.page * asked.size,
    columns,
    loading,
    failed,
    idle,
    totals,
    cursor: cursor === null || cursorRow === null ? null : { ...cursor, row: cursorRow },
    selection,
    fresh,
    notice,
    typed,
    menu,
    panel,
    gridRef,
    filterRef,
    setCursor(meant, id) {
      const next = { ...meant, row: aboveTwin(model, meant.row) }
      // While the rows are away the cursor keeps its record.
      const kept = rows.length === 0 && next.row === cursor?.row ? cursor.id : null
      setCursor({ ...next, id: id ?? rows[next.row]?.id ?? kept })
    },
    setSelection,
    toggleColumn(field) {
      const column = table.getColumn(field)
      if (column && !(columns.length === 1 && column.getIsVisible())) column.toggleVisibility()
    },
    applyFilters(next) {
      const kept = writeListState(definition, nextListState(state, { filters: next }))
      if (kept === writeListState(definition, state)) model.reload()
      else show({ filters: next })
    },
    setFresh,
    setNotice,
    setTyped,
    setMenu,
    setPanel,
    closeMenu() {
      setMenu(null)
      gridRef.current?.focus()
    },
    sortBy: (field) => show({ sort: toggledSort(state.sort, field) }),
    reload() {
      setNotice(null)
      long.forget()
      if (enabled) void query.refetch()
    },
    giveUp() {
      if (!loading) return false
      void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true })
      return true
    },
    show,
    turn: (step) => show({ page: model.pageSeen + step }),
    setBlock: (at, block) => long.setBlock(at, block),
    blockFailed: () => setNotice('Não foi possível carregar estas linhas.'),
    jump(place) {
      const row = tops.length + Math.max(0, Math.min(place, total - 1))
      model.setCursor({ row, column: cursor?.column ?? 0 })
    },
    meanPage,
  }

  // The last records of the last page were removed, or the address names a page that is not there.
  const lastPage = answer && answer.totalElements > 0 ? Math.ceil(answer.totalElements / state.size) - 1 : null
  const isBeyond = !loading && lastPage !== null && state.page > lastPage
  useEffect(() => {
    if (isBeyond && lastPage !== null) goTo(listPlace(definition, { ...state, page: lastPage }), { replace: true })
  }, [isBeyond, lastPage, definition, state])

  // Read again beneath an open menu: where its record is gone, so is the menu, and the focus is the table's.
  const menuRow = menu !== null && typeof menu === 'object' && 'row' in menu ? menu.row : null
  const [gone, setGone] = useState<string | null>(null)
  if (menuRow !== null && !loading && !data.some(({ id }) => id === menuRow)) {
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
  // What only moves columns or rows on top is told by its own verb, and the count is no news then.
  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => announce('Carregando...'), LONG_WAIT)
      return () => clearTimeout(timer)
    }
    if (failed) announce('Não foi possível carregar.')
    else if (enabled) announce(did.current + (totalElements === 0 ? 'Nenhum registro' : recordsText(totalElements)))
    did.current = ''
  }, [loading, failed, enabled, totalElements, view])

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
