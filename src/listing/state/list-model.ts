/** Builds the list model, which the parts of the screen and the commands take, from the results of useList's hooks. */
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
  rowsState: Omit<Rows, 'data' | 'totalRows' | 'continuousRows' | 'isTight'>
  continuousRows: Rows['continuousRows']
  /** How many records there are. */
  totalRows: number
  /** Display index of the cursor; null for none. */
  cursorRowIndex: number | null
}

/** Pure: the same parts give the same model. */
export function createListModel(parts: ModelParts): ListModel {
  const { definition, state, page, viewState, rowsState, continuousRows, totalRows, updateState } = parts
  const { isLoading, totals } = page
  const { cursor } = viewState
  const { pinnedRows, rows } = rowsState
  /** Call before the rows are read again: after a page turn the cursor knows only its index, not yet its record. */
  const pinCursorToRecord = () => viewState.setCursor((now) => (now === cursor ? model.cursor : now))
  const model: ListModel = {
    ...viewState,
    definition,
    state,
    ...rowsState,
    pageRows: parts.pageRows,
    missingCount: countMissing(parts),
    blocks: continuousRows.blocks,
    failedBlocks: continuousRows.failedBlocks,
    cursorPage: parts.cursorPage,
    viewKey: parts.viewKey,
    firstRowIndex: page.firstRowIndex,
    isLoading,
    isFrozen: parts.isFrozen,
    hasFailed: page.hasFailed,
    idleReason: page.idleReason,
    totals,
    cursor: getCursor(parts),
    setCursor(target, id) {
      const next = { ...target, row: toPinnedRowIndex(model, target.row) }
      // While the rows are being loaded the cursor keeps its record.
      const keptCursor = isLoading && cursor && next.row === cursor.row ? cursor : null
      viewState.setCursor({
        ...keptCursor,
        ...next,
        id: id === undefined ? (keptCursor ? keptCursor.id : (rows[next.row]?.id ?? null)) : id,
      })
    },
    applyFilters(next) {
      const search = formatListState(definition, nextListState(state, { filters: next }))
      if (search === formatListState(definition, state)) model.reload()
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
      // Also invalidates single records that were read, and pinned records of other pages.
      void invalidateQueries([`${definition.endpoint.id}.`])
      // Rows of a sub-list are no records of their own: their parent record reloads itself.
      if (!definition.fixedInput) void definition.resource.record?.().then(({ id }) => invalidateQueries([id]))
      page.reload()
    },
    cancelLoading: page.cancelLoading,
    updateState,
    turnPages: (step) => updateState({ page: model.cursorPage + step }),
    setBlock: continuousRows.setBlock,
    replacePage(next, blocks) {
      pinCursorToRecord()
      continuousRows.replaceBlocks(next, blocks)
    },
    setFailedBlocks: continuousRows.setFailedBlocks,
    retry() {
      if (page.hasFailed) model.reload()
      else continuousRows.setFailedBlocks(() => [])
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

/** Counts the rows of the cursor's page that are not loaded. */
const countMissing = ({ state, totalRows, cursorPage, pageRows }: ModelParts): number =>
  state.continuous ? Math.max(0, Math.min(state.size, totalRows - cursorPage * state.size) - pageRows.length) : 0

/** Returns the cursor as the table shows it; null for none. */
function getCursor({ state, viewState: { cursor }, rowsState, cursorRowIndex }: ModelParts): ListModel['cursor'] {
  if (cursor === null || cursorRowIndex === null) return null
  return {
    row: cursorRowIndex,
    previousRow: cursor.row,
    column: Math.min(cursor.column, rowsState.columns.length - 1),
    // After a page turn the record is found by the row index. In continuous mode useCursorSearch sets the id
    // (continuous/use-cursor-search.ts).
    id: cursor.id ?? (state.continuous ? null : (rowsState.rows[cursorRowIndex]?.id ?? null)),
  }
}
