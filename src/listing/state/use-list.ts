/**
 * The hook of the list engine, for ListScreen: it joins the url state, the request behind it, the rows, the cursor
 * (kept by record id), the selection (kept across pages) and the handle for commands (commands/screen.ts).
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Row } from '#commands/resource.ts'
import { navigateTo } from '#commands/runtime.ts'
import type { ListState } from '#commands/screen.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { storeChoice, useListState, formatSearch } from '#listing/url-state/use-list-state.ts'
import { findRowIndex } from '#listing/url-state/continuous-rows.ts'
import { toListLocation, nextListState, formatListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import type { Cursor, ListModel } from '#listing/model.ts'
import { findSavedPosition } from '#listing/position/saved-positions.ts'
import { getContinuousCursorRow } from '#listing/position/continuous-cursor.ts'
import { useCursorTracking } from '#listing/position/use-cursor-tracking.ts'
import { requestStep } from './prefetch.ts'
import { isCached, fetchBeforeStep } from './offline-step.ts'
import { useFrozenView } from './use-frozen-view.ts'
import { createListModel } from './list-model.ts'
import { usePrefetch } from './use-prefetch.ts'
import { useRemovedRecord } from './use-removed-record.ts'
import { useListHandle } from './use-list-handle.ts'
import { type ListPageModel, useListPage } from './use-list-page.ts'
import { useListRows } from './use-list-rows.ts'
import { describeChange, useAnnounceList } from './use-announce-list.ts'
import { useViewState } from './use-view-state.ts'

/** Runs one list screen and returns its model. */
export function useList(definition: AnyList): ListModel {
  const { state, settle: settleAddress } = useListState(definition)
  const page = useListPage(definition, state)
  const { isLoading, totals } = page

  // Back from a form or a history: the cursor returns to where it was (listing/position/README §2).
  const [savedPosition] = useState(() => findSavedPosition(definition.path, formatListState(definition, state)))
  const viewState = useViewState(savedPosition)
  const { cursor, setCursor, selection, setSelection, setNotice, gridRef } = viewState

  function updateState(patch: Partial<ListState>, message?: string) {
    // In continuous mode a page is a position to scroll to.
    if (state.continuous && patch.page !== undefined && Object.keys(patch).length === 1) {
      announcementRef.current = ''
      return model.jumpToIndex(patch.page * state.size)
    }
    const next = nextListState(state, patch)
    if (getViewKey(definition, next) !== view && !isCached(definition, next))
      return void fetchBeforeStep(definition, next, () => updateState(patch, message))
    announcementRef.current =
      message ?? describeChange(definition, state, next, totals?.isTotalUnknown ? null : (totals?.totalPages ?? 1))
    if (patch.layout || patch.continuous !== undefined) storeChoice(definition, next)
    settleAddress()
    const nextView = getViewKey(definition, next)
    if (nextView !== view) requestStep(definition, next)
    if (!state.continuous && !next.continuous) freeze(nextView)
    // Navigate first: changing the URL after the page was drawn anew makes the browser compute its styles halfway.
    navigateTo({ to: definition.path, search: parseQueryParams(formatSearch(definition, next)) })
    setNotice(null)
    const isView = patch.page !== undefined || patch.size !== undefined || patch.sort !== undefined || patch.filters
    // A page turn keeps the column and moves the cursor to the first row below the pinned ones (commands/keys/README
    // §5). With another order, filter or size the cursor stays on its record if that is on the page.
    const { cursor: current } = model
    if (isView && patch.continuous === undefined && current)
      setCursor(
        patch.page === undefined
          ? { ...current, row: Math.min(current.row, pinnedRows.length) }
          : { ...current, row: current.row === -1 ? -1 : pinnedRows.length, id: null },
      )
  }

  const view = getViewKey(definition, state)
  const [isFrozen, freeze] = useFrozenView(view, isLoading)
  const { data, total, continuousRows, isTight, ...rowsState } = useListRows({
    definition,
    state,
    page,
    selection,
    updateState,
    setSelection,
  })
  const { columns, pinnedRows, rows } = rowsState
  const row =
    cursor &&
    (state.continuous
      ? getContinuousCursorRow(cursor, rows, pinnedRows.length, continuousRows.blocks)
      : getCursorRow(cursor, rows, page))
  // Selected rows are updated to the platform's current data: sums, copies and commands use them.
  useLayoutEffect(() => {
    if (selection.size === 0) return
    const updatedRows = data.filter((record) => (selection.get(record.id) ?? record) !== record)
    if (updatedRows.length > 0)
      setSelection(new Map([...selection, ...updatedRows.map((record) => [record.id, record] as const)]))
    // oxlint-disable-next-line react/exhaustive-deps -- only when rows arrive
  }, [data])
  useCursorTracking({
    cursor,
    setCursor,
    rowIndex: row,
    rows,
    data,
    columns,
    pinnedCount: pinnedRows.length,
    state,
    viewKey: view,
    isLoading,
  })
  // Set at once, whatever is drawn. No style depends on it, or it would cost a frame of its own.
  useLayoutEffect(() => gridRef.current?.setAttribute('aria-busy', String(isLoading)), [isLoading, gridRef])
  const { continuous, size } = state
  // The page of a pinned row is that of its own index, if that is known.
  const pinnedRow = row === null || row >= pinnedRows.length ? undefined : rows[row]
  const indexAmongAll = pinnedRow
    ? findRowIndex(continuousRows.blocks, pinnedRow.id)
    : Math.max(0, (row ?? 0) - pinnedRows.length)
  const cursorPage =
    continuous && row !== null && indexAmongAll !== null ? Math.floor(indexAmongAll / size) : state.page
  const from = pinnedRows.length + cursorPage * size
  // Continuous mode: the loaded rows of the page; indexes without a row are skipped.
  const pageRows = useMemo(
    () => (continuous ? rows.slice(from, from + size).filter(Boolean) : page.rows),
    [continuous, rows, from, size, page.rows],
  )
  const prefetchStep = usePrefetch(definition, state, totals?.totalPages ?? 0, page.enabled && !isLoading)
  const model = createListModel({
    definition,
    state,
    page,
    viewState,
    rowsState,
    continuousState: continuousRows,
    totalRows: total,
    cursorRow: row,
    pageRows,
    cursorPage,
    viewKey: view,
    isFrozen,
    updateState,
    prefetchPage: prefetchStep,
  })
  useLastPage(model, page)
  useRemovedRecord(model, data)
  useListHandle(model, savedPosition)
  const announcementRef = useAnnounceList(page, view)
  return model
}

