/**
 * The list engine's hook: the address's state, the request behind it, the rows, the cursor kept by record id, the
 * selection kept over pages, and the handle through which every command reaches the list (commands/screen.ts).
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

/** Runs one list screen. */
export function useList(definition: AnyList): ListModel {
  const { state, settle: settleAddress } = useListState(definition)
  const page = useListPage(definition, state)
  const { isLoading, totals } = page

  // Back from a form or a history: the cursor stands where it stood (listing/position/README §2).
  const [returned] = useState(() => findSavedPosition(definition.path, formatListState(definition, state)))
  const viewState = useViewState(returned)
  const { cursor, setCursor, selection, setSelection, setNotice, gridRef } = viewState

  function updateState(patch: Partial<ListState>, message?: string) {
    // In one long table a page is a place to go to.
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
    if (!state.continuous && !next.continuous) hold(nextView)
    // First: written over a page that has been drawn anew, the address has its styles worked out in the middle of it.
    navigateTo({ to: definition.path, search: parseQueryParams(formatSearch(definition, next)) })
    setNotice(null)
    const isView = patch.page !== undefined || patch.size !== undefined || patch.sort !== undefined || patch.filters
    // A change of page keeps the column and puts the cursor on its first row, beneath those on top
    // (commands/keys/README §5); in another order, filter or size it goes to its record where that is on the page.
    const { cursor: at } = model
    if (isView && patch.continuous === undefined && at)
      setCursor(
        patch.page === undefined
          ? { ...at, row: Math.min(at.row, pinnedRows.length) }
          : { ...at, row: at.row === -1 ? -1 : pinnedRows.length, id: null },
      )
  }

  const view = getViewKey(definition, state)
  const [isHeld, hold] = useFrozenView(view, isLoading)
  const { data, total, long, isTight, ...shown } = useListRows({
    definition,
    state,
    page,
    selection,
    updateState,
    setSelection,
  })
  const { columns, pinnedRows, rows } = shown
  const row =
    cursor &&
    (state.continuous
      ? getContinuousCursorRow(cursor, rows, pinnedRows.length, long.blocks)
      : getCursorRow(cursor, rows, page))
  // What is selected is what the platform has of it now: sums, copies and verbs go by it.
  useLayoutEffect(() => {
    if (selection.size === 0) return
    const anew = data.filter((one) => (selection.get(one.id) ?? one) !== one)
    if (anew.length > 0) setSelection(new Map([...selection, ...anew.map((one) => [one.id, one] as const)]))
    // oxlint-disable-next-line react/exhaustive-deps -- of rows that have come
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
  // Told at once, whatever is drawn; no style goes by it, or a frame would be drawn for it alone.
  useLayoutEffect(() => gridRef.current?.setAttribute('aria-busy', String(isLoading)), [isLoading, gridRef])
  const { continuous, size } = state
  // That of a row on top is the page of its place, as far as that is known.
  const pinnedRow = row === null || row >= pinnedRows.length ? undefined : rows[row]
  const indexAmongAll = pinnedRow
    ? findRowIndex(long.blocks, pinnedRow.id)
    : Math.max(0, (row ?? 0) - pinnedRows.length)
  const pageSeen = continuous && row !== null && indexAmongAll !== null ? Math.floor(indexAmongAll / size) : state.page
  const from = pinnedRows.length + pageSeen * size
  // Of one long table those of the page that are there: places without a row are passed over.
  const pageRows = useMemo(
    () => (continuous ? rows.slice(from, from + size).filter(Boolean) : page.rows),
    [continuous, rows, from, size, page.rows],
  )
  const meanPage = usePrefetch(definition, state, totals?.totalPages ?? 0, page.enabled && !isLoading)
  const model = createListModel({
    definition,
    state,
    page,
    viewState,
    rowsState: shown,
    continuousState: long,
    totalRows: total,
    cursorRow: row,
    pageRows,
    cursorPage: pageSeen,
    viewKey: view,
    isFrozen: isHeld,
    updateState,
    prefetchPage: meanPage,
  })
  useLastPage(model, page)
  useRemovedRecord(model, data)
  useListHandle(model, returned)
  const announcementRef = useAnnounceList(page, view)
  return model
}

/** What the platform is asked for, as one text. */
const getViewKey = (definition: AnyList, state: ListState) =>
  formatListState(definition, { ...state, layout: DEFAULT_LAYOUT, pinnedIds: [], savedView: undefined })

/** Goes to the last page where the last records of it were removed, or the address names one that is not there. */
function useLastPage({ definition, state, isLoading }: ListModel, { response }: ListPageModel): void {
  const last = response && response.totalElements > 0 ? Math.ceil(response.totalElements / state.size) - 1 : null
  const isBeyond = !isLoading && last !== null && state.page > last
  useEffect(() => {
    if (isBeyond) navigateTo(toListLocation(definition, { ...state, page: last }), { replace: true })
  }, [isBeyond, last, definition, state])
}

/** The row index of the cursor: its record's, else the row that took its place, else the last one. */
function getCursorRow(cursor: Cursor, rows: readonly Row[], page: ListPageModel): number {
  if (cursor.row === -1 || rows.length === 0) return cursor.row
  const id = cursor.id ?? page.rows[cursor.pendingIndex ?? -1]?.id
  const index = id === undefined ? -1 : rows.findIndex((row) => row.id === id)
  if (index >= 0) return index
  // Those on top alone are there: it stands on none of them.
  return page.isLoading ? cursor.row : Math.max(0, Math.min(cursor.row, rows.length - 1))
}
