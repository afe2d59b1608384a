/** Draws the rows of a table in their current state: loaded, loading or pinned. */
import { type RefObject, useSyncExternalStore } from 'react'
import { getCurrentRun, subscribeToCurrentRun, getItemStatus } from '#commands/bulk/run-store.ts'
import { getCellEdits, getRowEdits, subscribeToCellEdits } from '#listing/edit-cell/cell-edits.ts'
import { getBlockSize, findRowIndex } from '#listing/url-state/continuous-rows.ts'
import type { Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { RenderedRow } from '#listing/grid/grid-table.ts'
import type { ListModel } from '#listing/model.ts'
import { isPinnedDuplicate } from '#listing/position/continuous-cursor.ts'
import { GridRow } from './grid-row.tsx'
import type { HoveredRowStore } from './pointer.ts'
import { LoadingRow } from './loading-row.tsx'

/** The props shared by all rows of a table: the same objects as long as their content is equal. */
interface SharedRowProps {
  columns: readonly Column[]
  sizes: GridSizes
  getCellId: (row: number, column: number) => string
  latestListRef: RefObject<ListModel>
  hoveredRowStore: HoveredRowStore
}

/** Returns the function that draws the row at a display index; `top` (px) for a row that scrolls. */
export function useRenderRow(
  list: ListModel,
  { columns, sizes, getCellId, latestListRef, hoveredRowStore }: SharedRowProps,
) {
  const { definition, cursor, openMenu } = list
  const topCount = list.pinnedRows.length
  const run = useSyncExternalStore(subscribeToCurrentRun, getCurrentRun)
  useSyncExternalStore(subscribeToCellEdits, getCellEdits)
  const menuRowId = openMenu !== null && typeof openMenu === 'object' && 'rowId' in openMenu ? openMenu.rowId : null
  return (index: number, key: React.Key, top?: number) => {
    const row = list.getRenderedRow(index)
    const page = getStartingPage(list, index)
    const column = cursor?.row === index ? cursor.column : null
    if (!row)
      return (
        <LoadingRow
          key={key}
          {...{ index, topCount, top, startingPage: page, columns, getCellId, sizes }}
          cursorColumn={column}
          hasFailed={list.failedBlocks.includes(Math.floor((index - topCount) / getBlockSize()))}
        />
      )
    const record = row.original
    const { id } = record
    return (
      <GridRow
        key={key}
        definition={definition}
        index={index}
        top={top}
        ariaIndex={getAriaIndex(list, row, index)}
        startingPage={page}
        record={record}
        columns={columns}
        cursorColumn={column}
        isSelected={list.selection.has(id)}
        isMenuOpen={menuRowId === id}
        isPinned={index < topCount}
        isPinnedDuplicate={index >= topCount && isPinnedDuplicate(list, index)}
        isChanged={list.changedIds.has(id)}
        edits={getRowEdits(definition.resource, id)}
        runStatus={run && getItemStatus(definition.resource, id)}
        latestListRef={latestListRef}
        hoveredRowStore={hoveredRowStore}
        getCellId={getCellId}
        sizes={sizes}
      />
    )
  }
}

/** Returns the index over all pages, the header being 1; undefined for a pinned row whose index is not known. */
function getAriaIndex(list: ListModel, row: RenderedRow, index: number): number | undefined {
  if (list.state.continuous) {
    const rowIndex =
      index < list.pinnedRows.length ? findRowIndex(list.blocks, row.original.id) : index - list.pinnedRows.length
    return rowIndex === null ? undefined : rowIndex + 2
  }
  // In the table's data, pinned rows of other pages come before those of the page.
  const rowIndex = row.index - (list.table.options.data.length - list.renderedCount)
  return rowIndex < 0 ? undefined : list.firstRowIndex + rowIndex + 2
}

/**
 * Returns the 1-based page that begins with this row in continuous mode; undefined for the first row and without a
 * page.
 */
function getStartingPage({ state, pinnedRows }: ListModel, index: number): number | undefined {
  const rowIndex = index - pinnedRows.length
  return state.continuous && rowIndex > 0 && rowIndex % state.size === 0 ? rowIndex / state.size + 1 : undefined
}