/** Returns what the platform is asked for, as one text. */
const getViewKey = (definition: AnyList, state: ListState) =>
  formatListState(definition, { ...state, layout: DEFAULT_LAYOUT, pinnedIds: [], savedView: undefined })

/**
 * Goes to the last page if the records of the last page were removed, or if the URL names a page that does not exist.
 */
function useLastPage({ definition, state, isLoading }: ListModel, { response }: ListPageModel): void {
  const last = response && response.totalElements > 0 ? Math.ceil(response.totalElements / state.size) - 1 : null
  const isBeyond = !isLoading && last !== null && state.page > last
  useEffect(() => {
    if (isBeyond) navigateTo(toListLocation(definition, { ...state, page: last }), { replace: true })
  }, [isBeyond, last, definition, state])
}

/** Returns the row index of the cursor: its record's, else the row that took its place, else the last row. */
function getCursorRow(cursor: Cursor, rows: readonly Row[], page: ListPageModel): number {
  if (cursor.row === -1 || rows.length === 0) return cursor.row
  const id = cursor.id ?? page.rows[cursor.pendingIndex ?? -1]?.id
  const index = id === undefined ? -1 : rows.findIndex((row) => row.id === id)
  if (index >= 0) return index
  // Only the pinned rows are loaded: the cursor is on none of them.
  return page.isLoading ? cursor.row : Math.max(0, Math.min(cursor.row, rows.length - 1))
}
