/**
 * The list engine's hook: the address's state, the request behind it, the rows, the cursor kept by record id, the
 * selection kept over pages, and the handle through which every command reaches the list (commands/screen.ts).
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Row } from '#commands/noun.ts'
import { goTo } from '#commands/runtime.ts'
import type { ListState } from '#commands/screen.ts'
import { readQuery } from '#lib/places/place.ts'
import { PLAIN_LAYOUT } from '#listing/address/column-layout.ts'
import { keepChoice, useListState, writeSearch } from '#listing/address/list-search.ts'
import { placeAmongAll } from '#listing/address/long-rows.ts'
import { listPlace, nextListState, writeListState } from '#listing/address/url-state.ts'
import type { AnyList } from '#listing/define.ts'
import type { Cursor, ListModel } from '#listing/model.ts'
import { placeToReturnTo } from '#listing/place/list-places.ts'
import { longPlaceOf } from '#listing/place/long-cursor.ts'
import { useKeptCursor } from '#listing/place/use-kept-cursor.ts'
import { askForStep } from './ahead.ts'
import { isAtHand, readForStep } from './offline-step.ts'
import { useHeldDrawing } from './held-drawing.ts'
import { listModel } from './list-model.ts'
import { useAhead } from './use-ahead.ts'
import { useGoneRecord } from './use-gone-record.ts'
import { useListHandle } from './use-list-handle.ts'
import { type ListPageModel, useListPage } from './use-list-page.ts'
import { useListRows } from './use-list-rows.ts'
import { deedOf, useListTold } from './use-list-told.ts'
import { useListView } from './use-list-view.ts'

/** Runs one list screen. */
export function useList(definition: AnyList): ListModel {
  const { state, settle } = useListState(definition)
  const page = useListPage(definition, state)
  const { loading, totals } = page

  // Back from a form or a history: the cursor stands where it stood (listing/place/README §2).
  const [returned] = useState(() => placeToReturnTo(definition.path, writeListState(definition, state)))
  const own = useListView(returned)
  const { cursor, setCursor, selection, setSelection, setNotice, gridRef } = own

  function show(patch: Partial<ListState>, said?: string) {
    // In one long table a page is a place to go to.
    if (state.continuous && patch.page !== undefined && Object.keys(patch).length === 1) {
      did.current = ''
      return model.jump(patch.page * state.size)
    }
    const next = nextListState(state, patch)
    if (viewOf(definition, next) !== view && !isAtHand(definition, next))
      return void readForStep(definition, next, () => show(patch, said))
    did.current = said ?? deedOf(definition, state, next, totals?.isOpen ? null : (totals?.totalPages ?? 1))
    if (patch.layout || patch.continuous !== undefined) keepChoice(definition, next)
    settle()
    const nextView = viewOf(definition, next)
    if (nextView !== view) askForStep(definition, next)
    if (!state.continuous && !next.continuous) hold(nextView)
    // First: written over a page that has been drawn anew, the address has its styles worked out in the middle of it.
    goTo({ to: definition.path, search: readQuery(writeSearch(definition, next)) })
    setNotice(null)
    const isView = patch.page !== undefined || patch.size !== undefined || patch.sort !== undefined || patch.filters
    // A change of page keeps the column and puts the cursor on its first row, beneath those on top
    // (commands/keys/README §5); in another order, filter or size it goes to its record where that is on the page.
    const { cursor: at } = model
    if (isView && patch.continuous === undefined && at)
      setCursor(
        patch.page === undefined
          ? { ...at, row: Math.min(at.row, tops.length) }
          : { ...at, row: at.row === -1 ? -1 : tops.length, id: null },
      )
  }

  const view = viewOf(definition, state)
  const [isHeld, hold] = useHeldDrawing(view, loading)
  const { data, total, long, isTight, ...shown } = useListRows({
    definition,
    state,
    page,
    selection,
    show,
    setSelection,
  })
  const { columns, tops, rows } = shown
  const row =
    cursor && (state.continuous ? longPlaceOf(cursor, rows, tops.length, long.blocks) : placeOf(cursor, rows, page))
  // What is selected is what the platform has of it now: sums, copies and verbs go by it.
  useLayoutEffect(() => {
    if (selection.size === 0) return
    const anew = data.filter((one) => (selection.get(one.id) ?? one) !== one)
    if (anew.length > 0) setSelection(new Map([...selection, ...anew.map((one) => [one.id, one] as const)]))
    // oxlint-disable-next-line react/exhaustive-deps -- of rows that have come
  }, [data])
  useKeptCursor({ cursor, setCursor, row, rows, data, columns, tops: tops.length, state, view, loading })
  // Told at once, whatever is drawn; no style goes by it, or a frame would be drawn for it alone.
  useLayoutEffect(() => gridRef.current?.setAttribute('aria-busy', String(loading)), [loading, gridRef])
  const { continuous, size } = state
  // That of a row on top is the page of its place, as far as that is known.
  const onTop = row === null || row >= tops.length ? undefined : rows[row]
  const among = onTop ? placeAmongAll(long.blocks, onTop.id) : Math.max(0, (row ?? 0) - tops.length)
  const pageSeen = continuous && row !== null && among !== null ? Math.floor(among / size) : state.page
  const from = tops.length + pageSeen * size
  // Of one long table those of the page that are there: places without a row are passed over.
  const pageRows = useMemo(
    () => (continuous ? rows.slice(from, from + size).filter(Boolean) : page.rows),
    [continuous, rows, from, size, page.rows],
  )
  const meanPage = useAhead(definition, state, totals?.totalPages ?? 0, page.enabled && !loading)
  const model = listModel({
    definition,
    state,
    page,
    own,
    shown,
    long,
    total,
    row,
    pageRows,
    pageSeen,
    viewKey: view,
    isHeld,
    show,
    meanPage,
  })
  useLastPage(model, page)
  useGoneRecord(model, data)
  useListHandle(model, returned)
  const did = useListTold(page, view)
  return model
}

/** What the platform is asked for, as one text. */
const viewOf = (definition: AnyList, state: ListState) =>
  writeListState(definition, { ...state, layout: PLAIN_LAYOUT, pins: [], savedView: undefined })

/** Goes to the last page where the last records of it were removed, or the address names one that is not there. */
function useLastPage({ definition, state, loading }: ListModel, { answer }: ListPageModel): void {
  const last = answer && answer.totalElements > 0 ? Math.ceil(answer.totalElements / state.size) - 1 : null
  const isBeyond = !loading && last !== null && state.page > last
  useEffect(() => {
    if (isBeyond) goTo(listPlace(definition, { ...state, page: last }), { replace: true })
  }, [isBeyond, last, definition, state])
}

/** The row index of the cursor: its record's, else the row that took its place, else the last one. */
function placeOf(cursor: Cursor, rows: readonly Row[], page: ListPageModel): number {
  if (cursor.row === -1 || rows.length === 0) return cursor.row
  const id = cursor.id ?? page.rows[cursor.place ?? -1]?.id
  const index = id === undefined ? -1 : rows.findIndex((row) => row.id === id)
  if (index >= 0) return index
  // Those on top alone are there: it stands on none of them.
  return page.loading ? cursor.row : Math.max(0, Math.min(cursor.row, rows.length - 1))
}
