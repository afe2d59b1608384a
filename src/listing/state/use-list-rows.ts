/** Which rows of a list stand where: those on top, then the page's, or the blocks of one long table that are there. */
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

/** The table of a list and the rows in it. */
export function useListRows({ definition, state, page, selection, updateState, setSelection }: RowsOptions) {
  const { pinnedIds, continuous } = state
  const { isLoading, drawn, rows: pageRows } = page
  const width = useSyncExternalStore(tableWidthStore.subscribe, tableWidthStore.get)
  // Of the definition's widths: no column may change its place because another one was made wider, or hidden.
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
  const long = useContinuousRows(continuous && !isLoading, drawn, page.askedPage)
  const total = continuous && page.totals?.isTotalUnknown ? long.reach : (page.totals?.totalElements ?? 0)
  const content = continuous ? long.loaded : (drawn?.content ?? NO_ROWS)
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
  const [tops, center] = useMemo(readSections, [data, pinnedIds])
  const rows = useMemo(() => {
    const top = tops.map(({ original }) => original)
    if (continuous) return createContinuousRows(top, long.blocks, isLoading ? 0 : total)
    return top.length === 0 ? pageRows : [...top, ...(isLoading ? [] : center.map(({ original }) => original))]
  }, [tops, center, pageRows, isLoading, total, continuous, long.blocks])
  function getRowAt(index: number): GridTableRow | undefined {
    if (index < tops.length) return tops[index]
    const place = index - tops.length
    if (!continuous) return hasPins ? center[place] : getTableRow(table, place)
    const inBlocks = findIndexInBlocks(long.blocks, place)
    return inBlocks === null ? undefined : getTableRow(table, missingPinnedRows.length + inBlocks)
  }
  return {
    table,
    isTight,
    columns: getVisibleColumns(table),
    pinnedRows: tops,
    rows,
    /** Of the page or the blocks, with those on top that are of other pages. */
    data,
    total,
    long,
    renderedCount: content.length,
    centerCount: continuous ? rows.length - tops.length : hasPins ? center.length : content.length,
    getTableRow: getRowAt,
    getRenderedRow(index: number): RenderedRow | undefined {
      // Rows on top leave the others' order to the table, but for those of blocks: drawn by themselves while other rows
      // are about to come, they find the table gone on to those.
      if (hasPins && (!continuous || index < tops.length)) return getRowAt(index)
      const place = continuous ? findIndexInBlocks(long.blocks, index - tops.length) : index
      const at = place === null ? -1 : missingPinnedRows.length + place
      const original = data[at]
      return original && { original, index: at }
    },
  }
}
