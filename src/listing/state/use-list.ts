/**
 * The hook of the list engine, for ListScreen: it joins the url state, the request behind it, the rows, the cursor
 * (kept by record id), the selection (kept across pages) and the handle for commands (commands/screen.ts).
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import { navigateTo } from '#commands/runtime.ts'
import type { ListState } from '#commands/screen.ts'
import { useListState } from '#listing/url-state/use-list-state.ts'
import { findRowIndex } from '#listing/url-state/continuous-rows.ts'
import { toListLocation, formatListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import type { Cursor, ListModel } from '#listing/model.ts'
import { findSavedPosition } from '#listing/position/saved-positions.ts'
import { getContinuousCursorRowIndex } from '#listing/position/continuous-cursor.ts'
import { useCursorTracking } from '#listing/position/use-cursor-tracking.ts'
import { changeState, getViewKey } from './change-state.ts'
import { useFrozenView } from './use-frozen-view.ts'
import { createListModel } from './list-model.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useRemovedRecord } from './use-removed-record.ts'
import { useListHandle } from './use-list-handle.ts'
import { type ListPageModel, useListPage } from './use-list-page.ts'
import { useListRows } from './use-list-rows.ts'
import { useAnnounceList } from './use-announce-list.ts'
import { useViewState } from './use-view-state.ts'

/** Runs one list screen and returns its model. */
export function useList(definition: AnyList): ListModel {
  const { state, settle: settleAddress } = useListState(definition)
  const page = useListPage(definition, state)
  const { isLoading, totals } = page

  // Back from a form or a history: the cursor returns to where it was (listing/position/README §2).
  const [savedPosition] = useState(() => findSavedPosition(definition.path, formatListState(definition, state)))
  const viewState = useViewState(savedPosition)
  const { cursor, setCursor, selection, setSelection, gridRef } = viewState

  const updateState = (patch: Partial<ListState>, message?: string) => changeState(model, actions, patch, message)
  const viewKey = getViewKey(definition, state)
  const [isFrozen, freeze] = useFrozenView(viewKey, isLoading)
  const { data, totalRows, continuousRows, isTight, ...rowsState } = useListRows({
    definition,
    state,
    page,
    selection,
    updateState,
    setSelection,
  })
  const { columns, pinnedRows, rows } = rowsState
  const cursorRowIndex =
    cursor &&
    (state.continuous
      ? getContinuousCursorRowIndex(cursor, rows, pinnedRows.length, continuousRows.blocks)
      : getCursorRowIndex(cursor, rows, page))
  useUpdatedSelection(selection, data, setSelection)
  useCursorTracking({
    cursor,
    setCursor,
    rowIndex: cursorRowIndex,
    rows,
    data,
    columns,
    pinnedCount: pinnedRows.length,
    state,
    viewKey,
    isLoading,
  })
  // Set at once, whatever is drawn. No style depends on it, or it would cost a frame of its own.
  useLayoutEffect(() => gridRef.current?.setAttribute('aria-busy', String(isLoading)), [isLoading, gridRef])
  const cursorPage = getCursorPage(state, cursorRowIndex, rowsState, continuousRows)
  const pageRows = usePageRows(state, cursorPage, rowsState, page)
  const prefetchPage = usePrefetch(definition, state, totals?.totalPages ?? 0, page.enabled && !isLoading)
  const model = createListModel({
    definition,
    state,
    page,
    viewState,
    rowsState,
    continuousRows,
    totalRows,
    cursorRowIndex,
    pageRows,
    cursorPage,
    viewKey,
    isFrozen,
    updateState,
    prefetchPage,
  })
  useLastPage(model, page)
  useRemovedRecord(model, data)
  useListHandle(model, savedPosition)
  const announcementRef = useAnnounceList(page, viewKey)
  const actions = {
    setAnnouncement: (text: string) => void (announcementRef.current = text),
    settleAddress,
    freeze,
    setCursor,
  }
  return model
}

/** Updates selected rows to the platform's current data: sums, copies and commands use them. */
function useUpdatedSelection(
  selection: ListModel['selection'],
  data: readonly Row[],
  setSelection: (next: ListModel['selection']) => void,
): void {
  useLayoutEffect(() => {
    if (selection.size === 0) return
    const updatedRows = data.filter((record) => (selection.get(record.id) ?? record) !== record)
    if (updatedRows.length > 0)
      setSelection(new Map([...selection, ...updatedRows.map((record) => [record.id, record] as const)]))
    // oxlint-disable-next-line react/exhaustive-deps -- only when rows arrive
  }, [data])
}

type RowsState = Pick<ListModel, 'rows' | 'pinnedRows'>

/**
 * Returns the page (0-based) that the cursor is on. The page of a pinned row is that of its own index, if that is
 * known.
 */
function getCursorPage(
  state: ListState,
  cursorRowIndex: number | null,
  { rows, pinnedRows }: RowsState,
  { blocks }: Pick<ListModel, 'blocks'>,
): number {
  const pinnedRow = cursorRowIndex === null || cursorRowIndex >= pinnedRows.length ? undefined : rows[cursorRowIndex]
  const index = pinnedRow ? findRowIndex(blocks, pinnedRow.id) : Math.max(0, (cursorRowIndex ?? 0) - pinnedRows.length)
  return state.continuous && cursorRowIndex !== null && index !== null ? Math.floor(index / state.size) : state.page
}

/**
 * Returns the rows of the page. In continuous mode they are the loaded rows of the page that the cursor is on; indexes
 * without a row are skipped.
 */
function usePageRows(
  { continuous, size }: ListState,
  cursorPage: number,
  { rows, pinnedRows }: RowsState,
  page: ListPageModel,
): readonly Row[] {
  const from = pinnedRows.length + cursorPage * size
  return useMemo(
    () => (continuous ? rows.slice(from, from + size).filter(Boolean) : page.rows),
    [continuous, rows, from, size, page.rows],
  )
}

/**
 * Goes to the last page if the records of the last page were removed, or if the URL names a page that does not exist.
 */
function useLastPage({ definition, state, isLoading }: ListModel, { response }: ListPageModel): void {
  const lastPage = response && response.totalElements > 0 ? Math.ceil(response.totalElements / state.size) - 1 : null
  const isBeyond = !isLoading && lastPage !== null && state.page > lastPage
  useEffect(() => {
    if (isBeyond) navigateTo(toListLocation(definition, { ...state, page: lastPage }), { replace: true })
  }, [isBeyond, lastPage, definition, state])
}

/** Returns the row index of the cursor: its record's, else the row that took its place, else the last row. */
function getCursorRowIndex(cursor: Cursor, rows: readonly Row[], page: ListPageModel): number {
  if (cursor.row === -1 || rows.length === 0) return cursor.row
  const id = cursor.id ?? page.rows[cursor.pendingIndex ?? -1]?.id
  const index = id === undefined ? -1 : rows.findIndex((row) => row.id === id)
  if (index >= 0) return index
  // Only the pinned rows are loaded: the cursor is on none of them.
  return page.isLoading ? cursor.row : Math.max(0, Math.min(cursor.row, rows.length - 1))
}
