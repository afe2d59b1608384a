/**
 * Which rows of a list are at which index: pinned rows first, then the page's rows or the loaded blocks of continuous
 * mode.
 */
import { useMemo, useSyncExternalStore } from 'react'
import type { Row } from '#commands/resource.ts'
import type { ListState } from '#commands/screen.ts'
import { DEFAULT_LAYOUT } from '#listing/url-state/column-layout.ts'
import { createContinuousRows, findIndexInBlocks } from '#listing/url-state/continuous-rows.ts'
import { useIsPrinting } from '#listing/export/use-printing.ts'
import type { AnyList } from '#listing/define.ts'
import { computeGridSizes } from '#listing/grid/grid-sizes.ts'
import {
  getCenterRows,
  getVisibleColumns,
  type RenderedRow,
  type GridTableRow,
  getTableRow,
  getPinnedRows,
  useGridTable,
} from '#listing/grid/grid-table.ts'
import { tableWidthStore } from '#listing/grid/use-row-window.ts'
import { useContinuousRows } from '#listing/continuous/use-continuous-rows.ts'
import { usePinnedRows } from '#listing/pinned/use-pinned-rows.ts'
import { NO_ROWS } from './page-state.ts'
import type { ListPageModel } from './use-list-page.ts'

interface RowsOptions {
  definition: AnyList
  state: ListState
  page: ListPageModel
  selection: ReadonlyMap<number, Row>
  updateState: (patch: Partial<ListState>) => void
  setSelection: (next: ReadonlyMap<number, Row>) => void
}

/** Returns the table of a list and its rows. */
export function useListRows({ definition, state, page, selection, updateState, setSelection }: RowsOptions) {
  const { pinnedIds, continuous } = state
  const { isLoading, shownPage, rows: pageRows } = page
  const width = useSyncExternalStore(tableWidthStore.subscribe, tableWidthStore.get)
  // By the definition's widths: no column may move because another one was made wider, or was hidden.
  const isTight = useMemo(
    () =>
      computeGridSizes(definition.columns, DEFAULT_LAYOUT, {
        isNarrow: false,
        commandCount: definition.rowCommands?.length ?? 0,
        scrollerWidth: width,
      }).totalWidth > width,
    [definition, width],
  )
  // Paper has the order of the definition, like every file.
  const isPrinting = useIsPrinting()
  const continuousRows = useContinuousRows(continuous && !isLoading, shownPage, page.requestedPage)
  const totalRows =
    continuous && page.totals?.isTotalUnknown ? continuousRows.knownRowCount : (page.totals?.totalElements ?? 0)
  const content = continuous ? continuousRows.loaded : (shownPage?.content ?? NO_ROWS)
  const missingPinnedRows = usePinnedRows(definition, pinnedIds, content)
  const data = useMemo(
    () => (missingPinnedRows.length === 0 ? content : [...missingPinnedRows, ...content]),
    [missingPinnedRows, content],
  )
  const table = useGridTable({
    definition,
    state,
    data,
    selection,
    isNarrow: isTight && !isPrinting,
    updateState,
    setSelection,
  })
  const hasPins = pinnedIds.length > 0
  const readSections = () => [getPinnedRows(table, hasPins), getCenterRows(table, hasPins)] as const
  // oxlint-disable-next-line react/exhaustive-deps -- the table keeps the rows and the pinned ids in its own state
  const [pinnedRows, center] = useMemo(readSections, [data, pinnedIds])
  const rows = useMemo(() => {
    const pinnedRecords = pinnedRows.map(({ original }) => original)
    if (continuous) return createContinuousRows(pinnedRecords, continuousRows.blocks, isLoading ? 0 : totalRows)
    return pinnedRecords.length === 0
      ? pageRows
      : [...pinnedRecords, ...(isLoading ? [] : center.map(({ original }) => original))]
  }, [pinnedRows, center, pageRows, isLoading, totalRows, continuous, continuousRows.blocks])
  function getRowAt(index: number): GridTableRow | undefined {
    if (index < pinnedRows.length) return pinnedRows[index]
    const centerIndex = index - pinnedRows.length
    if (!continuous) return hasPins ? center[centerIndex] : getTableRow(table, centerIndex)
    const inBlocks = findIndexInBlocks(continuousRows.blocks, centerIndex)
    return inBlocks === null ? undefined : getTableRow(table, missingPinnedRows.length + inBlocks)
  }
  return {
    table,
    isTight,
    columns: getVisibleColumns(table),
    pinnedRows,
    rows,
    /** The rows of the page or the blocks, plus the pinned rows of other pages. */
    data,
    totalRows,
    continuousRows,
    renderedCount: content.length,
    centerCount: continuous ? rows.length - pinnedRows.length : hasPins ? center.length : content.length,
    getTableRow: getRowAt,
    getRenderedRow(index: number): RenderedRow | undefined {
      // With pinned rows the table knows the order of the others, except in continuous mode: blocks that are shown
      // while other rows are about to arrive find that the table has already moved on to those.
      if (hasPins && (!continuous || index < pinnedRows.length)) return getRowAt(index)
      const centerIndex = continuous ? findIndexInBlocks(continuousRows.blocks, index - pinnedRows.length) : index
      const dataIndex = centerIndex === null ? -1 : missingPinnedRows.length + centerIndex
      const original = data[dataIndex]
      return original && { original, index: dataIndex }
    },
  }
}
