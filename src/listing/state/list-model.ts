/** A list as its parts and its commands take it, put together from what useList has of it. */
import { invalidateQueries } from '#api/cache/query.ts'
import { nextListState, toggleSort, formatListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { toPinnedRowIndex } from '#listing/position/continuous-cursor.ts'
import type { ListPageModel } from './use-list-page.ts'
import type { useListRows } from './use-list-rows.ts'
import type { useViewState } from './use-view-state.ts'

type Rows = ReturnType<typeof useListRows>

interface ModelParts extends Pick<
  ListModel,
  'definition' | 'state' | 'pageRows' | 'cursorPage' | 'viewKey' | 'isFrozen' | 'updateState' | 'prefetchPage'
> {
  definition: AnyList
  page: ListPageModel
  viewState: ReturnType<typeof useViewState>
  rowsState: Omit<Rows, 'data' | 'total' | 'long' | 'isTight'>
  continuousState: Rows['long']
  /** How many records there are. */
  totalRows: number
  /** Where the cursor stands among the rows; null for nowhere. */
  cursorRow: number | null
}

/** Pure: the same parts give the same list. */
export function createListModel(parts: ModelParts): ListModel {
  const { definition, state, page, viewState, rowsState, continuousState, totalRows, cursorRow, updateState } = parts
  const { isLoading, totals } = page
  const { cursor } = viewState
  const { columns, pinnedRows, rows } = rowsState
  /** Before the rows are read anew: of a page that was turned to, the cursor knows its place alone. */
  const pinCursorToRecord = () => viewState.setCursor((now) => (now === cursor ? model.cursor : now))
  const model: ListModel = {
    ...viewState,
    definition,
    state,
    ...rowsState,
    pageRows: parts.pageRows,
    missingCount: state.continuous
      ? Math.max(0, Math.min(state.size, totalRows - parts.cursorPage * state.size) - parts.pageRows.length)
      : 0,
    blocks: continuousState.blocks,
    failedBlocks: continuousState.missed,
    cursorPage: parts.cursorPage,
    viewKey: parts.viewKey,
    firstRowIndex: page.firstRow,
    isLoading,
    isFrozen: parts.isFrozen,
    hasFailed: page.hasFailed,
    idleReason: page.idle,
    totals,
    cursor:
      cursor === null || cursorRow === null
        ? null
        : {
            row: cursorRow,
            previousRow: cursor.row,
            column: Math.min(cursor.column, columns.length - 1),
            // Of a page that was turned to the record is told by its row; one long table notes it
            // (long/use-sought-cursor.ts).
            id: cursor.id ?? (state.continuous ? null : (rows[cursorRow]?.id ?? null)),
          },
    setCursor(meant, id) {
      const next = { ...meant, row: toPinnedRowIndex(model, meant.row) }
      // While the rows are away the cursor keeps its record.
      const kept = isLoading && cursor && next.row === cursor.row ? cursor : null
      viewState.setCursor({
        ...kept,
        ...next,
        id: id === undefined ? (kept ? kept.id : (rows[next.row]?.id ?? null)) : id,
      })
    },
    applyFilters(next) {
      const kept = formatListState(definition, nextListState(state, { filters: next }))
      if (kept === formatListState(definition, state)) model.reload()
      else updateState({ filters: next })
    },
    closeMenu() {
      viewState.setOpenMenu(null)
      viewState.gridRef.current?.focus()
    },
    sortBy: (field) => updateState({ sort: toggleSort(state.sort, field) }),
    reload() {
      viewState.setNotice(null)
      pinCursorToRecord()
      // What was read of its records besides, too, and those that stay on top of another page.
      invalidateQueries([`${definition.endpoint.id}.`])
      // Rows of a part are no records: what they are a part of reads itself anew.
      if (!definition.fixedInput) void definition.resource.record?.().then(({ id }) => invalidateQueries([id]))
      page.reload()
    },
    cancelLoading: page.giveUp,
    updateState,
    turnPages: (step) => updateState({ page: model.cursorPage + step }),
    setBlock: continuousState.setBlock,
    replacePage(next, blocks) {
      pinCursorToRecord()
      continuousState.renew(next, blocks)
    },
    setFailedBlocks: continuousState.setMissed,
    retry() {
      if (page.hasFailed) model.reload()
      else continuousState.setMissed(() => [])
    },
    jumpToIndex(index) {
      model.setCursor({
        row: pinnedRows.length + Math.max(0, Math.min(index, totalRows - 1)),
        column: cursor?.column ?? 0,
      })
    },
    prefetchPage: parts.prefetchPage,
  }
  return model
}
